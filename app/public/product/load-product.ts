import { redirect } from "react-router"
import { type Language, languages, localPath, parseLanguage } from "#contract/language.ts"
import { recordPagePath } from "#contract/page-address.ts"
import type { Product } from "#contract/product.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listCategoryRecords } from "#server/features/category/store.ts"
import { findProductRecord, listCards, readProductTitles } from "#server/features/product/store.ts"
import { findTranslatedCategory, presentModel } from "../models/present-models.ts"
import { chooseImage, firstImage, languageCode } from "../present.ts"
import { notFound } from "../read-params.ts"

/**
 * Returns a product in one language; for a record of another language, its translation's path, or the record itself.
 */
export async function loadProduct(db: Database, id: number, language: Language, search: string) {
  const product = await findProductRecord(db, id)
  if (!product) throw notFound()
  const alternates = await addressesOf(db, product)
  const alternate = product.translations[languageCode(language)]
  if (alternate !== undefined && alternate !== id)
    throw redirect(localPath(language, alternates[language] ?? "/") + search, {
      status: 308,
      headers: { "Cache-Control": "no-cache" },
    })
  const { title, type, model, power, description, category } = product
  const written = parseLanguage(product.lang) ?? language
  return {
    id,
    path: recordPagePath("product", id, title),
    title,
    type,
    model,
    power,
    description,
    lang: written === language ? undefined : written,
    category: category && { name: category.name },
    images: product.image_list.map((image) => chooseImage(image, language, title)),
    meta: { title: product.meta_title, description: product.meta_description },
    properties: product.property.map(({ id: property, description: html, image_list }) => ({
      id: property,
      description: html,
      image: firstImage(image_list, language),
    })),
    family: await loadFamily(db, product, language),
    alternates,
    sameIds: [...new Set([id, ...Object.values(product.translations)])],
  }
}

/** Returns the other models of the category and its related content, in the page's language. */
async function loadFamily(db: Database, { id, category }: Product, language: Language) {
  if (!category) return null
  const local = findTranslatedCategory(await listCategoryRecords(db), category.id, language)
  if (!local) return null
  const cards = await listCards(db, { lang: languageCode(language), category: local.id })
  return {
    id: local.id,
    name: local.name,
    spareId: local.spare_id,
    models: cards.filter((card) => card.id !== id).map(presentModel),
  }
}

/** Returns the paths of a product in each of its languages. */
async function addressesOf(db: Database, { translations }: Product): Promise<Partial<Record<Language, string>>> {
  const titles = await readProductTitles(db, Object.values(translations))
  return Object.fromEntries(
    languages.flatMap((code) => {
      const id = translations[languageCode(code)]
      return id === undefined ? [] : [[code, recordPagePath("product", id, titles.get(id) ?? "")]]
    }),
  )
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
