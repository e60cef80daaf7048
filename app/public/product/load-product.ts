import { redirect } from "react-router"
import { type Language, languages, localPath } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import { findProduct } from "#server/features/product/store.ts"
import { chooseImage } from "../choose-image.ts"
import { notFound } from "../read-params.ts"

/** A product in one language; where its record is of another, the counterpart's address, or the record as it is. */
export async function loadProduct(db: Database, id: number, language: Language) {
  const product = await findProduct(db, id)
  if (!product) throw notFound()
  const counterpart = product.family[language]
  if (counterpart !== undefined && counterpart !== id) throw redirect(localPath(language, `/parts/${counterpart}`), 308)
  const known = languages.filter((code) => product.family[code] !== undefined)
  return {
    ...product,
    images: product.images.map((image) => chooseImage(image, language, product.title)),
    properties: product.properties.map(({ images: [image], ...property }) => ({
      ...property,
      image: image ? chooseImage(image, language) : null,
    })),
    lang: product.language === language ? undefined : product.language,
    counterparts: Object.fromEntries(known.map((code) => [code, `/parts/${product.family[code]}`])),
  }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
