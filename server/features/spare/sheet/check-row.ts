import { samePartKey } from "#contract/number-reader/same-part.ts"
import type { RowProblem } from "#contract/sheet-constants.ts"
import type { ColumnField } from "#contract/sheet-constants.ts"
import { type CellValue, bareFormula } from "../workbook/cell-value.ts"
import type { ColumnPlan, PlannedColumn } from "./columns.ts"
import type { GroupFinder } from "./find-group.ts"
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
  /** Group id of the row; 0 when all rows are for one group, or its own is unknown; null when it is left out. */
  group: number | null
  /** Whether the sheet has words in place of a quantity. */
  isAsRequired?: true
  bad: BadCell[]
}

/**
 * Returns a function that reads the rows of a sheet one after the other and names their faults: unreadable cells, an
 * unknown group, a missing number, and one that the group has in a row above.
 */
export function createRowCheck(plan: ColumnPlan, findGroup: GroupFinder | undefined, isText: boolean) {
  const groupColumn = findGroup && plannedColumn(plan, "group")
  const numberColumn = plannedColumn(plan, "partnumber")
  const firstRows = new Map<string, number>()

  const groupOf = (fields: CheckedRow["fields"], bad: BadCell[]): number | null => {
    if (!findGroup || !groupColumn || fields.group === undefined) return 0
    const found = findGroup(fields.group)
    if ("id" in found) return found.id
    bad.push({ column: groupColumn, code: found.problem, shown: found.shown })
    return 0
  }

  const checkNumber = (row: number, number: string | undefined, group: number | null, bad: BadCell[]): void => {
    if (number === undefined || group === null) return
    if (number === "") return void bad.push({ column: numberColumn, code: "required", shown: "" })
    const key = `${group} ${samePartKey(number)}`
    // The same number in two rows without a known group may belong to two groups.
    const above = findGroup && group === 0 ? undefined : firstRows.get(key)
    if (above === undefined) firstRows.set(key, row)
    // An illustrated parts list names a part at each of its places.
    else if (!plan.isIllustrated)
      bad.push({ column: numberColumn, code: "duplicate_in_sheet", shown: `${number} (${above})` })
  }

  return (row: number, values: readonly CellValue[]): CheckedRow => {
    const { fields, bad, ...said } = readFields(plan, values, isText)
    if (isEmptyPart(fields)) return { fields, group: 0, bad }
    const group = groupOf(fields, bad)
    checkNumber(row, fields.partnumber, group, bad)
    return { fields, group, bad, ...said }
  }
}

/** Returns whether a row has nothing of a part, beside its group. */
export const isEmptyPart = (fields: CheckedRow["fields"]): boolean =>
  fields.partnumber === "" && Object.entries(fields).every(([field, value]) => field === "group" || value === "")

/** ". . SEAL": the dots say in which assembly a part is. */
const indenture = /^(?:[.•·]\s*)+(?=[\p{L}(])/u

function readFields({ columns, isIllustrated }: ColumnPlan, values: readonly CellValue[], isText: boolean) {
  const fields: CheckedRow["fields"] = {}
  const bad: BadCell[] = []
  let isAsRequired = false
  for (const column of columns) {
    const cell = values[column.index]
    const read: CellRead =
      cell === bareFormula ? { problem: "formula_without_value", shown: "" } : readCell(cell, column, isText)
    if ("problem" in read) bad.push({ column, code: read.problem, shown: read.shown })
    else {
      const isIndented = isIllustrated && column.field.startsWith("description")
      fields[column.field] = isIndented ? read.value.replace(indenture, "") : read.value
      isAsRequired ||= read.isAsRequired === true
    }
  }
  return isAsRequired ? { fields, bad, isAsRequired } : { fields, bad }
}

function plannedColumn({ columns }: ColumnPlan, wanted: "group" | "partnumber"): PlannedColumn {
  const column = columns.find(({ field }) => field === wanted)
  if (!column) throw new Error(`A plan without a problem has a column of the ${wanted}`)
  return column
}
