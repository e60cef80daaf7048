import { possibleNumbers } from "./find-numbers.ts"
import { canBeNumber, cleanNumber } from "./number-shape.ts"
import { readLine } from "./read-line.ts"
import { readTable } from "./read-table.ts"
import { type Block, type Row, splitRows } from "./split-rows.ts"

/** What is to be said of a line: which of its numbers is meant, or its quantity, is missing or unclear, or it holds no part number. */
export type Why = "read" | "quantity_missing" | "quantity_unclear" | "number_unclear" | "no_number"

export interface ReadLine {
  /** The line of the text, from 1. */
  line: number
  pasted: string
  /** The part number as written, or several of which the reader cannot say which is meant; none where nothing was understood. */
  numbers: string[]
  /** Null where none is said, or where it is unclear. */
  quantity: number | null
  /** The buyer's item number. */
  position: string
  why: Why
}

/** Returns which of the numbers the catalogue has. */
export type KnownNumbers = (numbers: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Reads part numbers with quantities from pasted text or from the rows of a sheet: tables by their columns, other lines word by
 * word. Nothing is guessed: a quantity that can be read in two ways is null.
 */
export async function readNumbers(
  input: string | readonly (readonly string[])[],
  known: KnownNumbers,
): Promise<ReadLine[]> {
  const blocks = splitRows(input)
  const asked = new Set(blocks.flatMap((block) => block.rows.flatMap((row) => candidatesOf(block, row))))
  const found = await known([...asked])
  return blocks.flatMap((block) => readBlock(block, (number) => found.has(number)))
}

/** Returns the numbers and the quantity of one query, as far as its writing alone tells. */
export function readQuery(query: string): Pick<ReadLine, "numbers" | "quantity"> {
  const lines = readLine(query, () => false)
  const [{ quantity } = { quantity: null }] = lines
  return { numbers: [...new Set(lines.map(({ number }) => number))], quantity }
}

function readBlock(block: Block, isKnown: (number: string) => boolean): ReadLine[] {
  const table = block.isTable ? readTable(block.rows, block.isSure, isKnown) : null
  if (!table) return block.rows.flatMap((row) => readAsText(row, isKnown))
  return table.map(({ row, numbers, quantity, isUnclear, position }) => ({
    line: row.line,
    pasted: row.pasted,
    numbers,
    quantity: numbers.length > 0 ? quantity : null,
    position,
    why: whyOf(numbers, quantity, isUnclear),
  }))
}

function readAsText(row: Row, isKnown: (number: string) => boolean): ReadLine[] {
  const { line, pasted } = row
  const read = readLine(row.pasted, isKnown)
  if (read.length === 0) return [{ line, pasted, numbers: [], quantity: null, position: "", why: "no_number" }]
  return read.map(({ number, quantity, isUnclear, position }) => ({
    line,
    pasted,
    numbers: [number],
    quantity,
    position,
    why: whyOf([number], quantity, isUnclear),
  }))
}

function whyOf(numbers: readonly string[], quantity: number | null, isUnclear: boolean): Why {
  if (numbers.length === 0) return "no_number"
  if (numbers.length > 1) return "number_unclear"
  return quantity !== null ? "read" : isUnclear ? "quantity_unclear" : "quantity_missing"
}

function candidatesOf({ isTable, isSure }: Block, row: Row): string[] {
  const cells = isTable
    ? row.cells.map(cleanNumber).filter((cell) => canBeNumber(cell) && cell.split(" ").length <= 4)
    : []
  const words = isTable ? row.cells.flatMap(possibleNumbers) : []
  return [...cells, ...words, ...(isTable && isSure ? [] : possibleNumbers(row.pasted))]
}
