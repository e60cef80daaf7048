import { type CellValue, detectDelimiter, streamCsvRows } from "hucre/csv"
import { decodeText } from "./decode-text.ts"
import { unguardFormula } from "./formula-guard.ts"

/** One row of cells; `index` counts rows from 0. */
export interface SheetLine {
  index: number
  values: readonly CellValue[]
}

const separatorLine = /^sep=(.)\r?\n/iu

/** Returns whether a file name is that of a CSV file. */
export const isCsvName = (name: string): boolean => /\.(?:csv|tsv|txt)$/iu.test(name)

/**
 * Reads the rows of a CSV file in any supported encoding. The separator is the most frequent one in the headings, or
 * the one named by a first line such as `sep=;`.
 */
export function* readCsv(bytes: Uint8Array, maxRows: number): Generator<SheetLine> {
  const text = decodeText(bytes)
  const named = separatorLine.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? detectDelimiter(/\S.*/u.exec(body)?.[0] ?? "")
  let index = named ? 1 : 0
  for (const values of streamCsvRows(body, { delimiter, maxRows }))
    yield { index: index++, values: values.map((value) => (typeof value === "string" ? unguardFormula(value) : value)) }
}
