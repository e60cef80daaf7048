// Entry point of a child process with little memory, in which visitors' workbooks are opened.
import { limits } from "#contract/limits.ts"
import type { ListText } from "#contract/part-lookup.ts"
import { UnclosedQuoteError, isCsvName } from "#server/csv/read-csv.ts"
import { decodeTextFile } from "#server/decode-text.ts"
import { type CellValue, FormattedNumber, type Worksheet, showCell } from "../workbook/cell-value.ts"
import { WorkbookError, isWorkbook, openWorkbook } from "../workbook/open-workbook.ts"
import { linesForHeadings } from "./find-headings.ts"
import { chooseSheet, firstLines } from "./choose-sheet.ts"

export interface ListOrder {
  bytes: Uint8Array
  name: string
}
export type ListMessage = ListText | { problem: WorkbookError["code"] | "too_many_rows" }

const sheetsLookedAt = 10

process.once("message", (order: ListOrder) => {
  void readList(order)
    // A text with a single quotation mark is no CSV file, though it may be named like one.
    .catch((cause) =>
      cause instanceof UnclosedQuoteError ? ofText(decodeTextFile(order.bytes)) : Promise.reject(cause),
    )
    .catch((cause): ListMessage => ({ problem: cause instanceof WorkbookError ? cause.code : "unreadable" }))
    .then((message) => process.send?.(message, () => process.exit(0)))
})

async function readList({ bytes, name }: ListOrder): Promise<ListMessage> {
  // The number reader cuts the lines of a text itself, and knows a decimal comma from a separator.
  if (!isWorkbook(bytes) && ((!/\.xls$/iu.test(name) && !isCsvName(name)) || /\.txt$/iu.test(name)))
    return ofText(decodeTextFile(bytes))
  const book = await openWorkbook(bytes, name, limits.listRows + 2)
  const chosen = await chooseSheet(book.slice(0, sheetsLookedAt), { columns: {} })
  if (!chosen) return ofText("")
  const { sheet, headings } = chosen
  const first = headings?.isSure ? headings.firstIndex : 0
  const lines: string[] = []
  for await (const { index, values } of sheet.lines(limits.listRows + linesForHeadings + 2)) {
    if (index < first || (headings?.isSure && index > first && index <= headings.lastIndex)) continue
    const cells = headings?.isSure && index === first ? headings.headings : values
    const visible = cells.filter((_, column) => !sheet.hiddenColumns.has(column))
    if (lines.push(visible.map(writeCell).join("\t")) > limits.listRows) return { problem: "too_many_rows" }
  }
  return ofText(lines.join("\n"), await countOtherSheets(book, sheet))
}

const ofText = (text: string, other_sheets = 0): ListMessage =>
  text.length > limits.listCharacters ? { problem: "too_many_rows" } : { text, other_sheets }

/** Returns how many other visible sheets have a row. */
async function countOtherSheets(book: readonly Worksheet[], read: Worksheet): Promise<number> {
  let count = 0
  for (const sheet of book.slice(0, sheetsLookedAt))
    if (sheet !== read && !sheet.isHidden && (await firstLines(sheet)).length > 0) count++
  return count
}

/** Returns a number as a spreadsheet shows it; one with three decimals would be read as thousands. */
function writeNumber(value: number | FormattedNumber): string {
  const shown =
    value instanceof FormattedNumber ? value.shown : Number.isInteger(value) ? String(value) : showCell(value)
  if (/^-?\d+\.0+$/u.test(shown)) return String(Number(shown))
  return /\.\d{3}$/u.test(shown) && typeof value === "number" ? `${shown}0` : shown
}

/** Formats a cell as a spreadsheet copies it. */
function writeCell(value: CellValue): string {
  const text = typeof value === "number" || value instanceof FormattedNumber ? writeNumber(value) : showCell(value)
  return /["\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
