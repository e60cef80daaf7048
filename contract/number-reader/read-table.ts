import { findNumbers, type IsKnown } from "./find-numbers.ts"
import { type ColumnRole, roleOfHeading } from "./headings.ts"
import { canBeNumber, cleanNumber, looksLikeNumber } from "./number-shape.ts"
import { parseQuantity } from "./parse-quantity.ts"
import type { Row } from "./split-rows.ts"

export interface RowReading {
  row: Row
  /** The number of the row first, then other candidates in the row. */
  numbers: string[]
  quantity: number | null
  isUnclear: boolean
  position: string
}

interface Column {
  index: number
  role: ColumnRole | null
  /** Number of cells known to the catalogue, and of those that look like a number. */
  known: number
  shaped: number
  filled: number
  quantities: number
  /** Whether a cell has decimals, as prices and weights have; three may be thousands. */
  hasDecimals: boolean
  /** Counts 1, 2, 3 or 10, 20, 30. */
  counts: boolean
}

/** Columns of a table by role, from 0; null without one. Without a number column it is read line by line. */
export interface ColumnUses {
  number: number | null
  quantity: number | null
  position: number | null
}

/** Column indexes by which a table is read. */
interface Plan extends ColumnUses {
  number: number
  /** Another number column, filled as well as the first. */
  rival: number | null
  isUnclear: boolean
  /** The visitor chose the columns: their cells are used as they are. */
  isChosen: boolean
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
  const columns = describeColumns(
    data.filter((row) => !isSum(row)),
    headings,
    isKnown,
  )
  const plan = chosen ? planAsChosen(chosen) : planColumns(columns)
  const isOne = plan && (isSure || chosen || (plan.rival === null && (plan.quantity !== null || headings)))
  if (!isSure && !chosen && !isOne) return null
  return {
    columns: columns.map(({ index }) => ({
      heading: headings?.cells[index]?.trim() ?? "",
      sample: data.map(({ cells }) => cells[index]?.trim() ?? "").find(Boolean) ?? "",
    })),
    uses: { number: plan?.number ?? null, quantity: plan?.quantity ?? null, position: plan?.position ?? null },
    rows: plan && data.map((row) => readRow(row, plan, columns, isKnown)),
  }
}

const planAsChosen = ({ number, quantity, position }: ColumnUses): Plan | null =>
  number === null ? null : { number, rival: null, quantity, position, isUnclear: false, isChosen: true }

/**
 * Returns whether a row has two known headings, or one for numbers, and no figure. "Verdichter, Stufe 5 | Stk" is a
 * section title.
 */
export function isHeading({ cells }: Row): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "")
  if (filled.some((cell) => parseQuantity(cell) !== null || looksLikeNumber(cleanNumber(cell)))) return false
  const roles = filled.map(roleOfHeading)
  const known = roles.filter((role) => role !== null).length
  return roles.includes("number") || (known >= 2 && known * 2 >= filled.length)
}

function describeColumns(rows: readonly Row[], headings: Row | undefined, isKnown: IsKnown): Column[] {
  const width = Math.max(...rows.map((row) => row.cells.length), headings?.cells.length ?? 0, 0)
  return Array.from({ length: width }, (_, index) => {
    const cells = rows.map((row) => row.cells[index]?.trim() ?? "").filter(Boolean)
    const column: Column = {
      index,
      role: headings ? roleOfHeading(headings.cells[index] ?? "") : null,
      known: 0,
      shaped: 0,
      filled: cells.length,
      quantities: 0,
      hasDecimals: cells.some((cell) => /\d[.,]\d{1,3}(?!\d)/u.test(cell)),
      counts: isCount(cells),
    }
    for (const cell of cells) {
      if (!/\p{N}/u.test(cell)) continue
      if (parseQuantity(cell) !== null) column.quantities++
      const clean = cleanNumber(cell)
      if (isKnown(clean)) column.known++
      if (looksLikeNumber(clean)) column.shaped++
    }
    return column
  })
}

function isCount(cells: readonly string[]): boolean {
  const figures = cells.map((cell) => Number(/^(\d{1,5})[.)]?$/u.exec(cell)?.[1] ?? Number.NaN))
  const step = figures[0] ?? 0
  return cells.length > 1 && [1, 5, 10, 100].includes(step) && figures.every((value, at) => value === step * (at + 1))
}

function planColumns(columns: readonly Column[]): Plan | null {
  // "Nr." may head item numbers or part numbers.
  const free = columns.filter(
    ({ role, known, shaped, filled }) =>
      role === null || role === "number" || (role === "position" && known > 0 && shaped * 2 >= filled),
  )
  const worth = ({ known, shaped, role, filled }: Column) =>
    known * 1_000 + (role === "number" ? filled * 400 : 0) + shaped * 10
  const [best, second] = free
    .filter((column) => worth(column) > 0 && !isQuantityOnly(column))
    .toSorted((a, b) => worth(b) - worth(a) || a.index - b.index)
  if (!best || (best.known === 0 && best.role !== "number" && best.shaped * 2 < best.filled)) return null
  const isRival = second && second.known >= best.known * 0.9 && worth(second) >= worth(best) * 0.6
  const rest = columns.filter((column) => column !== best && column !== (isRival ? second : undefined))
  const position = rest.find(({ role }) => role === "position") ?? null
  const quantity = planQuantity(rest.filter((column) => column !== position))
  const count = rest.find((column) => column.counts && column.role === null && column !== quantity.column)
  return {
    number: best.index,
    rival: isRival ? second.index : null,
    quantity: quantity.column?.index ?? null,
    position: (position ?? count)?.index ?? null,
    isUnclear: quantity.isUnclear,
    isChosen: false,
  }
}

/** Returns whether a column has figures without letters, unknown as numbers. */
const isQuantityOnly = ({ known, filled, quantities, role, shaped }: Column) =>
  role !== "number" && quantities === filled && shaped * 2 < filled && known * 2 < filled

/** Returns the column headed as quantity, else the last of whole numbers that does not just count the rows. */
function planQuantity(columns: readonly Column[]): { column: Column | null; isUnclear: boolean } {
  const headed = columns.filter(({ role }) => role === "quantity")
  if (headed.length > 0)
    return { column: headed.length === 1 ? (headed[0] ?? null) : null, isUnclear: headed.length > 1 }
  const whole = columns.filter(
    ({ role, filled, quantities, shaped }) =>
      role === null && filled > 0 && quantities * 10 >= filled * 6 && shaped * 2 < Math.max(1, filled),
  )
  const figures = whole.filter(({ counts }) => !counts)
  // Quantities of 1, 2, 3 look like item numbers: ambiguous.
  if (figures.length === 0) return { column: null, isUnclear: whole.length > 0 }
  const withoutPrices = figures.filter(({ hasDecimals }) => !hasDecimals)
  const likely = withoutPrices.length > 0 ? withoutPrices : figures
  // In a single row an item number does not show that it counts.
  if (likely.length > 1 && likely.every(({ filled }) => filled === 1)) return { column: null, isUnclear: true }
  return { column: likely.at(-1) ?? null, isUnclear: false }
}

const sum = /^\s*(?:zwischen|gesamt)?(?:summe|total|gesamt|sum|subtotal|итого|всего)\s*:?\s*$/iu
const isSum = ({ cells }: Row) => cells.some((text) => sum.test(text))

function readRow(row: Row, plan: Plan, columns: readonly Column[], isKnown: IsKnown): RowReading {
  const cell = (index: number | null) => (index === null ? "" : (row.cells[index]?.trim() ?? ""))
  if (isSum(row)) return { row, numbers: [], quantity: null, isUnclear: false, position: "" }
  const position = cell(plan.position).slice(0, 20)
  let numbers = plan.isChosen ? wholeNumber(cell(plan.number)) : numbersOf(cell(plan.number), isKnown)
  let isShifted = false
  if (!plan.isChosen && !numbers.some(isKnown)) {
    // A row with shifted cells still has its number, but its quantity is ambiguous.
    const elsewhere = row.cells.findIndex(
      (text, index) =>
        index !== plan.number && columns[index]?.role !== "successor" && isKnown(cleanNumber(text)) && !isFigure(text),
    )
    if (elsewhere >= 0 && numbers.length === 0) {
      numbers = [cleanNumber(cell(elsewhere))]
      isShifted = true
    }
  }
  if (plan.rival !== null) numbers = [...new Set([...numbers, ...numbersOf(cell(plan.rival), isKnown)])]
  const said = cell(plan.quantity)
  const quantity = isShifted || plan.isUnclear ? null : parseQuantity(said)
  const isUnclear =
    isShifted ||
    plan.isUnclear ||
    (quantity === null && (!/^[-–—.]?$/u.test(said) || (!plan.isChosen && hasStrayFigure(row, plan, columns))))
  return { row, numbers, quantity, isUnclear: numbers.length > 0 && isUnclear, position }
}

/** Returns whether an unexplained figure beside an empty quantity may be the quantity, in a wrong column. */
const hasStrayFigure = ({ cells }: Row, plan: Plan, columns: readonly Column[]): boolean =>
  columns.some(
    ({ index, role, counts }) =>
      role === null &&
      !counts &&
      ![plan.number, plan.rival, plan.position, plan.quantity].includes(index) &&
      isAmount(cells[index]?.trim() ?? ""),
  )

/** A whole number with a unit or without, or one with decimals. */
const isAmount = (cell: string) => parseQuantity(cell) !== null || /^\d[\d.,'’ ]*$/u.test(cell)

const isFigure = (text: string) => /^\s*\d{1,4}\s*$/u.test(text)

function wholeNumber(cell: string): string[] {
  const clean = cleanNumber(cell)
  return canBeNumber(clean) ? [clean] : []
}

/** Returns the number that is a whole cell, or those within one. */
function numbersOf(cell: string, isKnown: IsKnown): string[] {
  const clean = cleanNumber(cell)
  if (clean === "") return []
  if (isKnown(clean) || looksLikeNumber(clean, true)) return [clean]
  return [...new Set(findNumbers(cell, isKnown).map(({ number }) => number))]
}
