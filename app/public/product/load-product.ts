import { redirect } from "react-router"
import { type Language, languages, localPath, parseLanguage } from "#contract/language.ts"
import type { Product } from "#contract/product.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listCategoryRecords } from "#server/features/category/store.ts"
import { findProductRecord, listCards } from "#server/features/product/store.ts"
import { chooseImage } from "../choose-image.ts"
import { languageCode } from "../language-code.ts"
import { findCounterpart, presentModel } from "../models/present-models.ts"
import { notFound } from "../read-params.ts"

/** A product in one language; where its record is of another, the counterpart's address, or the record as it is. */
export async function loadProduct(db: Database, id: number, language: Language, search: string) {
  const product = await findProductRecord(db, id)
  if (!product) throw notFound()
  const counterpart = product.translations[languageCode(language)]
  if (counterpart !== undefined && counterpart !== id)
    throw redirect(localPath(language, `/parts/${counterpart}`) + search, 308)
  const { title, type, model, power, description, category } = product
  const own = parseLanguage(product.lang) ?? language
  return {
    id,
    title,
    type,
    model,
    power,
    description,
    lang: own === language ? undefined : own,
    category: category && { name: category.name },
    images: product.image_list.map((image) => chooseImage(image, language, title)),
    properties: product.property.map(({ id: property, description: html, image_list: [image] }) => ({
      id: property,
      description: html,
      image: image ? chooseImage(image, language) : null,
    })),
    family: await loadFamily(db, product, language),
    counterparts: addressesOf(product),
  }
}

/** The other models of the category, and what belongs to it, in the page's language. */
async function loadFamily(db: Database, { id, category }: Product, language: Language) {
  if (!category) return null
  const local = findCounterpart(await listCategoryRecords(db), category.id, language)
  if (!local) return null
  const cards = await listCards(db, { lang: languageCode(language), category: local.id })
  return {
    id: local.id,
    name: local.name,
    spareId: local.spare_id,
    models: cards.filter((card) => card.id !== id).map(presentModel),
  }
}

/** Where the same product stands in each language it exists in. */
function addressesOf({ translations }: Product): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.flatMap((code) => {
      const id = translations[languageCode(code)]
      return id === undefined ? [] : [[code, `/parts/${id}`]]
    }),
  )
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
