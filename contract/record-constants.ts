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
] as const
export type RecordKind = (typeof recordKinds)[number]

/** Kinds with stored versions: records, and parts, which belong to a set instead of a table of their own. */
export const historyKinds = [...recordKinds, "part"] as const
export type HistoryKind = (typeof historyKinds)[number]
