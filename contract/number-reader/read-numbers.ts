import { blankNoise } from "./blank-noise.ts"
import { type IsKnown, possibleNumbers } from "./find-numbers.ts"
import { roleOfHeading } from "./headings.ts"
import { canBeNumber, cleanNumber, looksLikeNumber } from "./number-shape.ts"
import { parseQuantity, unitOf } from "./parse-quantity.ts"
import { type ColumnUses, isCount } from "./plan-columns.ts"
import { quantityOfCell, readLine, saysQuantity, tidyRemark } from "./read-line.ts"
import { type RowReading, type TableReading, isHeading, readTable, splitAtHeadings } from "./read-table.ts"
import { type Block, type Row, splitRows } from "./split-rows.ts"

// The entry point of the number reader: the rest of the program imports how lists are read from here only. What goes in
// and what comes out, with examples: docs/number-reader.md.
export type { ColumnUses }
export { possibleNumbers }

/**
 * How a line was read: completely, without a quantity, with an ambiguous quantity or number, or without a number.
 */
export type Why = "read" | "quantity_missing" | "quantity_unclear" | "number_unclear" | "no_number"

export interface ReadLine {
  /** Line of the text, from 1. */
  line: number
  pasted: string
  /** The part number as written, or several candidates for it; empty without one. */
  numbers: string[]
  /** Null when missing or unclear. */
  quantity: number | null
  /** Unit of the quantity, as written; empty without one. */
  unit: string
  /** The buyer's item number. */
  position: string
  /** What the line says besides: a description or a remark. */
  remark: string
  why: Why
}

/** Looks numbers up in the catalogue; returns those that it has. */
export type LookUpNumbers = (numbers: readonly string[]) => Promise<ReadonlySet<string>>

/** Pasted text, or the rows of a sheet. */
export type NumberSource = string | readonly (readonly string[])[]

/** A table in the input, identified by its first line. */
export type ReadTable = Omit<TableReading, "rows"> & { line: number }

export interface Reading {
  lines: ReadLine[]
  tables: ReadTable[]
}

/**
 * Reads part numbers with quantities from pasted text or sheet rows: tables by column, other lines word by word. Never
 * guesses: an ambiguous quantity is null. `chosen` holds the columns that a person has chosen, by the table's first line;
 * `letters` are those that the company's references of inquiries begin with.
 */
export async function readNumbers(
  source: NumberSource,
  lookUp: LookUpNumbers,
  chosen: ReadonlyMap<number, ColumnUses> = new Map(),
  letters = "",
): Promise<Reading> {
  const blocks = splitRows(source).flatMap(splitAtHeadings)
  const candidates = new Set(blocks.flatMap(candidatesOf))
  const catalogue = await lookUp([...candidates])
  const read = blocks.map((block) => readBlock(block, (number) => catalogue.has(number), chosen))
  const reference = letters === "" ? null : new RegExp(`^${letters}-[2-9A-HJ-NP-Z]{6}$`, "iu")
  const lines = read
    .flatMap(({ lines }) => lines)
    .map((line) => (reference ? withoutReferences(line, reference) : line))
  // "je 4 Stück" above or below a list, and columns of a PDF, may be the quantity of any line.
  const hasLooseQuantity = read.some(({ lines, table }) =>
    lines.some((line) => (table === null || !line.pasted.trim().includes("\t")) && saysQuantityAlone(line)),
  )
  const tables = read.flatMap(({ table }) => table ?? [])
  if (!hasLooseQuantity) return { lines, tables }
  const paired = tables.length === 0 ? pairWithBelow(lines) : null
  return { lines: paired ?? lines.map(askForMissing), tables }
}

/** Returns a line without the numbers that are references of inquiries. */
function withoutReferences(line: ReadLine, reference: RegExp): ReadLine {
  const numbers = line.numbers.filter((number) => !reference.test(number))
  if (numbers.length === line.numbers.length) return line
  if (numbers.length === 0)
    return { ...line, numbers, quantity: null, unit: "", position: "", remark: "", why: "no_number" }
  return { ...line, numbers, why: whyOf(numbers, line.quantity, line.why === "quantity_unclear") }
}

const lookUpNothing: LookUpNumbers = async () => new Set()

/** Returns the numbers that a text asks for without looking them up: of each line that names exactly one. */
export async function listRequested(text: string): Promise<ReadonlySet<string>> {
  const { lines } = await readNumbers(text, lookUpNothing)
  return new Set(lines.flatMap(({ numbers }) => (numbers.length === 1 ? numbers : [])))
}

/** Returns whether a text contains a telephone number, date, size or other digits that are no part number. */
export const hasOtherDigits = (text: string): boolean => blankNoise(text) !== text

/** Returns the numbers and the quantity of a search query, which is read like one line of a list. */
export function readQuery(query: string, isKnown: IsKnown = () => false): Pick<ReadLine, "numbers" | "quantity"> {
  const lines = readLine(query, isKnown)
  const [{ quantity } = { quantity: null }] = lines
  return { numbers: [...new Set(lines.map(({ number }) => number))], quantity }
}

function readBlock(
  block: Block,
  isKnown: (number: string) => boolean,
  chosen: ReadonlyMap<number, ColumnUses>,
): { lines: ReadLine[]; table: ReadTable | null } {
  const line = block.rows[0]?.line ?? 0
  const table = block.isTable ? readTable(block.rows, block.isSure, isKnown, chosen.get(line)) : null
  const lines = table?.rows?.map(lineOfRow) ?? askForCounts(block.rows.flatMap((row) => readAsText(row, isKnown)))
  return { lines, table: table && { line, columns: table.columns, uses: table.uses } }
}

const lineOfRow = ({ row, numbers, quantity, unit, isUnclear, position, remark }: RowReading): ReadLine => ({
  line: row.line,
  pasted: row.pasted,
  numbers,
  quantity: numbers.length > 0 ? quantity : null,
  unit: numbers.length > 0 ? unit : "",
  position,
  remark: numbers.length > 0 ? remark : "",
  why: whyOf(numbers, quantity, isUnclear),
})

function readAsText(row: Row, isKnown: (number: string) => boolean): ReadLine[] {
  const { line, pasted } = row
  const read = readLine(row.pasted, isKnown)
  if (read.length === 0)
    return [{ line, pasted, numbers: [], quantity: null, unit: "", position: "", remark: "", why: "no_number" }]
  return read.map(({ number, quantity, unit, isUnclear, position, remark }) => ({
    line,
    pasted,
    numbers: [number],
    quantity,
    unit,
    position,
    remark,
    why: whyOf([number], quantity, isUnclear),
  }))
}

/** Makes quantities unclear that stand before the numbers and count up over three lines: they may be item numbers. */
function askForCounts(lines: ReadLine[]): ReadLine[] {
  const counted = lines.filter(
    ({ pasted, numbers, quantity }) =>
      quantity !== null &&
      pasted
        .replace(/^[\s–—•*-]+/u, "")
        .replace(/\s+/u, " ")
        .startsWith(`${quantity} ${numbers[0]}`),
  )
  if (
    counted.length < 3 ||
    !isCount(
      counted.map(({ quantity }) => String(quantity)),
      0,
    )
  )
    return lines
  return lines.map((line) =>
    counted.includes(line) ? { ...line, quantity: null, unit: "", why: "quantity_unclear" } : line,
  )
}

const saysQuantityAlone = ({ why, pasted }: ReadLine) => why === "no_number" && saysQuantity(pasted)

/**
 * Returns one line for each number with the quantity below it and what stands between the two, as in a table that was
 * copied cell by cell or a form of "Material" and "Menge". Returns null unless each number has exactly one such line,
 * which says nothing else.
 */
function pairWithBelow(lines: readonly ReadLine[]): ReadLine[] | null {
  const paired: ReadLine[] = []
  let open: number | null = null
  let between: string[] = []
  for (const line of lines) {
    const owner = open === null ? undefined : paired[open]
    if (line.numbers.length > 0) {
      if (owner || line.numbers.length > 1 || line.quantity !== null) return null
      open = paired.push(line) - 1
      between = []
    } else if (!saysQuantity(line.pasted)) {
      if (owner) between.push(line.pasted)
      else paired.push(line)
    } else {
      const quantity = quantityOfCell(line.pasted.trim(), "")
      if (open === null || !owner || quantity === null) return null
      const remark = [owner.remark, ...between.map(tidyRemark)].filter(Boolean).join(" · ")
      const pasted = [owner.pasted, ...between, line.pasted].join("\n")
      paired[open] = { ...owner, quantity, unit: unitOf(line.pasted), pasted, remark, why: "read" }
      open = null
    }
  }
  return open === null && paired.some(({ numbers }) => numbers.length > 0) ? paired : null
}

const askForMissing = (line: ReadLine): ReadLine =>
  line.why === "quantity_missing" ? { ...line, why: "quantity_unclear" } : line

function whyOf(numbers: readonly string[], quantity: number | null, isUnclear: boolean): Why {
  if (numbers.length === 0) return "no_number"
  if (numbers.length > 1) return "number_unclear"
  return quantity !== null ? "read" : isUnclear ? "quantity_unclear" : "quantity_missing"
}

/** Returns the candidates to look up in the catalogue; of a table with headings only the plausible cells. */
function candidatesOf({ isTable, isSure, rows }: Block): string[] {
  const roles = (isTable && isSure && rows.find(isHeading)?.cells.map(roleOfHeading)) || []
  const isHeaded = roles.includes("number")
  const cellsOf = (cell: string, index: number) => {
    const role = (isHeaded && roles[index]) || "number"
    if (!/\p{N}/u.test(cell) || (role === "quantity" && parseQuantity(cell) !== null)) return []
    const clean = cleanNumber(cell)
    const whole = canBeNumber(clean) && clean.split(" ").length <= 4 ? [clean] : []
    if (role === "number" || role === "position")
      return whole.length > 0 && !/[\s,;|]/u.test(clean) ? whole : [...whole, ...possibleNumbers(cell)]
    // Such a cell counts only where the cells of a row slipped to the side.
    return looksLikeNumber(clean) ? whole : []
  }
  return rows.flatMap((row) => [
    ...(isTable ? row.cells.flatMap(cellsOf) : []),
    ...(isTable && isSure ? [] : possibleNumbers(row.pasted)),
  ])
}
