import type { TrashKind } from "#server/db/schema-visitors.ts"

/** The tables of records that can lie in the trash, by kind. */
export const recordTables = {
  service: "service",
  spare: "spare",
  product: "product",
  property: "product_property",
  category: "category",
  partner: "partner",
  "page-part": "page_part",
  request: "request",
  application: "application",
} as const satisfies Partial<Record<TrashKind, string>>

type RowKind = keyof typeof recordTables
const isRowKind = (kind: TrashKind): kind is RowKind => kind in recordTables

/** The table of a kind whose row stays while the record is in the trash. */
export const tableOf = (kind: TrashKind) => (isRowKind(kind) ? recordTables[kind] : null)
