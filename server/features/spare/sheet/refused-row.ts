import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { ColumnField, SheetProblem } from "#contract/sheet.ts"
import type { PlannedColumn } from "./columns.ts"

/** A row that an import refuses: its cells as they were, and what is wrong with which of them. */
export interface RefusedRow {
  row: number
  values: (string | number)[]
  /** Indexes of columns, from 0; `shown` is what a list of errors shows of the cell. */
  bad: { column: number; code: SheetProblem; shown: string }[]
}

/**
 * Returns a refused row with its cells as text, as they were read. A number in a bad cell stays a number: one that has lost digits would
 * pass for a part number as text.
 */
export function refusedRow(
  row: number,
  values: readonly unknown[],
  bad: RefusedRow["bad"],
  columns: readonly PlannedColumn[],
  fields: Partial<Record<ColumnField, string>>,
): RefusedRow {
  const read = new Map(columns.map(({ index, field }) => [index, fields[field]]))
  const cells = values.slice(0, dashboardLimits.sheetColumns).map((value, index) => {
    const text = read.get(index)
    if (text !== undefined) return text
    return typeof value === "number" && bad.some(({ column }) => column === index) ? value : asText(value)
  })
  return { row, values: cells, bad }
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ""
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value as string)
}
