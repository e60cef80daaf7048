// Entry point of a child process with little memory, in which visitors' workbooks are opened.
import { streamXlsxRows } from "hucre/xlsx"
import { limits } from "#contract/limits.ts"
import type { ListText } from "#contract/part-lookup.ts"
import { checkZip } from "./check-zip.ts"
import { decodeTextFile } from "#server/decode-text.ts"
import { UnclosedQuoteError, isCsvName, readCsv } from "#server/csv/read-csv.ts"

export interface ListOrder {
  bytes: Uint8Array
  name: string
}
export type ListMessage = ListText | { problem: "unreadable" | "too_many_rows" }

const zipStart = 0x504b0304
const sheetsLookedAt = 10

process.once("message", (order: ListOrder) => {
  void readList(order)
    // A text with a single quotation mark is no CSV file, though it may be named like one.
    .catch((cause) =>
      cause instanceof UnclosedQuoteError ? ofText(decodeTextFile(order.bytes)) : Promise.reject(cause),
    )
    .catch((): ListMessage => ({ problem: "unreadable" }))
    .then((message) => process.send?.(message, () => process.exit(0)))
})

async function readList({ bytes, name }: ListOrder): Promise<ListMessage> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isZip = file.length > 4 && file.readUInt32BE(0) === zipStart
  // A zero byte means a binary file; UTF-16 has them too, and starts with a byte order mark.
  // The number reader cuts the lines of a text itself, and knows a decimal comma from a separator.
  if (!isZip && (!isCsvName(name) || /\.txt$/iu.test(name)))
    return file.subarray(0, 1_000).includes(0) && file[0] !== 0xff && file[0] !== 0xfe
      ? { problem: "unreadable" }
      : ofText(decodeTextFile(bytes))
  if (isZip) await checkZip(file)
  const lines: string[] = []
  for await (const { values } of isZip
    ? streamXlsxRows(bytes, { maxRows: limits.listRows + 1 })
    : readCsv(bytes, limits.listRows + 1)) {
    if (lines.push(values.map(writeCell).join("\t")) > limits.listRows) return { problem: "too_many_rows" }
  }
  return ofText(lines.join("\n"), isZip ? await countOtherSheets(bytes) : 0)
}

const ofText = (text: string, other_sheets = 0): ListMessage =>
  text.length > limits.listCharacters ? { problem: "too_many_rows" } : { text, other_sheets }

/** Returns how many sheets after the first have a row. */
async function countOtherSheets(workbook: Uint8Array): Promise<number> {
  let count = 0
  for (let sheet = 1; sheet < sheetsLookedAt; sheet++)
    for await (const _row of streamXlsxRows(workbook, { sheet, maxRows: 1 })) {
      count++
      break
    }
  return count
}

/** Three decimals of a number would be read as thousands. */
const writeValue = (value: unknown): string =>
  typeof value === "number" && /\.\d{3}$/u.test(String(value)) ? `${value}0` : String(value as string)

/** Formats a cell as a spreadsheet copies it. */
function writeCell(value: unknown): string {
  if (value === null || value === undefined) return ""
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : writeValue(value)
  return /["\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
