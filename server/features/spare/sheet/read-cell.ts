import { limits } from "#contract/limits.ts"
import { parseQuantity } from "#contract/number-reader/parse-quantity.ts"
import type { RowProblem } from "#contract/sheet-constants.ts"
import { withoutControls } from "#contract/text-constants.ts"
import { type CellValue, FormattedNumber, showCell } from "../workbook/cell-value.ts"
import type { PlannedColumn } from "./columns.ts"

/** Value of a cell; `isAsRequired` marks the quantity "AR" or "REF", stored as 0. */
export type CellRead = { value: string; isAsRequired?: true } | { problem: RowProblem; shown: string }

const maxQuantity = 1_000_000_000
const longest: Record<string, number> = { partnumber: limits.partNumber, subst_part: limits.partNumber }

const exponentForm = /^-?\d(?:[.,]\d+)?e[+-]?\d+$/iu
const excelsExponentForm = /^\s*-?\d(?:[.,]\d+)?E\+\d{2,3}\s*$/u
/** What a failed formula shows, in Excel of any language: "#N/A", "#REF!", "#WERT!", "#ИМЯ?". */
const errorValue = /^#(?:N\/A|NV|Н\/Д|[\p{Lu}/0]+[!?])$/u

/**
 * Returns a cell as displayed. Rejects numbers displayed in exponent form or with more digits than Excel keeps, which
 * have lost some, also as Excel writes them into a CSV file: "1,23E+10"; text such as "1E10" or "00123" is kept. `isText`
 * says that all cells of the file are text.
 */
export function readCell(cell: CellValue | undefined, column: PlannedColumn, isText: boolean): CellRead {
  if (cell === null || cell === undefined) return { value: "" }
  const isNumber = column.field in longest
  const number = cell instanceof FormattedNumber ? cell.value : typeof cell === "number" ? cell : null
  if (cell instanceof FormattedNumber && cell.isDate && (isNumber || column.field === "quantity"))
    return { problem: isNumber ? "date_number" : "invalid_quantity", shown: cell.shown }
  if (column.field === "quantity") return readQuantity(number ?? showCell(cell))
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
function readQuantity(cell: number | string): CellRead {
  const text = typeof cell === "number" ? String(Number(cell.toPrecision(15))) : withoutControls(cell).trim()
  if (text === "") return { value: "" }
  const invalid: CellRead = { problem: "invalid_quantity", shown: text.slice(0, longestQuantity) }
  if (text.length > longestQuantity) return invalid
  if (asRequired.test(text)) return { value: "0", isAsRequired: true }
  if (noneInStock.test(text)) return { value: "0" }
  if (grouped.test(text)) return readQuantity(Number(text.replaceAll(/\D/gu, "")))
  if (roundedOff.test(text)) return readQuantity(Number(text.replace(",", ".")))
  const quantity = /^\d{1,10}$/u.test(text) ? Number(text) : typeof cell === "string" ? parseQuantity(text) : null
  return quantity !== null && quantity <= maxQuantity ? { value: String(quantity) } : invalid
}
