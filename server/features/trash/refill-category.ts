import type { Database } from "#server/db/dialects/database.ts"
import { inTheWay } from "./in-the-way.ts"

/** What went with a category; entries of an older program say nothing of it. */
export interface DeletedCategory {
  products?: number[]
  moved_to?: number | null
  family?: number | null
}

/**
 * Ties a category to its translations again and brings back the products that still stand where deleting it has put them.
 * Throws `conflict` when there is a record of its language by now.
 */
export async function refillCategory(
  db: Database,
  id: number,
  { products = [], moved_to = null, family = null }: DeletedCategory,
): Promise<void> {
  const own = await db.selectFrom("category").select("lang").where("id", "=", id).executeTakeFirstOrThrow()
  const relatives = await livingRelatives(db, family)
  if (relatives.some((other) => other.lang === own.lang))
    throw inTheWay("category_language_taken", "This category has a record in that language again")
  const first = relatives.find((other) => other.translation_of === null)
  await db
    .updateTable("category")
    .set({ translation_of: first?.id ?? null })
    .where("id", "=", id)
    .execute()
  if (products.length === 0) return
  await db
    .updateTable("product")
    .set((eb) => ({ category_id: id, version: eb("version", "+", 1) }))
    .where("id", "in", products)
    .where("category_id", moved_to === null ? "is" : "=", moved_to)
    .execute()
}

/** The living categories of a family, which may have another first one by now. */
async function livingRelatives(db: Database, member: number | null) {
  if (member === null) return []
  const named = await db
    .selectFrom("category")
    .select(["id", "translation_of"])
    .where("id", "=", member)
    .executeTakeFirst()
  const first = named?.translation_of ?? member
  return db
    .selectFrom("category")
    .select(["id", "lang", "translation_of"])
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("id", "=", first), eb("translation_of", "=", first)]))
    .execute()
}
