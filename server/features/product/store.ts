import type { LanguageCode } from "#contract/language-code.ts"
import { type Product, type ProductCard, productCardSchema } from "#contract/product.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findRecord, listOwnFields } from "#server/records/read-records.ts"
import { listTranslations } from "#server/records/translations.ts"
import { productRecord } from "./record.ts"
import type { ReadScope } from "#server/records/define-record.ts"

/**
 * Returns products as cards, of the visible or given scope, by language, category, both or neither. A category alone is
 * read in its own language; with a language, its translation is used.
 */
export async function listCards(
  db: Database,
  filter: { lang?: LanguageCode | undefined; category?: number | undefined },
  scope: ReadScope = "published",
): Promise<ProductCard[]> {
  const category = filter.category === undefined ? null : await readCategory(db, filter.category)
  const lang = filter.lang ?? category?.lang
  const { kind, table, images } = productRecord
  const cards = await listOwnFields<ProductCard>(
    db,
    { kind, table, images, shown: productCardSchema },
    { ...(lang ? { lang } : {}), ...(category ? { category_id: category.ids } : {}) },
    scope,
  )
  return cards.map((card) => ({ ...card, btn: "details" }))
}

/** Returns a category's language, and its id with those of its translations. */
async function readCategory(db: Database, id: number) {
  const category = await db
    .selectFrom("category")
    .select(["lang", "translation_of"])
    .where("id", "=", id)
    .executeTakeFirst()
  const rows = await listTranslations(db, { kind: "category", table: "category" }, category?.translation_of ?? id)
  return { lang: category?.lang, ids: [id, ...rows.map((row) => row.id)] }
}

/** Returns the titles of some products by their ids. */
export async function readProductTitles(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom("product").select(["id", "title"]).where("id", "in", ids).execute()
  return new Map(rows.map((row) => [row.id, row.title]))
}

export const findProductRecord = (db: Database, id: number): Promise<Product | null> =>
  findRecord(db, productRecord, id, "published")
