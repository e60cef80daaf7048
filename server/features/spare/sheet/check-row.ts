import { samePartKey } from "#contract/number-reader/same-part.ts"
import type { RowProblem, ColumnField } from "#contract/sheet-constants.ts"
import { type CellValue, bareFormula, FormattedNumber, showCell } from "../workbook/cell-value.ts"
import type { ColumnPlan, PlannedColumn } from "./columns.ts"
import type { GroupFinder } from "./find-group.ts"
import { limits } from "#contract/limits.ts"
import { type DecimalSign, parseQuantity } from "#contract/number-reader/parse-quantity.ts"
import { withoutControls } from "#contract/text-constants.ts"

/** Value of a cell; `isAsRequired` marks the quantity "AR" or "REF", stored as 0. */
type CellRead = { value: string; isAsRequired?: true } | { problem: RowProblem; shown: string }

/** Whether all cells of the file are text, and the decimal sign in them. */
interface CellStyle {
  isText: boolean
  decimalSign: DecimalSign
}

const maxQuantity = 1_000_000_000
const longest: Record<string, number> = { partnumber: limits.partNumber, subst_part: limits.partNumber }

const exponentForm = /^-?\d(?:[.,]\d+)?e[+-]?\d+$/iu
const excelsExponentForm = /^\s*-?\d(?:[.,]\d+)?E\+\d{2,3}\s*$/u
/** What a failed formula shows, in Excel of any language: "#N/A", "#REF!", "#WERT!", "#ИМЯ?". */
const errorValue = /^#(?:N\/A|NV|Н\/Д|[\p{Lu}/0]+[!?])$/u

/**
 * Returns a cell as displayed. Rejects numbers displayed in exponent form or with more digits than Excel keeps, which
 * have lost some, also as Excel writes them into a CSV file: "1,23E+10"; text such as "1E10" or "00123" is kept.
 */
function readCell(cell: CellValue | undefined, column: PlannedColumn, { isText, decimalSign }: CellStyle): CellRead {
  if (cell === null || cell === undefined) return { value: "" }
  const isNumber = column.field in longest
  const number = cell instanceof FormattedNumber ? cell.value : typeof cell === "number" ? cell : null
  if (cell instanceof FormattedNumber && cell.isDate && (isNumber || column.field === "quantity"))
    return { problem: isNumber ? "date_number" : "invalid_quantity", shown: cell.shown }
  if (column.field === "quantity") return readQuantity(number ?? showCell(cell), decimalSign)
  // A whole number is the id of a group, in any number format.
  if (column.field === "group" && Number.isSafeInteger(number)) return { value: String(number) }
  const value = withoutControls(showCell(cell)).trim()
  const shortened = number !== null ? exponentForm : isText && isNumber ? excelsExponentForm : null
  if (shortened?.test(value) || (isNumber && number !== null && hasLostDigits(number, cell)))
    return { problem: "exponent_number", shown: value }
  if (errorValue.test(value)) return { problem: "error_value", shown: value }
  if (value.length > (longest[column.field] ?? limits.partDescription))
    return { problem: "too_long", shown: value.slice(0, 60) }
  return { value }
}

/** Excel keeps fifteen digits of a number, and shows eleven of a whole one in the general format. */
const hasLostDigits = (number: number, cell: CellValue): boolean =>
  Math.abs(number) >= (cell instanceof FormattedNumber ? 1e15 : 1e11)

/** "0,00" and "0 Stk", which are no request's quantity. */
const noneInStock = /^0+(?:[.,]0+)?(?:\s*\p{L}{1,8}\.?)?$/u
/** "AR" and "REF" of illustrated parts lists: as many as it takes, and shown elsewhere. */
const asRequired = /^(?:a\/?r|as req(?:uired|d|'d)?\.?|ref\.?|nach bedarf|по (?:потребности|мере надобности))$/iu
/** "2.000.000", more than a request's quantity. */
const grouped = /^\d{1,3}(?:([.,' \u00a0\u202f])\d{3})(?:\1\d{3})+$/u

/** "3.0000000000000004", which a calculation leaves of 3. */
const roundedOff = /^\d{1,10}[.,]\d{9,20}$/u
const longestQuantity = 60

/** Returns a quantity as digits: of a number the number to the fifteen digits that Excel shows, of a text what the number reader takes for it. */
function readQuantity(cell: number | string, sign: DecimalSign = ""): CellRead {
  const text = typeof cell === "number" ? String(Number(cell.toPrecision(15))) : withoutControls(cell).trim()
  if (text === "") return { value: "" }
  const invalid: CellRead = { problem: "invalid_quantity", shown: text.slice(0, longestQuantity) }
  if (text.length > longestQuantity) return invalid
  if (asRequired.test(text)) return { value: "0", isAsRequired: true }
  if (noneInStock.test(text)) return { value: "0" }
  if (grouped.test(text)) return readQuantity(Number(text.replaceAll(/\D/gu, "")))
  if (roundedOff.test(text)) return readQuantity(Number(text.replace(",", ".")))
  const quantity = /^\d{1,10}$/u.test(text) ? Number(text) : typeof cell === "string" ? parseQuantity(text, sign) : null
  return quantity !== null && quantity <= maxQuantity ? { value: String(quantity) } : invalid
}

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
export function createRowCheck(plan: ColumnPlan, findGroup: GroupFinder | undefined, style: CellStyle) {
  const groupColumn = findGroup && plannedColumn(plan, "group")
  const numberColumn = plannedColumn(plan, "partnumber")
  const firstRows = new Map<string, number>()

  const groupOf = (fields: CheckedRow["fields"], bad: BadCell[]): number | null => {
    if (!findGroup || !groupColumn || fields.group === undefined) return 0
    const foundGroup = findGroup(fields.group)
    if ("id" in foundGroup) return foundGroup.id
    bad.push({ column: groupColumn, code: foundGroup.problem, shown: foundGroup.shown })
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
    const { fields, bad, ...said } = readFields(plan, values, style)
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

function readFields({ columns, isIllustrated }: ColumnPlan, values: readonly CellValue[], style: CellStyle) {
  const fields: CheckedRow["fields"] = {}
  const bad: BadCell[] = []
  let isAsRequired = false
  for (const column of columns) {
    const cell = values[column.index]
    const read: CellRead =
      cell === bareFormula ? { problem: "formula_without_value", shown: "" } : readCell(cell, column, style)
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
