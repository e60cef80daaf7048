import { languages } from "#contract/language.ts"
import type { LanguageCode } from "#contract/language-code.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { PictureLoader } from "./load-pictures.ts"
import { type SeedProduct, readCategories, readProducts } from "./read-content.ts"

const stamps = (now: string) => ({ created_at: now, updated_at: now, deleted_at: null })

/** Loads categories and products, one record per language, linked by the German one. */
export async function loadProducts(
  db: Database,
  pictures: PictureLoader,
  spares: ReadonlyMap<string, number>,
  now: string,
): Promise<void> {
  const categories = new Map<string, number>()
  for (const [index, { key, spare, image, name, summary }] of readCategories().entries()) {
    let first: number | null = null
    for (const language of languages) {
      const { id } = await db
        .insertInto("category")
        .values({
          name: name[language],
          summary: summary[language],
          lang: language.toUpperCase() as LanguageCode,
          spare_id: spares.get(spare) ?? null,
          translation_of: first,
          position: index + 1,
          ...stamps(now),
        })
        .returning("id")
        .executeTakeFirstOrThrow()
      first ??= id
      categories.set(`${key} ${language}`, id)
      await pictures.attach(db, "category", id, [image])
    }
  }
  for (const [index, product] of readProducts().entries())
    await loadProduct(db, pictures, product, index + 1, categories, now)
}

async function loadProduct(
  db: Database,
  pictures: PictureLoader,
  product: SeedProduct,
  position: number,
  categories: ReadonlyMap<string, number>,
  now: string,
) {
  let first: number | null = null
  for (const language of languages) {
    const { id } = await db
      .insertInto("product")
      .values({
        title: product.title[language],
        description: product.description[language].join("\n"),
        type: product.type[language],
        model: product.model,
        power: product.power,
        lang: language.toUpperCase() as LanguageCode,
        category_id: categories.get(`${product.category} ${language}`) ?? null,
        translation_of: first,
        position,
        ...stamps(now),
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    first ??= id
    await pictures.attach(db, "product", id, product.image)
    for (const [index, property] of product.properties.entries()) {
      const row = await db
        .insertInto("product_property")
        .values({
          product_id: id,
          description: property.description[language].join("\n"),
          position: index + 1,
          ...stamps(now),
        })
        .returning("id")
        .executeTakeFirstOrThrow()
      await pictures.attach(db, "property", row.id, [property.image])
    }
  }
}
