import type { Ability } from "#contract/ability.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { listPath, recordScreens, textPageScreens } from "../kinds.ts"

type EntryName = keyof DashboardTexts["shell"]["entries"]

/** Screens in the order of the specification. */
export const entries: readonly (readonly [EntryName, string])[] = [
  ...recordScreens.map(({ kind, entry }) => [entry, listPath(kind)] as const),
  ["inquiries", "/dashboard/requests"],
  ...textPageScreens.map(({ link, entry }) => [entry, `/dashboard/${link}`] as const),
  ["settings", "/dashboard/settings"],
]

/** Screens of the second group. */
export const moreEntries = [
  ["publishing", "/dashboard/drafts"],
  ["demand", "/dashboard/demand"],
  ["synonyms", "/dashboard/synonyms"],
  ["pictures", "/dashboard/pictures"],
  ["redirects", "/dashboard/addresses"],
] as const

// Screens that require an ability; all others only require a sign-in.
const screenAbilities: Readonly<Record<string, Ability>> = {
  "/dashboard/requests": "inquiries.read",
  "/dashboard/requests/applications": "applications.read",
  "/dashboard/requests/templates": "inquiries.edit",
  "/dashboard/demand": "demand.read",
  "/dashboard/synonyms": "parts.edit",
  "/dashboard/pictures": "images.edit",
  "/dashboard/addresses": "addresses.edit",
  "/dashboard/settings/people": "people.manage",
  "/dashboard/settings/access-keys": "tokens.manage",
  "/dashboard/settings/log": "log.read",
  "/dashboard/settings/person": "person.erase",
  "/dashboard/trash": "trash.restore",
  "/dashboard/backup": "backup.manage",
}

const isImport = /^\/dashboard\/(?:data|spare\/\d+)\/import\/*$/iu

/** Returns the ability required by the screen at a path, null when every account may open it. */
export const screenAbility = (pathname: string): Ability | null =>
  // The router ignores case and a trailing slash.
  screenAbilities[pathname.toLowerCase().replace(/\/+$/u, "")] ?? (isImport.test(pathname) ? "parts.import" : null)

// Paths of the records and related screens.
const innerPaths: Partial<Record<EntryName, readonly string[]>> = {
  products: ["/dashboard/product/"],
  spares: ["/dashboard/spare/"],
  settings: ["/dashboard/settings/people", "/dashboard/settings/access-keys"],
}

/** Returns whether a record or related screen of a screen is open. */
export const isWithin = (name: EntryName, pathname: string): boolean =>
  innerPaths[name]?.some((path) => pathname.startsWith(path)) ?? false
