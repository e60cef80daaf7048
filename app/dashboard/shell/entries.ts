import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"

type EntryName = keyof DashboardTexts["shell"]["entries"]

/** The screens in the order of the specification. */
export const entries: readonly (readonly [EntryName, string])[] = [
  ["products", "/dashboard"],
  ["categories", "/dashboard/categories"],
  ["spares", "/dashboard/data"],
  ["partners", "/dashboard/partners"],
  ["services", "/dashboard/services"],
  ["inquiries", "/dashboard/requests"],
  ["gasTurbine", "/dashboard/gas-turbina"],
  ["privacyPolicy", "/dashboard/privacy-policy"],
  ["careers", "/dashboard/careers"],
  ["contact", "/dashboard/contact"],
  ["settings", "/dashboard/settings"],
]

// The records of these screens have addresses of their own.
const recordPaths: Partial<Record<EntryName, string>> = {
  products: "/dashboard/product/",
  spares: "/dashboard/spare/",
}

/** Whether one record of a screen is open. */
export function isRecordOpen(name: EntryName, pathname: string): boolean {
  const path = recordPaths[name]
  return path !== undefined && pathname.startsWith(path)
}
