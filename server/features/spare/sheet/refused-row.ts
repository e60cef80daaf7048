import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { SheetProblem } from "#contract/sheet.ts"
import type { ColumnField } from "#contract/sheet-constants.ts"
import type { PlannedColumn } from "./columns.ts"

/** A rejected row: its original cells, and the faults by column. */
export interface RefusedRow {
  row: number
  values: (string | number)[]
  /** Column indexes from 0; `shown` is the cell in the list of errors. */
  bad: { column: number; code: SheetProblem; shown: string }[]
}

/**
 * Returns a rejected row with its cells as text. A number in a bad cell stays a number: as text, one that lost digits
 * would pass for a part number.
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
