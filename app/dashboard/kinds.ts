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

/** Text pages: their link, which is also their path, and their entry in the menu. */
export const textPageScreens = [
  { link: "gas-turbina", entry: "gasTurbine" },
  { link: "privacy-policy", entry: "privacyPolicy" },
  { link: "careers", entry: "careers" },
  { link: "contact", entry: "contact" },
] as const

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
