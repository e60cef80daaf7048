import type { IsKnown } from "./find-numbers.ts"
import { type ColumnRole, roleOfHeading } from "./headings.ts"
import { cleanNumber, looksLikeNumber } from "./number-shape.ts"
import { type DecimalSign, units } from "./parse-quantity.ts"
import { quantityOfCell } from "./read-line.ts"
import type { Row } from "./split-rows.ts"

export interface Column {
  index: number
  role: ColumnRole | null
  isHeaded: boolean
  cells: readonly string[]
  /** Number of cells that the catalogue has, and of those that look like a part number. */
  listed: number
  shaped: number
  filled: number
  quantities: number
  /** Whether a cell has decimals, as prices and weights have; three may be thousands. */
  hasDecimals: boolean
  /** Whether a cell has thousands and decimals, as prices have, or all are years. */
  hasPricesOrYears: boolean
  /** Whether the cells count 1, 2, 3 or 10, 20, 30; in the first column also with gaps. */
  counts: boolean
  isUnits: boolean
}

/** Columns of a table by role, from 0; null without one. Without a number column it is read line by line. */
export interface ColumnUses {
  number: number | null
  quantity: number | null
  position: number | null
}

/** Column indexes by which a table is read. */
export interface TablePlan extends ColumnUses {
  number: number
  /** Another number column, filled as well as the first. */
  rival: number | null
  isUnclear: boolean
  /** The visitor chose the columns: their cells are used as they are. */
  isChosen: boolean
}

/** Returns what the cells of each column are like. */
export function describeColumns(
  rows: readonly Row[],
  headings: Row | undefined,
  isKnown: IsKnown,
  sign: DecimalSign,
): Column[] {
  const width = Math.max(...rows.map((row) => row.cells.length), headings?.cells.length ?? 0, 0)
  return Array.from({ length: width }, (_, index) => {
    const all = rows.map((row) => row.cells[index]?.trim() ?? "")
    const cells = all.filter(Boolean)
    const heading = headings?.cells[index] ?? ""
    const column: Column = {
      index,
      role: roleOfHeading(heading),
      isHeaded: heading.trim() !== "",
      cells: all,
      listed: 0,
      shaped: 0,
      filled: cells.length,
      quantities: 0,
      hasDecimals: cells.some((cell) => /\d[.,]\d{1,3}(?!\d)/u.test(cell)),
      hasPricesOrYears:
        cells.some((cell) => /\d[.,'’\s]\d{3}[.,]\d{2}(?!\d)/u.test(cell)) ||
        (cells.length > 0 && cells.every((cell) => /^20[2-4]\d$/u.test(cell))),
      counts: isCount(cells, index),
      isUnits: cells.length > 0 && cells.every((cell) => unit.test(cell)),
    }
    for (const cell of cells) {
      if (!/\p{N}/u.test(cell)) continue
      if (quantityOfCell(cell, sign) !== null) column.quantities++
      const clean = cleanNumber(cell)
      if (isKnown(clean)) column.listed++
      if (looksLikeNumber(clean)) column.shaped++
    }
    return column
  })
}

const unit = new RegExp(`^(?:${units})\\.?$`, "iu")

/** Returns whether figures count 1, 2, 3 or 10, 20, 30; at the front of rows also with gaps. */
export function isCount(cells: readonly string[], index: number): boolean {
  const figures = cells.map((cell) => Number(/^(\d{1,5})[.)]?$/u.exec(cell)?.[1] ?? Number.NaN))
  const step = figures[0] ?? 0
  if (index === 0 && cells.length > 2) return figures.every((value, at) => at === 0 || value > (figures[at - 1] ?? 0))
  return cells.length > 1 && [1, 5, 10, 100].includes(step) && figures.every((value, at) => value === step * (at + 1))
}

/** Returns the columns to read a table by; null without one of numbers. */
export function planTable(columns: readonly Column[]): TablePlan | null {
  // "Nr." may head item numbers or part numbers.
  const usual = columns.filter(
    ({ role, listed, shaped, filled }) =>
      role === null || role === "number" || (role === "position" && listed > 0 && shaped * 2 >= filled),
  )
  // "Artikel" and "Ersatzteil" head part numbers where no other column may be one.
  const isUsual = usual.some(({ role, listed, shaped }) => role === "number" || listed + shaped > 0)
  const free = isUsual
    ? usual
    : columns.filter(({ role, listed, filled }) => role !== "quantity" && listed > 0 && listed * 2 >= filled)
  const worth = ({ listed, shaped, role, filled }: Column) =>
    listed * 1_000 + (role === "number" ? filled * 400 : 0) + shaped * 10
  const [best, second] = free
    .filter((column) => worth(column) > 0 && !isQuantityOnly(column))
    .toSorted((a, b) => worth(b) - worth(a) || a.index - b.index)
  if (!best || (best.listed === 0 && best.role !== "number" && best.shaped * 2 < best.filled)) return null
  const isRival = second && second.listed >= best.listed * 0.9 && worth(second) >= worth(best) * 0.6
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

/** Returns whether a column has figures only, which the catalogue mostly lacks as numbers. */
const isQuantityOnly = ({ listed, filled, quantities, role, shaped }: Column) =>
  role !== "number" && quantities === filled && shaped * 2 < filled && listed * 2 < filled

/**
 * Returns the column headed as quantity, else that before a column of units, else the only one of whole numbers that
 * does not just count the rows.
 */
function planQuantity(columns: readonly Column[]): { column: Column | null; isUnclear: boolean } {
  const headed = columns.filter(({ role }) => role === "quantity")
  if (headed.length > 0)
    return { column: headed.length === 1 ? (headed[0] ?? null) : null, isUnclear: headed.length > 1 }
  const whole = columns.filter(
    ({ role, filled, quantities, shaped, hasPricesOrYears }) =>
      role === null &&
      filled > 0 &&
      !hasPricesOrYears &&
      quantities * 10 >= filled * 6 &&
      shaped * 2 < Math.max(1, filled),
  )
  const figures = whole.filter(({ counts }) => !counts)
  // Quantities of 1, 2, 3 look like item numbers: ambiguous.
  if (figures.length === 0) return { column: null, isUnclear: whole.length > 0 }
  const [beforeUnits, ...more] = figures.filter(({ index }) =>
    columns.some((column) => column.isUnits && column.index === index + 1),
  )
  if (beforeUnits && more.length === 0) return { column: beforeUnits, isUnclear: false }
  const withoutPrices = figures.filter(({ hasDecimals }) => !hasDecimals)
  const likely = withoutPrices.length > 0 ? withoutPrices : figures
  const last = likely.at(-1)
  // A price, a year or a stock looks the same; in an unknown column the visitor says what it is.
  const isUnclear = last?.isHeaded || likely.some((column) => column !== last && last && areBeside(column, last))
  return isUnclear ? { column: null, isUnclear } : { column: last ?? null, isUnclear: false }
}

/** Returns whether a row fills both columns. */
const areBeside = (first: Column, second: Column) =>
  first.cells.some((cell, row) => cell !== "" && second.cells[row] !== "")
