import type { Language } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/dialect.ts"

export interface Category {
  id: number
  name: string
  summary: string
  spare_id: number | null
}

/** The categories of one language, in their order. */
export async function listCategories(db: Database, language: Language): Promise<Category[]> {
  return db
    .selectFrom("category")
    .select(["id", "name", "summary", "spare_id"])
    .where("lang", "=", language.toUpperCase() as "DE" | "EN" | "RU")
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute()
}
