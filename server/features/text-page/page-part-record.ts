import {
  type PagePart,
  type TextPageLink,
  pagePartInputSchema,
  pagePartPatchSchema,
  pagePartSchema,
} from "#contract/text-page.ts"
import { AppError } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { plainTitle } from "#server/rich-text/clean.ts"
import { defineRecord } from "#server/records/define-record.ts"
import { listRecords } from "#server/records/read-records.ts"

/** A block with image and text on a stored page. */
export const pagePartRecord = defineRecord({
  kind: "page-part",
  table: "page_part",
  input: pagePartInputSchema,
  patch: pagePartPatchSchema,
  shown: pagePartSchema,
  texts: ["description"],
  richTexts: ["description"],
  images: { many: false, atLeast: 0 },
  references: {},
  orderedWithin: ["page_id"],
  // The only page with blocks, unless the demo content says another one.
  beforeCreate: async (_trx, input) => ({ page_id: "gas-turbina", ...input }),
  title: (part: PagePart) => plainTitle(part.description_de),
  pages: (part) => [`/${part.page_id}`],
  abilities: { read: "content.read", change: "content.publish" },
  complete: async (_db, parts) => parts.map((part) => ({ ...part, image: part.image_id })),
  async beforeDelete(_trx, part, page: string) {
    if (part.page_id !== page) throw new AppError("not_found")
  },
})

/** Returns the parts of a page in their order. */
export const listPageParts = (db: Database, page: TextPageLink): Promise<PagePart[]> =>
  listRecords(db, pagePartRecord, { page_id: page })
