import type { TextPage } from "#contract/text-page.ts"
import type { TextPageLink } from "#contract/text-page-constants.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isShown } from "#server/records/visibility.ts"
import { findRecord } from "#server/records/read-records.ts"
import { textPageRecord } from "./record.ts"

/**
 * Returns a stored page as visitors see it, with its images and blocks, its texts empty before the first save; null
 * when it is hidden as a whole.
 */
export const findTextPage = (db: Database, link: TextPageLink): Promise<TextPage | null> =>
  findRecord(db, textPageRecord, link, "published")

/** Returns the links of the stored pages that visitors may see. */
export async function listShownPages(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("page").select("link").where(isShown("page", "page.link")).execute()
  return new Set(rows.map(({ link }) => link))
}
