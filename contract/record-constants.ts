/** Every kind of record that people edit in the dashboard. Trash, history, images and backup know these and no others. */
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

/** What the history keeps former versions of: records, and parts, which belong to a set instead of a table of their own. */
export const historyKinds = [...recordKinds, "part"] as const
export type HistoryKind = (typeof historyKinds)[number]
