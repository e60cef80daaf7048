import type { TextPageLink } from "#contract/text-page-constants.ts"

/**
 * Kinds of record with screens of their own, in the order of the menu. Each has its folder, whose `screen.tsx` declares
 * them; paths are below `/dashboard`, those without `record` are edited in a dialog of their list.
 */
export const recordScreens = [
  { kind: "product", entry: "products", list: "", record: "product" },
  { kind: "category", entry: "categories", list: "categories" },
  { kind: "spare", entry: "spares", list: "data", record: "spare" },
  { kind: "partner", entry: "partners", list: "partners" },
  { kind: "service", entry: "services", list: "services", record: "services" },
] as const

/** Text pages: their link, their path, and the entry that names them; those in the menu, and those reached by tabs. */
export const textPageScreens = [
  { link: "home", path: "home", entry: "home", isInMenu: true },
  { link: "gas-turbina", path: "gas-turbina", entry: "gasTurbine", isInMenu: true },
  { link: "spare-parts", path: "pages/spare-parts", entry: "sparesPage", isInMenu: false },
  { link: "partners", path: "pages/partners", entry: "partnersPage", isInMenu: false },
  { link: "privacy-policy", path: "privacy-policy", entry: "privacyPolicy", isInMenu: true },
  { link: "careers", path: "careers", entry: "careers", isInMenu: true },
  { link: "contact", path: "contact", entry: "contact", isInMenu: true },
  { link: "imprint", path: "pages/imprint", entry: "imprint", isInMenu: false },
] as const satisfies readonly { link: TextPageLink; path: string; entry: string; isInMenu: boolean }[]

/** Returns the screen of a text page. */
export const textPageScreenPath = (link: string): string =>
  below(textPageScreens.find((screen) => screen.link === link)?.path ?? link)

interface Screens {
  kind: string
  list: string
  record?: string
}
const screens: readonly Screens[] = recordScreens

const below = (path: string) => (path === "" ? "/dashboard" : `/dashboard/${path}`)

/** Returns the path of the list of a kind. */
export const listPath = (kind: string): string => below(screens.find((screen) => screen.kind === kind)?.list ?? "")

/** Returns the path of a record's screen, or of the list that edits it; null for a kind without screens. */
export function recordScreenPath(kind: string, id: number | string): string | null {
  const screen = screens.find((other) => other.kind === kind)
  if (!screen) return null
  return screen.record === undefined ? below(screen.list) : `${below(screen.record)}/${id}`
}
