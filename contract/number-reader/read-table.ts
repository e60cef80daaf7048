import { blankNoise } from "./blank-noise.ts"
import { findNumbers, type IsKnown } from "./find-numbers.ts"
import { roleOfHeading } from "./headings.ts"
import { canBeNumber, cleanNumber, looksLikeNumber } from "./number-shape.ts"
import { type DecimalSign, decimalSignOf, parseQuantity, unitOf } from "./parse-quantity.ts"
import { maySayQuantity, quantityOfCell, tidyRemark } from "./read-line.ts"
import { type Column, type ColumnUses, describeColumns, type TablePlan, planTable } from "./plan-columns.ts"
import type { Block, Row } from "./split-rows.ts"

export interface RowReading {
  row: Row
  /** The number of the row first, then other candidates in the row. */
  numbers: string[]
  quantity: number | null
  /** Unit of the quantity, as written; empty without one. */
  unit: string
  isUnclear: boolean
  position: string
  /** What the other cells say: a description or remarks. */
  remark: string
}

/** A table and how it was read. */
export interface TableReading {
  /** Heading and first value of each column; empty without one. */
  columns: { heading: string; sample: string }[]
  uses: ColumnUses
  /** Without heading rows; null when read line by line. */
  rows: RowReading[] | null
}

/** Reads a table by chosen or detected columns; null for rows without such columns, which may not be a table. */
export function readTable(
  rows: readonly Row[],
  isSure: boolean,
  isKnown: IsKnown,
  chosen: ColumnUses | undefined,
): TableReading | null {
  const headings = rows.find(isHeading)
  const data = rows.filter((row) => !isHeading(row))
  const sign = decimalSignOf(rows.map(({ pasted }) => pasted).join("\n"))
  const columns = describeColumns(
    data.filter((row) => !isSum(row)),
    headings,
    isKnown,
    sign,
  )
  const plan = chosen ? planAsChosen(chosen) : planTable(columns)
  const isHeaded = ({ line }: Row) => headings !== undefined && line > headings.line
  const isTable = plan && (isSure || chosen || (plan.rival === null && (plan.quantity !== null || headings)))
  if (!isSure && !chosen && !isTable) return null
  return {
    columns: columns.map(({ index }) => ({
      heading: headings?.cells[index]?.trim() ?? "",
      sample: data.map(({ cells }) => cells[index]?.trim() ?? "").find(Boolean) ?? "",
    })),
    uses: { number: plan?.number ?? null, quantity: plan?.quantity ?? null, position: plan?.position ?? null },
    rows:
      plan &&
      data.map((row) => {
        const read = readRow(row, plan, columns, isKnown, sign, headings)
        return plan.isChosen || isHeaded(row) ? read : withoutLabelled(read, isKnown)
      }),
  }
}

const planAsChosen = ({ number, quantity, position }: ColumnUses): TablePlan | null =>
  number === null ? null : { number, rival: null, quantity, position, isUnclear: false, isChosen: true }

/**
 * Returns whether a row has two known headings, or one for numbers, and no figure. "Verdichter, Stufe 5 | Stk" is a
 * section title.
 */
export function isHeading({ cells }: Row): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "")
  if (filled.some((cell) => parseQuantity(cell) !== null || looksLikeNumber(cleanNumber(cell)))) return false
  const roles = filled.map(roleOfHeading)
  const named = roles.filter((role) => role !== null).length
  return roles.includes("number") || (named >= 2 && named * 2 >= filled.length)
}

/** Splits a table where headings put number or quantity into another column: two lists in one paste. */
export function splitAtHeadings(block: Block): Block[] {
  const parts: Row[][] = []
  let [columns, wasHeading] = ["", false]
  for (const row of block.rows) {
    const areHeadings = block.isTable && isHeading(row)
    // Headings of two lines belong together.
    const rowColumns = areHeadings && !wasHeading ? numberAndQuantity(row) : columns
    if (parts.length === 0 || (columns !== "" && rowColumns !== columns)) parts.push([])
    parts.at(-1)?.push(row)
    ;[columns, wasHeading] = [rowColumns, areHeadings]
  }
  return parts.map((rows) => ({ ...block, rows }))
}

function numberAndQuantity({ cells }: Row): string {
  const roles = cells.map(roleOfHeading)
  return `${roles.indexOf("number")} ${roles.indexOf("quantity")}`
}

const sum = /^\s*(?:zwischen|gesamt)?(?:summe|total|gesamt|sum|subtotal|итого|всего)\s*:?\s*$/iu
const isSum = ({ cells }: Row) => cells.some((text) => sum.test(text))

function readRow(
  row: Row,
  plan: TablePlan,
  columns: readonly Column[],
  isKnown: IsKnown,
  sign: DecimalSign,
  headings: Row | undefined,
): RowReading {
  const cell = (index: number | null) => (index === null ? "" : (row.cells[index]?.trim() ?? ""))
  if (isSum(row)) return { row, numbers: [], quantity: null, unit: "", isUnclear: false, position: "", remark: "" }
  const position = cell(plan.position).slice(0, 20)
  let numbers = plan.isChosen ? wholeNumber(cell(plan.number)) : numbersOf(cell(plan.number), isKnown)
  let numberAt = plan.number
  let isShifted = false
  if (!plan.isChosen && !numbers.some(isKnown)) {
    // A row with shifted cells still has its number, but its quantity is ambiguous.
    const elsewhere = row.cells.findIndex(
      (text, index) =>
        index !== plan.number && columns[index]?.role !== "successor" && isKnown(cleanNumber(text)) && !isFigure(text),
    )
    if (elsewhere >= 0 && numbers.length === 0) {
      numbers = [cleanNumber(cell(elsewhere))]
      numberAt = elsewhere
      isShifted = true
    }
  }
  if (plan.rival !== null) numbers = [...new Set([...numbers, ...numbersOf(cell(plan.rival), isKnown)])]
  const said = cell(plan.quantity)
  const quantity = isShifted || plan.isUnclear ? null : quantityOfCell(said, sign)
  const unit = quantity === null ? "" : unitOf(said) || cell(columns.find(({ isUnits }) => isUnits)?.index ?? null)
  const isUnclear =
    isShifted ||
    plan.isUnclear ||
    (quantity === null && (!/^[-–—.]?$/u.test(said) || (!plan.isChosen && hasStrayFigure(row, plan, columns))))
  const remark = row.cells
    .map((text, index) => {
      if (index === plan.position || columns[index]?.isUnits) return ""
      if (index === numberAt || index === plan.rival) return besideNumber(text, numbers)
      if (index === plan.quantity && !isShifted) return quantity === null && /\p{L}/u.test(text) ? text : ""
      return withHeading(text.trim(), headings?.cells[index]?.trim() ?? "")
    })
    .map((text) => text.replaceAll(/\s+/gu, " ").trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .join(" · ")
  return { row, numbers, quantity, unit, isUnclear: numbers.length > 0 && isUnclear, position, remark }
}

/** Returns what a cell says besides its number: "L31742P02 (neu)". */
function besideNumber(cell: string, numbers: readonly string[]): string {
  const [number = ""] = numbers.filter((candidate) => cell.includes(candidate))
  return number === "" ? "" : cell.split(number).map(tidyRemark).join(" ")
}

/** Adds the heading of its column to a figure or date, which says nothing without it. */
const withHeading = (cell: string, heading: string): string =>
  cell === "" || heading === "" || /\p{L}/u.test(cell) ? cell : `${heading}: ${cell}`

/**
 * Removes numbers that are something else by their label: "Datum | 12.11.2026" and "Anfrage | 4500123456" above the
 * headings, or without any. Those of the catalogue stay.
 */
function withoutLabelled(read: RowReading, isKnown: IsKnown): RowReading {
  const text = blankNoise(read.row.pasted)
  const numbers = read.numbers.filter((number) => isKnown(number) || text.includes(number))
  return numbers.length > 0 ? { ...read, numbers } : { ...read, numbers, isUnclear: false, position: "", remark: "" }
}

/** Returns whether an unexplained figure beside an empty quantity may be the quantity, in a wrong column. */
const hasStrayFigure = ({ cells }: Row, plan: TablePlan, columns: readonly Column[]): boolean =>
  columns.some(
    ({ index, role, counts }) =>
      role === null &&
      !counts &&
      ![plan.number, plan.position, plan.quantity].includes(index) &&
      isAmount(cells[index]?.trim() ?? ""),
  )

/** Returns whether a cell is a figure, or may say a quantity as on a line. */
const isAmount = (cell: string) =>
  /^[-–−]?\d[\d.,'’ ]*[-–−]?$/u.test(cell) || (!looksLikeNumber(cleanNumber(cell)) && maySayQuantity(cell))

const isFigure = (text: string) => /^\s*\d{1,4}\s*$/u.test(text)

function wholeNumber(cell: string): string[] {
  const clean = cleanNumber(cell)
  return canBeNumber(clean) ? [clean] : []
}

/** What a spreadsheet makes of a number such as "15-03-2023". */
const date = /^(?:\d{1,2}([./])\d{1,2}\1(?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})$/u

/** Returns the number that is a whole cell, or those within one. */
function numbersOf(cell: string, isKnown: IsKnown): string[] {
  const clean = cleanNumber(cell)
  if (clean === "") return []
  if (isKnown(clean)) return [clean]
  if (date.test(clean)) return []
  if (looksLikeNumber(clean, true)) return [clean]
  return [...new Set(findNumbers(cell, isKnown).map(({ number }) => number))]
}
