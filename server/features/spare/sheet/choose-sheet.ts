import { looksLikeNumber } from "#contract/number-reader/number-shape.ts"
import { UnclosedQuoteError } from "#server/csv/read-csv.ts"
import { type SheetLine, type Worksheet, isBlank, showCell } from "../workbook/cell-value.ts"
import { type FoundHeadings, type HeadingSearch, findHeadings, linesForHeadings } from "./find-headings.ts"
import type { SheetChoice } from "./sheet-reading.ts"

export interface SheetWithHeadings {
  sheet: Worksheet
  /** First rows that have cells. */
  first: SheetLine[]
  headings: FoundHeadings | null
}

/**
 * Returns the chosen worksheet, else the first visible one whose headings say which column holds the part number, else
 * the one with most cells that look like one; null without rows.
 */
export async function chooseSheet(
  worksheets: readonly Worksheet[],
  choice: SheetChoice,
): Promise<SheetWithHeadings | null> {
  const { columns, remembered = {}, groups, sheet: wanted, headingRow, isHeadless } = choice
  const search: HeadingSearch = { columns, remembered, isGrouped: groups !== undefined, headingRow, isHeadless }
  const candidates = worksheets.filter(({ name, isHidden }) => (wanted === undefined ? !isHidden : name === wanted))
  const looked: SheetWithHeadings[] = []
  for (const sheet of candidates) {
    const first = await firstLines(sheet, headingRow)
    if (first.length === 0 && wanted === undefined) continue
    const candidate = { sheet, first, headings: findHeadings(first, search) }
    if (candidate.headings?.isSure) return candidate
    looked.push(candidate)
  }
  const [best] = looked
    .map((candidate) => ({ candidate, numbers: countNumbers(candidate.first) }))
    .toSorted((a, b) => b.numbers - a.numbers)
  return best?.candidate ?? null
}

const countNumbers = (lines: readonly SheetLine[]): number =>
  lines.reduce((sum, { values }) => sum + values.filter((value) => looksLikeNumber(showCell(value))).length, 0)

/** Returns the first rows with cells, of a chosen heading row those from there on as well. */
export async function firstLines(sheet: Worksheet, headingRow = 0): Promise<SheetLine[]> {
  const lines: SheetLine[] = []
  try {
    for await (const line of sheet.lines(linesForHeadings * 2 + headingRow)) {
      if (!line.values.every(isBlank)) lines.push(line)
      if (lines.length >= linesForHeadings && line.index > headingRow) break
    }
  } catch (cause) {
    if (!(cause instanceof UnclosedQuoteError)) throw cause
  }
  return lines
}
