import { type Language, isLanguage } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { ProductCard } from "#contract/product.ts"
import { type TranslationGroup, codeOf, languageOf, membersOf } from "../translations/group-translations.ts"

/** View of the list; stored in the URL, so that reloads and back keep it. */
export interface ProductView {
  language: Language
  /** Id of a group of translated categories, those without one, or all. */
  category: number | "none" | "all"
  query: string
}

export function readProductView(params: URLSearchParams, ownLanguage: Language): ProductView {
  const lang = params.get("lang")
  const category = params.get("category") ?? ""
  return {
    language: isLanguage(lang) ? lang : ownLanguage,
    category: category === "none" ? "none" : /^\d+$/u.test(category) ? Number(category) : "all",
    query: params.get("query") ?? "",
  }
}

/** Returns the shortest URL of a view: default values are omitted. */
export function writeProductView({ language, category, query }: ProductView, ownLanguage: Language): URLSearchParams {
  const params = new URLSearchParams()
  if (language !== ownLanguage) params.set("lang", language)
  if (category !== "all") params.set("category", String(category))
  if (query) params.set("query", query)
  return params
}

/** Returns the initial language and category of a product added to a view; German unless filtered by a language. */
export function startOfView(view: ProductView, ownLanguage: Language, shelves: readonly TranslationGroup<Category>[]) {
  const language = view.language === ownLanguage ? "de" : view.language
  const shelf = shelves.find(({ id }) => id === view.category)?.records[language]
  return { lang: codeOf(language), ...(shelf ? { category_id: String(shelf.id) } : {}) }
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
