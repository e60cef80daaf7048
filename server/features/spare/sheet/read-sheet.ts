import { looksLikeNumber } from "#contract/number-reader/number-shape.ts"
import type { SheetReadingInfo } from "#contract/sheet.ts"
import { UnclosedQuoteError } from "#server/csv/read-csv.ts"
import { type Worksheet, isBlank, showCell } from "../workbook/cell-value.ts"
import { chooseSheet } from "./choose-sheet.ts"
import { readRows } from "./read-rows.ts"
import { maxLines } from "./rows-below.ts"
import { error, noRows } from "./sheet-error.ts"
import type { ReadSheet, SheetReading } from "./sheet-reading.ts"

// More are neither looked at nor named.
const maxSheets = 50
const rowsShown = 15
const columnsShown = 12
const charactersShown = 60

/** Reads the worksheet that is chosen or likeliest, and lists every bad row. */
export async function readSheet(book: readonly Worksheet[], reading: SheetReading): Promise<ReadSheet> {
  const worksheets = book.slice(0, maxSheets)
  const chosen = await chooseSheet(worksheets, reading)
  const sheets = (counts: readonly SheetCount[]) =>
    worksheets.map((sheet, index) => ({
      name: sheet.name,
      ...(counts[index] ?? { rows: 0, numbers: 0, column: 0 }),
      hidden: sheet.isHidden,
      chosen: sheet === chosen?.sheet,
    }))
  const none = { ...noRows, sheets: sheets([]) }
  if (!chosen) return { ...none, errors: [error(1, "", reading.sheet === undefined ? "empty_sheet" : "unknown_sheet")] }
  const { sheet, headings, first } = chosen
  const first_rows = first.slice(0, rowsShown).map(({ index, values }) => ({
    row: index + 1,
    cells: values.slice(0, columnsShown).map((value) => showCell(value).slice(0, charactersShown)),
  }))
  const counts: SheetCount[] = []
  // The message of a preview says what each worksheet has.
  for (const worksheet of reading.isPreview ? worksheets : []) counts.push(await countRows(worksheet))
  const said = { first_rows, sheets: sheets(counts) }
  if (!headings) return { ...none, ...said, errors: [error(1, "", "empty_sheet")] }
  try {
    const headed = { headings, hiddenColumns: sheet.hiddenColumns, isText: sheet.isText, first }
    return {
      ...(await readRows({ ...headed, lines: sheet.lines(headings.firstIndex + maxLines + 1) }, reading)),
      ...said,
    }
  } catch (cause) {
    if (!(cause instanceof UnclosedQuoteError)) throw cause
    return { ...none, ...said, errors: [error(cause.index + 1, "", "unclosed_quote")] }
  }
}

type SheetCount = Pick<SheetReadingInfo["sheets"][number], "rows" | "numbers" | "column">

/** Returns how many rows of a worksheet have cells, and the column with most of what looks like part numbers. */
async function countRows(sheet: Worksheet): Promise<SheetCount> {
  let rows = 0
  const numbers = Array.from({ length: columnsShown }, () => 0)
  try {
    for await (const { values } of sheet.lines(maxLines)) {
      if (values.every(isBlank)) continue
      rows++
      for (const [index, value] of values.slice(0, columnsShown).entries())
        if (looksLikeNumber(showCell(value))) numbers[index] = (numbers[index] ?? 0) + 1
    }
  } catch (cause) {
    if (!(cause instanceof UnclosedQuoteError)) throw cause
  }
  const most = Math.max(...numbers)
  return { rows, numbers: most, column: most === 0 ? 0 : numbers.indexOf(most) + 1 }
}
