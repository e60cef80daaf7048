import { streamCsvRows } from "hucre/csv"
import { roleOfHeading } from "#contract/number-reader/headings.ts"
import { withoutControls } from "#contract/text-constants.ts"
import { decodeTextFile } from "#server/decode-text.ts"
import { unguardFormula } from "./formula-guard.ts"

/** One row of cells; `index` counts rows from 0. */
export interface CsvLine {
  index: number
  values: readonly string[]
}

const separators = [";", ",", "\t", "|", "^"]
const rowsCompared = 30
/** Characters by which separators are compared: reading a whole file for each takes seconds. */
const charactersCompared = 65_536
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

const charactersForHeadings = 4_096
/** A number written as a formula, so that Excel keeps its zeros: `="00123"`. */
const textFormula = /^="((?:[^"]|"")*)"$/u

/**
 * Reads the rows of a CSV file in any supported encoding. The separator is the one that cuts most of the first rows into
 * equally many cells, or the one named by a first line such as `sep=;`. Throws `UnclosedQuoteError` at the end.
 */
export function* readCsv(bytes: Uint8Array, maxRows: number): Generator<CsvLine> {
  // Among them the end mark of DOS files, and this reader's own.
  const text = withoutControls(decodeTextFile(bytes, countHeadings))
  const named = separatorLine.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? separatorOf(body)
  const first = named ? 1 : 0
  let index = first
  const rows = `${body}${/[\r\n]$/u.test(body) ? "" : "\n"}${endOfFile}`
  for (const values of streamCsvRows(rows, { delimiter, maxRows })) {
    if (values[0] === endOfFile) return
    yield { index: index++, values: values.map((value) => textOf(String(value ?? ""))) }
  }
  if (index - first < maxRows) throw new UnclosedQuoteError(Math.max(first, index - 1))
}

/** Returns how many cells of the first rows are known headings. */
const countHeadings = (text: string): number =>
  text
    .slice(0, charactersForHeadings)
    .split(/[;,\t|^\r\n"]+/u)
    .filter((cell) => /[^\0-\x7f]/u.test(cell) && roleOfHeading(cell) !== null).length

function textOf(cell: string): string {
  const text = textFormula.exec(cell)?.[1]
  return text === undefined ? unguardFormula(cell) : text.replaceAll('""', '"')
}

/** Title rows have fewer cells than the others, so the width that most rows share counts. */
function separatorOf(text: string): string {
  const start = text.slice(0, charactersCompared)
  const rated = separators.map((delimiter) => {
    const rows = [...streamCsvRows(start, { delimiter, maxRows: rowsCompared })]
    const counts = [...Map.groupBy(rows, ({ length }) => length)].map(([width, { length }]) => ({
      width,
      alike: length,
    }))
    const [common] = counts.filter(({ width }) => width > 1).toSorted((a, b) => b.alike - a.alike || b.width - a.width)
    return { delimiter, width: 0, alike: 0, ...common }
  })
  const [best] = rated.toSorted((a, b) => b.alike - a.alike || b.width - a.width)
  return best?.delimiter ?? ";"
}
