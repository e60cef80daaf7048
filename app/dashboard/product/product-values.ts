import { type Language, parseLanguage } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { Product, ProductCard } from "#contract/product.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import type { Values } from "../editor/edit-state.ts"
import { codeOf, joinableTranslations, languageOf, recordFor } from "../translations/group-translations.ts"
import { isPower } from "../result-page/power.ts"

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

/** Returns the products that this one can be a translation of. */
export function productTranslationOptions(
  products: readonly ProductCard[],
  id: number | null,
  values: Values,
): Option[] {
  const language = productLanguage(values)
  return joinableTranslations(products, { id, language }).map((group) => {
    const { title, lang } = recordFor(group, languageOf("DE"))
    return { value: String(group.id), label: `${title} (${lang})` }
  })
}
