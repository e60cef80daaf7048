import { type Language, parseLanguage } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { type Values, pick } from "../editor/edit-state.ts"
import { fieldValues } from "../editor/record-values.ts"
import { joinableTranslations, recordFor } from "../translations/group-translations.ts"

/** Data for the options of a category's form. */
export interface CategoryContext {
  categories: readonly Category[]
  spares: readonly SpareSummary[]
}

const fields = ["name", "lang", "summary", "spare_id", "translation_of"] as const satisfies readonly (keyof Category)[]

/** Initial values of a new category. */
export type CategoryStart = Partial<Record<(typeof fields)[number], string>>

export const emptyCategory: Values = { ...pick({}, fields), lang: "DE" }
export const categoryValues = (category: Category): Values => fieldValues(category, fields)

/** Returns the initial values of a new translation: its spare group, and its original. */
export const translationStart = (category: Category, language: Language): CategoryStart => ({
  name: category.name,
  lang: language.toUpperCase(),
  summary: category.summary,
  spare_id: category.spare_id === null ? "" : String(category.spare_id),
  translation_of: String(category.translation_of ?? category.id),
})

export const categoryLanguage = (values: Values): Language => parseLanguage(values["lang"]) ?? "de"

export const categoryFaults = (values: Values, required: string): Record<string, string> =>
  (values["name"] ?? "").trim() === "" ? { name: required } : {}

/** Returns the categories that this one can be a translation of. */
export function categoryTranslationOptions(categories: readonly Category[], id: number | null, values: Values) {
  return joinableTranslations(categories, { id, language: categoryLanguage(values) }).map((group) => {
    const { name, lang } = recordFor(group, "de")
    return { value: String(group.id), label: `${name} (${lang})` }
  })
}
