/** Explicit roles for tables laid out as cards on narrow screens, because a row with grid display can lose its role. */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const

/** The same for a table with arrow-key navigation. */
export const gridRoles = { ...tableRoles, table: { role: "grid" }, cell: { role: "gridcell" } } as const
