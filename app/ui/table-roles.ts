/** For tables that the styles lay out as cards on narrow screens: a row that is a grid can lose its own meaning, so it is written out. */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const

/** The same for a table whose cells the arrow keys reach. */
export const gridRoles = { ...tableRoles, table: { role: "grid" }, cell: { role: "gridcell" } } as const
