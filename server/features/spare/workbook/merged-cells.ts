import type { ZipEntry } from "./check-zip.ts"
import { type CellValue, type SheetLine, columnOf, isBlank } from "./cell-value.ts"

/** Cells of one column that are merged over several rows; all from 0. */
export interface Merge {
  first: number
  last: number
  column: number
}
export type MergesOf = ReadonlyMap<string, Merge[]>

const mergeCell = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/gu
const longestTag = 100
const maxMerges = 100_000

/** Returns a reader of the merged cells of worksheets, which stand behind their rows, from pieces of the files. */
export function createMergeFinder(): { look: (piece: Buffer, entry: ZipEntry) => void; mergesOf: MergesOf } {
  const mergesOf = new Map<string, Merge[]>()
  let [before, tail] = ["", ""]
  const look = (piece: Buffer, { name }: ZipEntry) => {
    if (name !== before) tail = ""
    before = name
    // Decoding is most of the work, and most pieces have no merged cell.
    const text = tail.includes("<") || piece.includes("mergeCell") ? tail + piece.toString("latin1") : ""
    const merges = mergesOf.get(name) ?? []
    for (const [, letters, first, last] of text.matchAll(mergeCell))
      if (first !== last && merges.length < maxMerges)
        merges.push({ first: Number(first) - 1, last: Number(last) - 1, column: columnOf(letters) ?? 0 })
    if (merges.length > 0) mergesOf.set(name, merges)
    const end = piece.toString("latin1", Math.max(0, piece.length - longestTag))
    tail = end.slice(Math.max(0, end.lastIndexOf("<")))
  }
  return { look, mergesOf }
}

/** Returns a function that repeats the value of merged cells in the rows below that have cells of their own. */
export function createMergeFiller(merges: readonly Merge[]): (line: SheetLine) => SheetLine {
  if (merges.length === 0) return (line) => line
  const starting = Map.groupBy(merges, ({ first }) => first)
  let open: { last: number; column: number; value: CellValue }[] = []
  return (line) => {
    open = open.filter(({ last }) => last >= line.index)
    const isEmpty = line.values.every(isBlank)
    const values = [...line.values]
    for (const { column, value } of isEmpty ? [] : open)
      if (isBlank(values[column])) {
        while (values.length < column) values.push(null)
        values[column] = value
      }
    for (const { last, column } of starting.get(line.index) ?? []) {
      const value = line.values[column]
      if (value !== undefined && !isBlank(value)) open.push({ last, column, value })
    }
    return { ...line, values }
  }
}
