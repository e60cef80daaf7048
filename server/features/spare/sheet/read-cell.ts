import { limits } from "#contract/limits.ts"
import { parseQuantity } from "#contract/number-reader/parse-quantity.ts"
import type { RowProblem } from "#contract/sheet.ts"
import { withoutControls } from "#contract/text-constants.ts"
import type { PlannedColumn } from "./columns.ts"

export type CellRead = { value: string } | { problem: RowProblem; shown: string }

const maxQuantity = 1_000_000_000
const longest: Record<string, number> = { partnumber: limits.partNumber, subst_part: limits.partNumber }

const exponentForm = /^-?\d(?:[.,]\d+)?e[+-]?\d+$/iu
const excelsExponentForm = /^\s*-?\d(?:[.,]\d+)?E\+\d{2,3}\s*$/u
/** What a failed formula shows, in Excel of any language: "#N/A", "#REF!", "#WERT!", "#ИМЯ?". */
const errorValue = /^#(?:N\/A|NV|Н\/Д|[\p{Lu}/0]+[!?])$/u

/** How cells are displayed. */
export interface CellDisplay {
  /** Returns a number or a date in the number format of its cell; null without one. */
  format: (value: unknown) => string | null
  /** Whether all cells are text, so that Excel may have written numbers as it showed them. */
  isCsv: boolean
}

/**
 * Returns a cell as displayed. `cell` is text, a number, a boolean or a date. Rejects numbers displayed in exponent
 * form, which have lost digits, also as Excel writes them into a CSV file: "1,23E+10"; text such as "1E10" or "00123" is
 * kept.
 */
export function readCell(cell: unknown, column: PlannedColumn, { format, isCsv }: CellDisplay): CellRead {
  if (cell === null || cell === undefined) return { value: "" }
  if (column.field === "quantity") return readQuantity(cell)
  // A whole number is the id of a group, in any number format.
  if (column.field === "group" && typeof cell === "number" && Number.isSafeInteger(cell)) return { value: String(cell) }
  if (cell instanceof Date && column.field in longest)
    return { problem: "date_number", shown: cell.toISOString().slice(0, 10) }
  const text = typeof cell === "string" ? cell : (format(cell) ?? plainNumber(cell))
  const isShortened =
    typeof cell === "number" ? exponentForm : isCsv && column.field in longest ? excelsExponentForm : null
  if (text === null || isShortened?.test(text))
    return { problem: "exponent_number", shown: text ?? (typeof cell === "number" ? String(cell) : "") }
  const value = withoutControls(text).trim()
  if (errorValue.test(value)) return { problem: "error_value", shown: value }
  if (value.length > (longest[column.field] ?? limits.partDescription))
    return { problem: "too_long", shown: value.slice(0, 60) }
  return { value }
}

// Excel's general format shows up to eleven digits of a whole number; longer ones are in exponent form.
function plainNumber(cell: unknown): string | null {
  if (typeof cell === "boolean") return String(cell).toUpperCase()
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell !== "number") return String(cell)
  return Math.abs(cell) < 1e11 && !String(cell).includes("e") ? String(cell) : null
}

/** "0,00" and "0 Stk", which are no request's quantity. */
const noneInStock = /^0+(?:[.,]0+)?(?:\s*\p{L}{1,8}\.?)?$/u
/** "2.000.000", more than a request's quantity. */
const grouped = /^\d{1,3}(?:([.,' \u00a0\u202f])\d{3})(?:\1\d{3})+$/u

/** Returns a quantity as digits: of a number the number, of a text what the number reader takes for it. */
function readQuantity(cell: unknown): CellRead {
  const text = withoutControls(String(cell)).trim()
  if (text === "") return { value: "" }
  if (noneInStock.test(text)) return { value: "0" }
  if (grouped.test(text)) return readQuantity(Number(text.replaceAll(/\D/gu, "")))
  const isPlain = typeof cell === "number" ? Number.isInteger(cell) && cell >= 0 : /^\d{1,10}$/u.test(text)
  const quantity = isPlain ? Number(text) : typeof cell === "string" ? parseQuantity(text) : null
  return quantity !== null && quantity <= maxQuantity
    ? { value: String(quantity) }
    : { problem: "invalid_quantity", shown: text.slice(0, 60) }
}
