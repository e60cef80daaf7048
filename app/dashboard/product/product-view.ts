import { type Language, languages } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { ProductCard } from "#contract/product.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Values } from "../editor/edit-state.ts"
import { type TranslationGroup, languageOf, membersOf, recordFor } from "../translations/group-translations.ts"
import {
  type ShownView,
  type ViewOf,
  type ViewParameter,
  choiceParameter,
  defineView,
  textParameter,
  useView,
} from "../ui/define-view.ts"

const categoryParameter: ViewParameter<number | "none" | "all"> = {
  start: "all",
  read: (text) => (text === "none" ? text : /^\d+$/u.test(text) ? Number(text) : undefined),
  write: String,
}

/** View of the list, by default in the reader's language; a category is a group of translated ones, or none. */
export const productView = (ownLanguage: Language) =>
  defineView({
    language: choiceParameter(languages, { start: ownLanguage, name: "lang" }),
    category: categoryParameter,
    query: textParameter(),
  })
export type ProductView = ViewOf<ReturnType<typeof productView>>

/** Records that a product's list and form refer to. */
export interface ProductContext {
  categories: readonly Category[]
  products: readonly ProductCard[]
}

/** The view of the list in the URL. */
export const useProductView = (): ShownView<ProductView> => useView(productView(useDashboardLanguage()))

/** Returns the initial category of a product added to a view. */
export function startOfView(view: ProductView, shelves: readonly TranslationGroup<Category>[]): Values {
  const shelf = shelves.find(({ id }) => id === view.category)
  return shelf ? { category_id: String(recordFor(shelf, "de").id) } : {}
}

/** Returns the changes of a view that make it show this record. */
export function viewShowing(
  view: ProductView,
  record: Pick<ProductCard, "id" | "lang" | "translation_of"> & Item,
  shelves: readonly TranslationGroup<Category>[],
): Partial<ProductView> {
  const group: TranslationGroup<Item> = { id: record.id, records: { [languageOf(record.lang)]: record } }
  const shelf = view.category === "none" ? "none" : shelves.find(({ id }) => id === view.category)
  return {
    ...(shelf && !isFiled(group, shelf) ? { category: "all" } : {}),
    ...(isFound(group, view.query) ? {} : { query: "" }),
  }
}

type Shelf = Pick<Category, "id" | "lang" | "translation_of">
type Item = Pick<ProductCard, "title" | "type" | "model" | "category_id">

/** Returns whether a product is in a category in any language, or has a record in none. */
export function isFiled(product: TranslationGroup<Item>, category: TranslationGroup<Shelf> | "none"): boolean {
  const filed = membersOf(product).map(({ category_id }) => category_id)
  if (category === "none") return filed.includes(null)
  return membersOf(category).some(({ id }) => filed.includes(id))
}

/** Returns whether a product has all words of a search in a title, type or model of one of its languages. */
export function isFound(product: TranslationGroup<Item>, query: string): boolean {
  const words = query.toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  const text = membersOf(product)
    .map(({ title, type, model }) => `${title} ${type} ${model}`.toLocaleLowerCase())
    .join("\n")
  return words.every((word) => text.includes(word))
}
