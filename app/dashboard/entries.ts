import type { Ability } from "#contract/ability.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { listPath, recordScreens, textPageScreenPath, textPageScreens } from "./kinds.ts"

type EntryName = keyof DashboardTexts["shell"]["entries"]

/** What a figure of the rail counts: what waits for a person, or how many there are of something. */
export type RailFigure = "unread" | "ready" | "pictures" | "trash" | "translations" | RecordKind

export interface RailEntry {
  to: string
  nameIn: (texts: DashboardTexts) => string
  figure?: RailFigure
  /** Beginnings of the paths of records and related screens within it. */
  within?: readonly string[]
}

/** Paths of the records of some kinds. */
const recordPathsWithin: Partial<Record<EntryName, readonly string[]>> = {
  home: ["/dashboard/pages/"],
  products: ["/dashboard/product/"],
  spares: ["/dashboard/spare/"],
}

const specified = (name: EntryName, to: string, figure?: RailFigure): RailEntry => ({
  to,
  nameIn: ({ shell }) => shell.entries[name],
  within: recordPathsWithin[name] ?? [],
  ...(figure && { figure }),
})

/** Tabs of the settings, each with its screen. */
export const settingsEntries: readonly RailEntry[] = [
  { to: "/dashboard/settings", nameIn: ({ settings }) => settings.title },
  { to: "/dashboard/settings/people", nameIn: ({ people }) => people.title },
  { to: "/dashboard/settings/access-keys", nameIn: ({ accessKeys }) => accessKeys.title },
  { to: "/dashboard/addresses", nameIn: ({ redirects }) => redirects.title },
  { to: "/dashboard/settings/person", nameIn: ({ person }) => person.title },
  { to: "/dashboard/settings/log", nameIn: ({ settings }) => settings.log },
  { to: "/dashboard/settings/health", nameIn: ({ findings }) => findings.title },
]

/** Tabs of what visitors searched, and of the words that the search takes for each other. */
export const demandEntries: readonly RailEntry[] = [
  { to: "/dashboard/demand", nameIn: ({ demand }) => demand.title },
  { to: "/dashboard/synonyms", nameIn: ({ synonyms }) => synonyms.title },
]

const others = (entries: readonly RailEntry[]): string[] => entries.slice(1).map(({ to }) => to)

/** Groups of the rail; records and text pages are there by their declaration. */
export const railGroups: readonly { name: keyof DashboardTexts["shell"]["groups"]; entries: readonly RailEntry[] }[] = [
  {
    name: "inbox",
    entries: [
      specified("inquiries", "/dashboard/requests", "unread"),
      { to: "/dashboard/drafts", nameIn: ({ shell }) => shell.review, figure: "ready" },
    ],
  },
  {
    name: "catalogue",
    entries: [
      ...recordScreens.map(({ kind, entry }) => specified(entry, listPath(kind), kind)),
      { to: "/dashboard/pictures", nameIn: ({ pictures }) => pictures.title, figure: "pictures" },
    ],
  },
  {
    name: "pages",
    entries: textPageScreens
      .filter(({ isInMenu }) => isInMenu)
      .map(({ link, entry }) => specified(entry, textPageScreenPath(link))),
  },
  {
    name: "insight",
    entries: [
      { to: "/dashboard/demand", nameIn: ({ demand }) => demand.title, within: others(demandEntries) },
      { to: "/dashboard/translations", nameIn: ({ translations }) => translations.title, figure: "translations" },
    ],
  },
  {
    name: "system",
    entries: [
      { ...specified("settings", "/dashboard/settings"), within: others(settingsEntries) },
      { to: "/dashboard/backup", nameIn: ({ shell }) => shell.backup },
      { to: "/dashboard/trash", nameIn: ({ trash }) => trash.title, figure: "trash" },
    ],
  },
]

// Screens that require an ability; all others only require a sign-in.
const screenAbilities: Readonly<Record<string, Ability>> = {
  "/dashboard/requests": "inquiries.read",
  "/dashboard/requests/applications": "applications.read",
  "/dashboard/requests/templates": "inquiries.edit",
  "/dashboard/demand": "demand.read",
  "/dashboard/synonyms": "parts.edit",
  "/dashboard/pictures": "images.edit",
  "/dashboard/addresses": "addresses.edit",
  "/dashboard/settings/health": "settings.edit",
  "/dashboard/settings/people": "people.manage",
  "/dashboard/settings/access-keys": "tokens.manage",
  "/dashboard/settings/log": "log.read",
  "/dashboard/settings/person": "person.erase",
  "/dashboard/translations": "content.translate",
  "/dashboard/trash": "trash.restore",
  "/dashboard/backup": "backup.manage",
}

const isOffer = /^\/dashboard\/requests\/offer\/\d+\/*$/iu
const isImport = /^\/dashboard\/(?:data|spare\/\d+)\/import\/*$/iu

/** Returns the ability required by the screen at a path, null when every account may open it. */
export const screenAbility = (pathname: string): Ability | null =>
  // The router ignores case and a trailing slash.
  screenAbilities[pathname.toLowerCase().replace(/\/+$/u, "")] ??
  (isImport.test(pathname) ? "parts.import" : isOffer.test(pathname) ? "inquiries.edit" : null)

/** Returns whether a record or related screen of a screen is open. */
export const isWithin = ({ within = [] }: RailEntry, pathname: string): boolean =>
  within.some((path) => pathname.startsWith(path))
