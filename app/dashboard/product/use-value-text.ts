import { parseLanguage } from "#contract/language.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { shownPower } from "../result-page/power.ts"
import type { ProductContext } from "./product-fields.tsx"

/** Returns the displayed text of a product's ids and codes. */
export function useValueText({ categories, products }: ProductContext): (key: string, value: string) => string {
  const { products: texts, common } = useDashboardTexts()
  const own = useDashboardLanguage()
  return (key, value) => {
    const id = Number(value)
    if (key === "category_id") return categories.find((one) => one.id === id)?.name ?? texts.fields.noCategory
    if (key === "translation_of") return products.find((one) => one.id === id)?.title ?? texts.fields.standsAlone
    if (key === "lang") return common.languageNames[parseLanguage(value) ?? "de"]
    return key === "power" ? shownPower(value, own) : value
  }
}
