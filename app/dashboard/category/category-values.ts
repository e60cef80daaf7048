import { type Language, parseLanguage } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Values } from "../editor/edit-state.ts"
import { fieldValues } from "../editor/record-values.ts"
import type { ValueText } from "../editor/value-text.ts"
import type { NewRecord } from "../record/define-form.ts"
import { codeOf } from "../translations/group-translations.ts"
import { shownTitle } from "../ui/shown-text.ts"

/** Data for the options of a category's form. */
export interface CategoryContext {
  categories: readonly Category[]
  spares: readonly SpareSummary[]
}

export const categoryFields = [
  "name",
  "lang",
  "summary",
  "spare_id",
  "translation_of",
] as const satisfies readonly (keyof Category)[]

export const categoryLanguage = (values: Values): Language => parseLanguage(values["lang"]) ?? "de"

/** Returns what a new translation starts with: texts and spare group of its original. */
export function newTranslation(category: Category, language: Language): NewRecord {
  const original = String(category.translation_of ?? category.id)
  const lang = codeOf(language)
  return {
    values: { ...fieldValues(category, categoryFields), lang, translation_of: original },
    unsavedAs: `${original}-${lang}`,
  }
}

/** Returns the displayed text of a category's ids and codes. */
export function useCategoryValue({ categories, spares }: CategoryContext): ValueText {
  const { categories: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (key, value) => {
    const id = Number(value)
    if (key === "lang") return common.languageNames[parseLanguage(value) ?? "de"]
    if (key === "translation_of") return categories.find((category) => category.id === id)?.name ?? ""
    if (key !== "spare_id") return value
    const group = spares.find((spare) => spare.id === id)
    return group ? shownTitle(group, language).text : texts.noSpare
  }
}
