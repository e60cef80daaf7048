/** Kinds of record edited in the dashboard, known to trash, history, images and backup. */
export const recordKinds = [
  "service",
  "spare",
  "product",
  "property",
  "category",
  "partner",
  "page",
  "page-part",
  "settings",
  "synonym",
] as const
export type RecordKind = (typeof recordKinds)[number]

/** Path before the id of a record's page, by kind, in the order in which searches list equal hits. */
export const recordPaths = {
  product: "/parts",
  spare: "/part-list",
  service: "/service",
} as const satisfies Partial<Record<RecordKind, string>>
export type PagedKind = keyof typeof recordPaths
export const pagedKinds = Object.keys(recordPaths) as PagedKind[]

/** Paths of the public pages that are no records', without language prefix. */
export const fixedPages = [
  "/",
  "/gas-turbina",
  "/spare-parts",
  "/partners",
  "/careers",
  "/imprint",
  "/privacy-policy",
  "/contact",
  "/search",
] as const

/** Kinds of hits, in the order in which a search page lists them. */
export const searchKinds = ["part", ...pagedKinds] as const

/** Kinds with stored versions: records, and parts, which belong to a set instead of a table of their own. */
export const historyKinds = [...recordKinds, "part"] as const
export type HistoryKind = (typeof historyKinds)[number]

/** Kinds that have drafts. Parts have a preview and undo of their own, settings and equal words are always live. */
export const publishedKinds = recordKinds.filter((kind) => kind !== "settings" && kind !== "synonym")
