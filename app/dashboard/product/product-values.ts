import { type Language, parseLanguage } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { Product } from "#contract/product.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import type { Values } from "../editor/edit-state.ts"
import type { ValueText } from "../editor/value-text.ts"
import { codeOf } from "../translations/group-translations.ts"
import { isPower, shownPower } from "../result-page/power.ts"
import type { ProductContext } from "./product-view.ts"

export const productFieldNames = [
  "title",
  "description",
  "type",
  "model",
  "power",
  "meta_title",
  "meta_description",
  "lang",
  "category_id",
  "translation_of",
] as const satisfies readonly (keyof Product)[]

export const productLanguage = (values: Values): Language => parseLanguage(values["lang"]) ?? "de"

/** Returns validation errors by field. */
export function productFaults(values: Values, texts: { required: string; power: string }): Record<string, string> {
  return {
    ...((values["title"] ?? "").trim() === "" ? { title: texts.required } : {}),
    ...(isPower(values["power"] ?? "") ? {} : { power: texts.power }),
  }
}

/** Returns the displayed text of a product's ids and codes. */
export function useProductValue({ categories, products }: ProductContext): ValueText {
  const { products: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (key, value) => {
    const isNamed = ({ id }: { id: number }) => id === Number(value)
    if (key === "category_id") return categories.find(isNamed)?.name ?? texts.fields.noCategory
    if (key === "translation_of") return products.find(isNamed)?.title ?? texts.fields.standsAlone
    if (key === "lang") return common.languageNames[parseLanguage(value) ?? "de"]
    return key === "power" ? shownPower(value, language) : value
  }
}

interface Option {
  value: string
  label: string
}
type FieldTexts = DashboardTexts["products"]["fields"]

/** Returns the categories of the product's language, none, and its current one even if of another language. */
export function categoryOptions(categories: readonly Category[], values: Values, texts: FieldTexts): Option[] {
  const code = codeOf(productLanguage(values))
  const offered = categories.filter(({ id, lang }) => lang === code || String(id) === values["category_id"])
  return [
    { value: "", label: texts.noCategory },
    ...offered.map(({ id, lang, name }) => ({
      value: String(id),
      label: lang === code ? name : texts.otherLanguage(name, lang),
    })),
  ]
}
