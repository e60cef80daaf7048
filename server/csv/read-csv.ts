import { type CellValue, streamCsvRows } from "hucre/csv"
import { withoutControls } from "#contract/text-constants.ts"
import { decodeTextFile } from "#server/decode-text.ts"
import { unguardFormula } from "./formula-guard.ts"

/** One row of cells; `index` counts rows from 0. */
export interface SheetLine {
  index: number
  values: readonly CellValue[]
}

const separators = [";", ",", "\t", "|"]
const rowsCompared = 20
const separatorLine = /^sep=(.)\r?\n/iu
/** Added as the last row; arrives as part of a cell when a quotation mark before it is not closed. */
const endOfFile = "\u0004"

/** Thrown for a quotation mark that opens a cell and is never closed; all rows after it are in that cell. */
export class UnclosedQuoteError extends Error {
  /** Row of the cell, from 0. */
  readonly index: number

  constructor(index: number) {
    super(`A quotation mark in row ${index + 1} is not closed`)
    this.index = index
  }
}

/** Returns whether a file name is that of a CSV file. */
export const isCsvName = (name: string): boolean => /\.(?:csv|tsv|txt)$/iu.test(name)

/**
 * Reads the rows of a CSV file in any supported encoding. The separator is the one that cuts the first rows into most
 * cells, each into as many as the headings, or the one named by a first line such as `sep=;`. Throws
 * `UnclosedQuoteError` at the end.
 */
export function* readCsv(bytes: Uint8Array, maxRows: number): Generator<SheetLine> {
  // Among them the end mark of DOS files, and this reader's own.
  const text = withoutControls(decodeTextFile(bytes))
  const named = separatorLine.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? separatorOf(body)
  const first = named ? 1 : 0
  let index = first
  const rows = `${body}${/[\r\n]$/u.test(body) ? "" : "\n"}${endOfFile}`
  for (const values of streamCsvRows(rows, { delimiter, maxRows })) {
    if (values[0] === endOfFile) return
    yield { index: index++, values: values.map((value) => (typeof value === "string" ? unguardFormula(value) : value)) }
  }
  if (index - first < maxRows) throw new UnclosedQuoteError(Math.max(first, index - 1))
}

function separatorOf(text: string): string {
  const rated = separators.map((delimiter) => {
    const widths = [...streamCsvRows(text, { delimiter, maxRows: rowsCompared })].map(({ length }) => length)
    const [width = 0] = widths
    return { delimiter, width, alike: width > 1 ? widths.filter((other) => other === width).length : 0 }
  })
  const [best] = rated.toSorted((a, b) => b.alike - a.alike || b.width - a.width)
  return best?.delimiter ?? ";"
}
