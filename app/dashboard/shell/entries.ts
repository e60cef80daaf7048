import type { Ability } from "#contract/ability.ts"
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

/** The screens of the second group. */
export const moreEntries = [
  ["publishing", "/dashboard/drafts"],
  ["demand", "/dashboard/demand"],
  ["pictures", "/dashboard/pictures"],
  ["redirects", "/dashboard/addresses"],
] as const

// Screens that not everybody may open; all others need no more than a sign-in.
const screenAbilities: Readonly<Record<string, Ability>> = {
  "/dashboard/requests": "inquiries.read",
  "/dashboard/requests/applications": "applications.read",
  "/dashboard/requests/templates": "inquiries.edit",
  "/dashboard/demand": "demand.read",
  "/dashboard/pictures": "images.edit",
  "/dashboard/addresses": "addresses.edit",
  "/dashboard/settings/people": "people.manage",
  "/dashboard/settings/access-keys": "tokens.manage",
  "/dashboard/settings/log": "log.read",
  "/dashboard/settings/person": "person.erase",
  "/dashboard/trash": "trash.restore",
  "/dashboard/backup": "backup.manage",
}

/** Returns the ability that the screen at an address needs, null where everybody who is signed in may open it. */
export const screenAbility = (pathname: string): Ability | null =>
  // The router tells neither upper from lower case nor a slash at the end.
  screenAbilities[pathname.toLowerCase().replace(/\/+$/u, "")] ?? null

// The records and neighbours of these screens have addresses of their own.
const innerPaths: Partial<Record<EntryName, readonly string[]>> = {
  products: ["/dashboard/product/"],
  spares: ["/dashboard/spare/"],
  settings: ["/dashboard/settings/people", "/dashboard/settings/access-keys"],
}

/** Whether one record or a neighbour of a screen is open. */
export const isWithin = (name: EntryName, pathname: string): boolean =>
  innerPaths[name]?.some((path) => pathname.startsWith(path)) ?? false
