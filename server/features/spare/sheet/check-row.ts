import { samePartKey } from "#contract/number-reader/same-part.ts"
import type { RowProblem } from "#contract/sheet-constants.ts"
import type { ColumnField } from "#contract/sheet-constants.ts"
import { type CellValue, bareFormula } from "../workbook/cell-value.ts"
import type { ColumnPlan, PlannedColumn } from "./columns.ts"
import { type SheetGroup, createGroupFinder } from "./find-group.ts"
import { type CellRead, readCell } from "./read-cell.ts"

/** A faulty cell; `shown` is its text in the list of errors. */
export interface BadCell {
  column: PlannedColumn
  code: RowProblem
  shown: string
}

/** A row as read: a field is absent without such a column, "" when blank. */
export interface CheckedRow {
  fields: Partial<Record<ColumnField, string>>
  /** Group id of the row; 0 when all rows are for one group, or its own is unknown. */
  group: number
  bad: BadCell[]
}

/**
 * Returns a function that reads the rows of a sheet one after the other and names their faults: unreadable cells, an
 * unknown group, a missing number, and one that the group has in a row above.
 */
export function createRowCheck(plan: ColumnPlan, groups: readonly SheetGroup[] | undefined, isText: boolean) {
  const findGroup = groups && createGroupFinder(groups)
  const groupColumn = findGroup && plannedColumn(plan, "group")
  const numberColumn = plannedColumn(plan, "partnumber")
  const firstRows = new Map<string, number>()

  const groupOf = (fields: CheckedRow["fields"], bad: BadCell[]): number => {
    if (!findGroup || !groupColumn || fields.group === undefined) return 0
    const found = findGroup(fields.group)
    if ("id" in found) return found.id
    bad.push({ column: groupColumn, code: found.problem, shown: found.shown })
    return 0
  }

  const checkNumber = (row: number, number: string | undefined, group: number, bad: BadCell[]): void => {
    if (number === undefined) return
    if (number === "") return void bad.push({ column: numberColumn, code: "required", shown: "" })
    const key = `${group} ${samePartKey(number)}`
    // The same number in two rows without a known group may belong to two groups.
    const above = findGroup && group === 0 ? undefined : firstRows.get(key)
    if (above === undefined) firstRows.set(key, row)
    else bad.push({ column: numberColumn, code: "duplicate_in_sheet", shown: `${number} (${above})` })
  }

  return (row: number, values: readonly CellValue[]): CheckedRow => {
    const { fields, bad } = readFields(plan, values, isText)
    if (isEmptyPart(fields)) return { fields, group: 0, bad }
    const group = groupOf(fields, bad)
    checkNumber(row, fields.partnumber, group, bad)
    return { fields, group, bad }
  }
}

/** Returns whether a row has nothing of a part, beside its group. */
export const isEmptyPart = (fields: CheckedRow["fields"]): boolean =>
  fields.partnumber === "" && Object.entries(fields).every(([field, value]) => field === "group" || value === "")

function readFields({ columns }: ColumnPlan, values: readonly CellValue[], isText: boolean) {
  const fields: CheckedRow["fields"] = {}
  const bad: BadCell[] = []
  for (const column of columns) {
    const cell = values[column.index]
    const read: CellRead =
      cell === bareFormula ? { problem: "formula_without_value", shown: "" } : readCell(cell, column, isText)
    if ("value" in read) fields[column.field] = read.value
    else bad.push({ column, code: read.problem, shown: read.shown })
  }
  return { fields, bad }
}

function plannedColumn({ columns }: ColumnPlan, wanted: "group" | "partnumber"): PlannedColumn {
  const column = columns.find(({ field }) => field === wanted)
  if (!column) throw new Error(`A plan without a problem has a column of the ${wanted}`)
  return column
}
