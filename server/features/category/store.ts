import type { Category } from "#contract/category.ts"
import type { LanguageCode } from "#contract/language-code.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listRecords } from "#server/records/read-records.ts"
import { categoryRecord } from "./record.ts"
import type { ReadScope } from "#server/records/define-record.ts"

/** Returns the visible categories, or those of another scope, of one language or all, with their number of products. */
export const listCategoryRecords = (
  db: Database,
  { lang }: { lang?: LanguageCode | undefined } = {},
  scope: ReadScope = "published",
): Promise<Category[]> => listRecords(db, categoryRecord, lang ? { lang } : {}, scope)
