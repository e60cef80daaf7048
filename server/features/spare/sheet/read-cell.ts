import { limits } from "#contract/limits.ts"
import { parseQuantity } from "#contract/number-reader/parse-quantity.ts"
import type { SheetProblem } from "#contract/sheet.ts"
import type { PlannedColumn } from "./columns.ts"

export type CellRead = { value: string } | { problem: SheetProblem; shown: string }

const maxQuantity = 1_000_000_000
const longest: Record<string, number> = { partnumber: limits.partNumber, subst_part: limits.partNumber }

const exponentForm = /^-?\d(?:[.,]\d+)?e[+-]?\d+$/iu
const excelsExponentForm = /^\s*-?\d(?:[.,]\d+)?E\+\d{2,3}\s*$/u

/**
 * Returns a cell as displayed. `cell` is text, a number with `format` as its number format, a boolean or a date.
 * Rejects numbers displayed in exponent form, which have lost digits, also as Excel writes them into a CSV file:
 * "1,23E+10"; text such as "1E10" or "00123" is kept.
 */
export function readCell(cell: unknown, column: PlannedColumn, format: (value: unknown) => string | null): CellRead {
  if (cell === null || cell === undefined) return { value: "" }
  if (column.field === "quantity") return readQuantity(cell)
  // A whole number is the id of a group, in any number format.
  if (column.field === "group" && typeof cell === "number" && Number.isSafeInteger(cell)) return { value: String(cell) }
  if (cell instanceof Date && column.field in longest)
    return { problem: "date_number", shown: cell.toISOString().slice(0, 10) }
  const text = typeof cell === "string" ? cell : (format(cell) ?? plainNumber(cell))
  const isShortened = typeof cell === "number" ? exponentForm : column.field in longest ? excelsExponentForm : null
  if (text === null || isShortened?.test(text))
    return { problem: "exponent_number", shown: text ?? (typeof cell === "number" ? String(cell) : "") }
  const value = text.trim()
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

/** Returns a quantity as digits: of a number the number, of a text what the number reader takes for it. */
function readQuantity(cell: unknown): CellRead {
  const text = String(cell).trim()
  if (text === "") return { value: "" }
  const isPlain = typeof cell === "number" ? Number.isInteger(cell) && cell >= 0 : /^\d{1,10}$/u.test(text)
  const quantity = isPlain ? Number(text) : typeof cell === "string" ? parseQuantity(text) : null
  return quantity !== null && quantity <= maxQuantity
    ? { value: String(quantity) }
    : { problem: "invalid_quantity", shown: text.slice(0, 60) }
}
