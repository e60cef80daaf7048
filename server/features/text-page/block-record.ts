import { defaultLanguage } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import {
  type PageBlock,
  type TextPageLink,
  pageBlockInputSchema,
  pageBlockPatchSchema,
  pageBlockSchema,
} from "#contract/text-page.ts"
import { AppError } from "#server/app-error.ts"
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
  texts: ["description"],
  richTexts: ["description"],
  images: { many: false, atLeast: 0 },
  references: {},
  orderedWithin: ["page_id"],
  // The only page with blocks, unless the demo content names another.
  beforeCreate: async (_trx, input) => ({ page_id: "gas-turbina", ...input }),
  title: (part: PageBlock, language = defaultLanguage) => plainTitle(fallback(part, "description", language).text),
  shownAt: () => "/gas-turbina",
  abilities: { read: "content.read", change: "content.publish" },
  hiding: { whole: true, languages: true },
  complete: async (_db, parts) => parts.map((part) => ({ ...part, image: part.image_id })),
  async beforeDelete(_trx, part, page: string) {
    if (part.page_id !== page) throw new AppError("not_found")
  },
})

/** Returns the blocks of a page in order. */
export const listPageBlocks = (db: Database, page: TextPageLink, scope: ReadScope): Promise<PageBlock[]> =>
  listRecords(db, pageBlockRecord, { page_id: page }, scope)
