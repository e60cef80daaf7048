import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"

/** The screens in the order of the specification. */
export const entries: readonly (readonly [keyof DashboardTexts["shell"]["entries"], string])[] = [
  ["products", "/dashboard"],
  ["categories", "/dashboard/categories"],
  ["spares", "/dashboard/data"],
  ["partners", "/dashboard/partners"],
  ["services", "/dashboard/services"],
  ["requests", "/dashboard/requests"],
  ["gasTurbine", "/dashboard/gas-turbina"],
  ["privacyPolicy", "/dashboard/privacy-policy"],
  ["careers", "/dashboard/careers"],
  ["contact", "/dashboard/contact"],
  ["settings", "/dashboard/settings"],
]
