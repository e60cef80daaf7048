import type { Category } from "#contract/category.ts"
import type { ProductCard } from "#contract/product.ts"
import { recordPagePath } from "#contract/page-address.ts"
import type { Language } from "#contract/language.ts"
import { languageCode } from "../present.ts"

/** Returns what a table shows of a product. */
export function presentModel({ id, title, type, model, power }: ProductCard) {
  return { id, path: recordPagePath("product", id, title), type, model: model || title, power }
}

export type Model = ReturnType<typeof presentModel>

/** Id shared by a category and its translations. */
const familyOf = ({ id, translation_of }: Category) => translation_of ?? id

/** Returns the record of a category in a language; `id` may be any of its translations. */
export function findTranslatedCategory(
  categories: readonly Category[],
  id: number,
  language: Language,
): Category | undefined {
  const requested = categories.find((category) => category.id === id)
  if (!requested) return undefined
  return categories.find(
    (category) => category.lang === languageCode(language) && familyOf(category) === familyOf(requested),
  )
}
