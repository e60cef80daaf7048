import type { Updateable } from "kysely"
import type { Category, CategoryInput, LanguageCode } from "#contract/product.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { CategoryTable } from "#server/db/schema.ts"
import { imageFields, listImages } from "#server/media/image-store.ts"

/** Categories with the number of their products, of one language or of all. */
export async function listCategoryRecords(
  db: Database,
  filter: { lang?: LanguageCode | undefined; id?: number } = {},
): Promise<Category[]> {
  let query = db.selectFrom("category").selectAll().where("deleted_at", "is", null)
  if (filter.lang) query = query.where("lang", "=", filter.lang)
  if (filter.id !== undefined) query = query.where("id", "=", filter.id)
  const rows = await query.orderBy("position").orderBy("id").execute()
  const counts = await db
    .selectFrom("product")
    .select(["category_id", (eb) => eb.fn.countAll().as("count")])
    .where("deleted_at", "is", null)
    .groupBy("category_id")
    .execute()
  const images = await listImages(
    db,
    "category",
    rows.map((row) => row.id),
  )
  return rows.map(({ position: _p, deleted_at: _d, created_at: _c, ...row }) => {
    const { image_id, image_list } = imageFields(images.get(String(row.id)))
    return {
      ...row,
      products: Number(counts.find((count) => count.category_id === row.id)?.count ?? 0),
      image_id,
      image_list,
    }
  })
}

export async function findCategoryRecord(db: Database, id: number): Promise<Category | null> {
  const [category] = await listCategoryRecords(db, { id })
  return category ?? null
}

export async function insertCategory(db: Database, input: CategoryInput, now: string): Promise<number> {
  const last = await db
    .selectFrom("category")
    .select((eb) => eb.fn.max("position").as("position"))
    .executeTakeFirst()
  const row = await db
    .insertInto("category")
    .values({ ...input, position: Number(last?.position ?? 0) + 1, deleted_at: null, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateCategoryRow(db: Database, id: number, change: Updateable<CategoryTable>): Promise<void> {
  await db
    .updateTable("category")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
}

/** Moves the products of a category to another one, or to none; returns the ids of those that moved. */
export async function moveProducts(db: Database, from: number, to: number | null): Promise<number[]> {
  const rows = await db
    .updateTable("product")
    .set((eb) => ({ category_id: to, version: eb("version", "+", 1) }))
    .where("category_id", "=", from)
    .returning("id")
    .execute()
  return rows.map((row) => row.id)
}

/** The living categories that name this one as their first. */
export async function listTranslations(db: Database, first: number): Promise<number[]> {
  const rows = await db
    .selectFrom("category")
    .select("id")
    .where("translation_of", "=", first)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute()
  return rows.map((row) => row.id)
}
