import type { Category } from "#contract/category.ts"
import type { ProductCard } from "#contract/product.ts"
import { recordPagePath } from "#contract/page-address.ts"
import type { Language } from "#contract/language.ts"
import { languageCode } from "../language-code.ts"

/** What a table shows of a product. */
export function presentModel({ id, title, type, model, power }: ProductCard) {
  return { id, path: recordPagePath("product", id, title), type, model: model || title, power }
}

export type Model = ReturnType<typeof presentModel>

/** A category and its counterparts in the other languages share this. */
const familyOf = ({ id, translation_of }: Category) => translation_of ?? id

/** The record of a category in a language; `id` may be that of any of its counterparts. */
export function findCounterpart(categories: readonly Category[], id: number, language: Language): Category | undefined {
  const asked = categories.find((category) => category.id === id)
  if (!asked) return undefined
  return categories.find(
    (category) => category.lang === languageCode(language) && familyOf(category) === familyOf(asked),
  )
}
