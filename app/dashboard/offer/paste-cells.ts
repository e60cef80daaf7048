import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { type CellContext, typeCell } from "./offer-cells.ts"
import { type OfferedRow, type OfferColumn, sheetColumns } from "./offer-rows.ts"
import { parsePrice } from "./parse-price.ts"

/** What a paste has done. */
interface Pasted {
  rows: OfferedRow[]
  /** Cells that were set. */
  set: number
  /** Cells that hold nothing that can be read. */
  unread: number
  /** Numbers of the copy that the offer does not have. */
  missing: string[]
  isByNumber: boolean
}

/** The same, with how to place the block anew. */
export interface PasteNote extends Pasted {
  again: (() => void) | null
}

interface PasteTarget {
  row: number
  column: number
  /** Prices are matched by number if the copy holds numbers. */
  mayMatch: boolean
}

const numbersOf = ({ line, asked }: OfferedRow): string[] =>
  [line?.number, asked?.partnumber, asked?.asked_number].map((number) => foldNumber(number ?? "")).filter(Boolean)

/** Returns the rows with a pasted block: prices by number where the copy has numbers, else in its order. */
export function pasteCells(
  rows: readonly OfferedRow[],
  block: readonly (readonly string[])[],
  target: PasteTarget,
  context: CellContext,
): Pasted {
  const width = Math.max(0, ...block.map((cells) => cells.length))
  const numbers = new Set(rows.flatMap(numbersOf))
  const matches = (column: number) => block.filter((cells) => numbers.has(foldNumber(cells[column] ?? ""))).length
  const numberColumn = Array.from({ length: width }, (_, column) => column).find(
    (column) => width > 1 && matches(column) * 2 >= block.length,
  )
  const isByNumber = target.mayMatch && numberColumn !== undefined && sheetColumns[target.column] === "unit_price"
  const changes = isByNumber
    ? byNumber(rows, block, numberColumn, context)
    : { cells: byOrder(rows, block, target), missing: [] }
  const next = [...rows]
  let unread = 0
  for (const { row, column, text } of changes.cells) {
    const before = next[row]
    if (!before) continue
    const after = typeCell(before, column, text, context)
    if (after.texts[column] !== undefined) unread += 1
    next[row] = after
  }
  return {
    rows: next,
    set: changes.cells.length - unread,
    unread,
    missing: changes.missing,
    isByNumber,
  }
}

interface PastedCell {
  row: number
  column: OfferColumn
  text: string
}

const byOrder = (
  rows: readonly OfferedRow[],
  block: readonly (readonly string[])[],
  target: PasteTarget,
): PastedCell[] =>
  block.slice(0, rows.length - target.row).flatMap((cells, down) =>
    cells.flatMap((text, right) => {
      const column = sheetColumns[target.column + right]
      return column ? [{ row: target.row + down, column, text }] : []
    }),
  )

function byNumber(
  rows: readonly OfferedRow[],
  block: readonly (readonly string[])[],
  numberColumn: number,
  { language }: CellContext,
): { cells: PastedCell[]; missing: string[] } {
  const isPrice = (text: string) => /\d/u.test(text) && !("error" in parsePrice(text, language))
  const width = Math.max(...block.map((cells) => cells.length))
  const priced = Array.from({ length: width }, (_, column) => column).filter((column) => column !== numberColumn)
  // Quantities may stand before the price: the last column of figures is it.
  const priceColumn = priced.findLast(
    (column) => block.filter((cells) => isPrice(cells[column] ?? "")).length * 2 >= block.length,
  )
  const cells: PastedCell[] = []
  const missing: string[] = []
  for (const line of block) {
    const number = line[numberColumn] ?? ""
    const key = foldNumber(number)
    const targets = rows.flatMap((row, index) => (key !== "" && numbersOf(row).includes(key) ? [index] : []))
    const text = priceColumn === undefined ? "" : (line[priceColumn] ?? "")
    if (targets.length === 0 && /\d/u.test(number)) missing.push(number.trim())
    for (const row of targets) cells.push({ row, column: "unit_price", text })
  }
  return { cells, missing }
}
