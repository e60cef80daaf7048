import { type Language, defaultLanguage, languages } from "#contract/language.ts"
import { type LocalizedColumns, fallback } from "#contract/localized.ts"
import {
  type PageBlock,
  type PageBlockInput,
  pageBlockInputSchema,
  pageBlockPatchSchema,
  pageBlockSchema,
} from "#contract/text-page.ts"
import { type TextPageLink, mostFigures, textPagePath } from "#contract/text-page-constants.ts"
import { AppError, fieldError, invalid } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { plainTitle } from "#server/rich-text/clean.ts"
import { type ReadScope, defineRecord } from "#server/records/define-record.ts"
import { listRecords } from "#server/records/read-records.ts"

/** A block with image and text on a stored page. */
export const pageBlockRecord = defineRecord({
  kind: "page-part",
  table: "page_part",
  input: pageBlockInputSchema,
  patch: pageBlockPatchSchema,
  shown: pageBlockSchema,
  texts: ["title", "description"],
  richTexts: ["description"],
  images: { many: false, atLeast: 0 },
  references: {},
  orderedWithin: ["page_id"],
  async beforeCreate(trx, input: PageBlockInput & { page_id?: TextPageLink }) {
    checkFigure(input)
    const { page_id = "gas-turbina" } = input
    if (input.kind === "figure") await checkFigures(trx, page_id)
    return { ...input, page_id }
  },
  async beforeChange(_trx, before, change) {
    checkFigure({ ...before, ...change })
    return change
  },
  title: (part: PageBlock, language = defaultLanguage) =>
    fallback(part, "title", language).text || plainTitle(fallback(part, "description", language).text),
  shownAt: (_id, record) => textPagePath(record?.page_id ?? "gas-turbina"),
  abilities: { read: "content.read", change: "content.publish" },
  hiding: { whole: true, languages: true },
  complete: async (_db, parts) => parts.map((part) => ({ ...part, image: part.image_id })),
  async beforeDelete(_trx, part, page: string) {
    if (part.page_id !== page) throw new AppError("not_found")
  },
})

/** Rejects a figure without value or without label, at the field that lacks it. */
function checkFigure(block: Pick<PageBlock, "kind"> & LocalizedColumns<"title" | "description">): void {
  if (block.kind !== "figure") return
  const isFilled = languages.some((language) => block[`title_${language}`] || block[`description_${language}`])
  const checked: readonly Language[] = isFilled ? languages : [defaultLanguage]
  const errors = checked.flatMap((language) => {
    const fields = [`title_${language}`, `description_${language}`] as const
    const empty = fields.filter((field) => block[field] === "")
    return isFilled && empty.length === fields.length ? [] : empty.map((field) => fieldError(field, "required"))
  })
  if (errors.length > 0) throw new AppError("invalid", { errors })
}

/** Rejects a figure beyond those that a page has room for. */
async function checkFigures(trx: Database, page: TextPageLink): Promise<void> {
  const blocks = await listPageBlocks(trx, page, "edited")
  if (blocks.filter(({ kind }) => kind === "figure").length >= mostFigures) throw invalid("kind", "too_many_items")
}

/** Returns the blocks of a page in order. */
export const listPageBlocks = (db: Database, page: TextPageLink, scope: ReadScope): Promise<PageBlock[]> =>
  listRecords(db, pageBlockRecord, { page_id: page }, scope)
