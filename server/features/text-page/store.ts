import type { TextPage, TextPageLink } from "#contract/text-page.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { textPageRecord } from "./record.ts"

/** Returns a stored page as visitors see it, with its images and blocks; empty texts before the first save. */
export const readTextPage = (db: Database, link: TextPageLink): Promise<TextPage> =>
  existingRecord(db, textPageRecord, link, "published")
