import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { SheetProblem } from "#contract/sheet.ts"
import { type CellValue, type SheetLine, isBlank } from "../workbook/cell-value.ts"
import type { FoundHeadings } from "./find-headings.ts"

/** A worksheet whose headings are found: its rows from the first, and what they do not say themselves. */
export interface HeadedSheet {
  lines: AsyncIterable<SheetLine> | Iterable<SheetLine>
  headings: FoundHeadings
  hiddenColumns: ReadonlySet<number>
  isText: boolean
  /** First rows that have cells. */
  first: readonly SheetLine[]
}

/** Thrown for a sheet that is too large to be read at all. */
export class SheetTooLarge extends Error {
  readonly row: number
  readonly code: SheetProblem

  constructor(row: number, code: SheetProblem) {
    super(code)
    this.row = row
    this.code = code
  }
}

/** Maximum lines read of a sheet, from its headings. */
export const maxLines = dashboardLimits.sheetRows + 2
const rowsPerNote = 1_000

/** Returns the length of the texts in cells. */
export const charactersOf = (values: readonly CellValue[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0)

/** Yields the rows below the headings that have cells; throws `SheetTooLarge`. */
export async function* rowsBelow(
  { lines, headings: { firstIndex, lastIndex, headings } }: HeadedSheet,
  onRead?: (rows: number) => void,
) {
  let linesRead = 0
  let characters = 0
  for await (const { index, values, isHidden = false } of lines) {
    const row = index + 1
    if (row % rowsPerNote === 0) onRead?.(row)
    if (index >= firstIndex && ++linesRead > maxLines) throw new SheetTooLarge(row, "too_many_rows")
    if (values.every(isBlank)) continue
    // A text shared by many cells is small in the file and full length in every row.
    characters += charactersOf(values)
    if (characters > dashboardLimits.sheetCharacters) throw new SheetTooLarge(row, "too_much_text")
    if (index === firstIndex && headings.length > dashboardLimits.sheetColumns)
      throw new SheetTooLarge(row, "too_many_columns")
    if (index > lastIndex) yield { row, values, isHidden }
  }
}
