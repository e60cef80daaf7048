import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { RowProblem } from "#contract/sheet-constants.ts"
import type { ColumnField } from "#contract/sheet-constants.ts"
import { literalCell } from "#server/csv/formula-guard.ts"
import { type CellValue, FormattedNumber, showCell } from "../workbook/cell-value.ts"
import type { BadCell } from "./check-row.ts"
import type { PlannedColumn } from "./columns.ts"

/** A rejected row: its original cells, and the faults by column. */
export interface RefusedRow {
  row: number
  values: (string | number | FormattedNumber)[]
  /** Column indexes from 0. */
  bad: { column: number; code: RowProblem; shown: string }[]
}

/**
 * Returns a rejected row with its cells as text. A number or date in a bad cell stays one: as text, what Excel made of a
 * part number would pass for it.
 */
export function refusedRow(
  row: number,
  values: readonly CellValue[],
  bad: readonly BadCell[],
  columns: readonly PlannedColumn[],
  fields: Partial<Record<ColumnField, string>>,
): RefusedRow {
  const read = new Map(columns.map(({ index, field }) => [index, fields[field]]))
  const cells = values.slice(0, dashboardLimits.sheetColumns).map((value, index) => {
    const text = read.get(index)
    if (text !== undefined) return literalCell(text)
    return (typeof value === "number" || value instanceof FormattedNumber) &&
      bad.some(({ column }) => column.index === index)
      ? value
      : literalCell(showCell(value))
  })
  return { row, values: cells, bad: bad.map((cell) => ({ ...cell, column: cell.column.index })) }
}
