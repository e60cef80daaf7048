import type { Updateable } from "kysely"
import type { Image } from "#contract/image.ts"
import type { LanguageCode, Product, ProductCard, ProductInput, ProductProperty } from "#contract/product.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { ProductPropertyTable, ProductTable } from "#server/db/schema.ts"
import { imageFields, listImages } from "#server/media/image-store.ts"

const living = (db: Database) => db.selectFrom("product").selectAll().where("deleted_at", "is", null)
type Row = Awaited<ReturnType<ReturnType<typeof living>["executeTakeFirstOrThrow"]>>

function presentCard(
  { position: _p, deleted_at: _d, created_at: _c, ...product }: Row,
  images: Image[] | undefined,
): ProductCard {
  return { ...product, btn: "details", ...imageFields(images) }
}

/**
 * Returns products as cards, of one language, of one category, both or neither. A category without a language is read in its
 * own one; with a language, a category of another one counts as its counterpart.
 */
export async function listCards(
  db: Database,
  filter: { lang?: LanguageCode | undefined; category?: number | undefined },
): Promise<ProductCard[]> {
  const category = filter.category === undefined ? null : await readCategory(db, filter.category)
  const lang = filter.lang ?? category?.lang
  let query = living(db)
  if (lang) query = query.where("lang", "=", lang)
  if (category) query = query.where("category_id", "in", category.family)
  const rows = await query.orderBy("position").orderBy("id").execute()
  const images = await listImages(
    db,
    "product",
    rows.map((row) => row.id),
  )
  return rows.map((row) => presentCard(row, images.get(String(row.id))))
}

/** The language of a category, and its id with those of its counterparts in the other languages. */
async function readCategory(db: Database, id: number) {
  const own = await db.selectFrom("category").select(["lang", "translation_of"]).where("id", "=", id).executeTakeFirst()
  const first = own?.translation_of ?? id
  const rows = await db
    .selectFrom("category")
    .select("id")
    .where((eb) => eb.or([eb("id", "=", first), eb("translation_of", "=", first)]))
    .execute()
  return { lang: own?.lang, family: [id, ...rows.map((row) => row.id)] }
}

export async function findProductRecord(db: Database, id: number): Promise<Product | null> {
  const row = await living(db).where("id", "=", id).executeTakeFirst()
  if (!row) return null
  const { btn: _btn, ...product } = presentCard(row, (await listImages(db, "product", [id])).get(String(id)))
  const category = await db
    .selectFrom("category")
    .select(["id", "name", "spare_id"])
    .where("id", "=", product.category_id ?? 0)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  return {
    ...product,
    category: category ?? null,
    property: await listProperties(db, [id]),
    translations: Object.fromEntries(
      (await listFamily(db, product.translation_of ?? id)).map((one) => [one.lang, one.id]),
    ),
  }
}

/** The living records of one product: the one that was there first and those that name it. */
export async function listFamily(
  db: Database,
  first: number,
): Promise<{ id: number; lang: LanguageCode; translation_of: number | null }[]> {
  return db
    .selectFrom("product")
    .select(["id", "lang", "translation_of"])
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("id", "=", first), eb("translation_of", "=", first)]))
    .orderBy("id")
    .execute()
}

async function listProperties(db: Database, products: number[]): Promise<ProductProperty[]> {
  const rows = await db
    .selectFrom("product_property")
    .selectAll()
    .where("product_id", "in", products)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute()
  const images = await listImages(
    db,
    "property",
    rows.map((row) => row.id),
  )
  return rows.map(({ position: _p, deleted_at: _d, created_at: _c, ...row }) => ({
    ...row,
    ...imageFields(images.get(String(row.id))),
  }))
}

export async function findProperty(db: Database, id: number): Promise<ProductProperty | null> {
  const row = await db
    .selectFrom("product_property")
    .select("product_id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  return row ? ((await listProperties(db, [row.product_id])).find((one) => one.id === id) ?? null) : null
}

export async function insertProduct(
  db: Database,
  input: Omit<ProductInput, "copy_from">,
  now: string,
): Promise<number> {
  const last = await db
    .selectFrom("product")
    .select((eb) => eb.fn.max("position").as("position"))
    .executeTakeFirst()
  const row = await db
    .insertInto("product")
    .values({ ...input, position: Number(last?.position ?? 0) + 1, deleted_at: null, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateProductRow(db: Database, id: number, change: Updateable<ProductTable>): Promise<void> {
  await db
    .updateTable("product")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
}

export async function insertProperty(
  db: Database,
  productId: number,
  description: string,
  now: string,
): Promise<number> {
  const last = await db
    .selectFrom("product_property")
    .select((eb) => eb.fn.max("position").as("position"))
    .where("product_id", "=", productId)
    .executeTakeFirst()
  const row = await db
    .insertInto("product_property")
    .values({
      product_id: productId,
      description,
      position: Number(last?.position ?? 0) + 1,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

/** Numbers properties from 1 in the order given; their versions stay, as with images. */
export async function placeProperties(db: Database, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await db
      .updateTable("product_property")
      .set({ position: index + 1 })
      .where("id", "=", id)
      .execute()
}

export async function updatePropertyRow(
  db: Database,
  id: number,
  change: Updateable<ProductPropertyTable>,
): Promise<void> {
  await db
    .updateTable("product_property")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
}
