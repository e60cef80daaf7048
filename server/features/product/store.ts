import type { Image } from "#contract/image.ts"
import { type Language, parseLanguage } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import { listImages } from "#server/media/image-store.ts"

export interface ProductSummary {
  id: number
  title: string
  type: string
  model: string
  /** MW; null where none is known, as with control systems. */
  power: number | null
  category_id: number | null
}

export interface ProductDetail extends ProductSummary {
  description: string
  language: Language
  category: { id: number; name: string; spare_id: number | null } | null
  images: Image[]
  properties: { id: number; description: string; images: Image[] }[]
  /** Ids of the records of the same product by language, this one included. */
  family: Partial<Record<Language, number>>
}

const living = (db: Database) => db.selectFrom("product").where("product.deleted_at", "is", null)
const summaryFields = [
  "product.id",
  "product.title",
  "product.type",
  "product.model",
  "product.power",
  "product.category_id",
] as const

/** The products of one language, in their order. */
export async function listProducts(db: Database, language: Language): Promise<ProductSummary[]> {
  return living(db)
    .select(summaryFields)
    .where("product.lang", "=", language.toUpperCase() as "DE" | "EN" | "RU")
    .orderBy("product.position")
    .orderBy("product.id")
    .execute()
}

export async function findProduct(db: Database, id: number): Promise<ProductDetail | null> {
  const row = await living(db)
    .leftJoin("category", (join) =>
      join.onRef("category.id", "=", "product.category_id").on("category.deleted_at", "is", null),
    )
    .select([...summaryFields, "product.description", "product.lang", "product.translation_of"])
    .select(["category.name as category_name", "category.spare_id"])
    .where("product.id", "=", id)
    .executeTakeFirst()
  if (!row) return null
  const { lang, translation_of, category_name, spare_id, ...product } = row
  return {
    ...product,
    language: parseLanguage(lang) ?? "de",
    category:
      product.category_id !== null && category_name !== null
        ? { id: product.category_id, name: category_name, spare_id }
        : null,
    images: (await listImages(db, "product", [id])).get(String(id)) ?? [],
    properties: await listProperties(db, id),
    family: await findFamily(db, translation_of ?? id),
  }
}

async function listProperties(db: Database, productId: number): Promise<ProductDetail["properties"]> {
  const rows = await db
    .selectFrom("product_property")
    .select(["id", "description"])
    .where("product_id", "=", productId)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute()
  const images = await listImages(
    db,
    "property",
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, images: images.get(String(row.id)) ?? [] }))
}

/** The records of one product: the one that was there first and those that name it. */
async function findFamily(db: Database, first: number): Promise<ProductDetail["family"]> {
  const rows = await living(db)
    .select(["product.id", "product.lang"])
    .where((eb) => eb.or([eb("product.id", "=", first), eb("product.translation_of", "=", first)]))
    .execute()
  return Object.fromEntries(rows.map(({ id, lang }) => [parseLanguage(lang) ?? "de", id]))
}
