import { writeXlsxStream } from "hucre/xlsx"
import type { Inquiry } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"
import { csvCell } from "#server/csv-cell.ts"
import { germanTime } from "#server/german-time.ts"
import { type ExportColumn, exportColumns, exportWords } from "./export-words.ts"

const wideColumns: readonly ExportColumn[] = ["text", "parts"]

function cells(inquiry: Inquiry, language: Language): string[] {
  const { sources, languages, yes, no, askedFor } = exportWords[language]
  const items = inquiry.items.map(({ quantity, partnumber, title, asked_number, position }) =>
    [position && `${position}:`, `${quantity} × ${partnumber ?? title}`, asked_number && askedFor(asked_number)]
      .filter(Boolean)
      .join(" "),
  )
  const values: Record<ExportColumn, string> = {
    received: germanTime(inquiry.created_at),
    reference: inquiry.reference,
    name: inquiry.name,
    company: inquiry.company,
    email: inquiry.email,
    phone: inquiry.phone,
    urgent: inquiry.urgent ? yes : no,
    language: languages[inquiry.lang],
    source: sources[inquiry.source],
    verified: inquiry.verified ? yes : no,
    parts: items.join("; "),
    text: inquiry.text,
  }
  return exportColumns.map((column) => values[column])
}

const headingsIn = (language: Language) => exportColumns.map((column) => exportWords[language].headings[column])

/** Returns the inquiries as text in UTF-8 with a byte order mark, separated as Excel of this language expects it. */
export function writeCsv(inquiries: readonly Inquiry[], language: Language): string {
  const { separator } = exportWords[language]
  const rows = [headingsIn(language), ...inquiries.map((inquiry) => cells(inquiry, language))]
  return `\ufeff${rows.map((row) => row.map(csvCell).join(separator)).join("\r\n")}\r\n`
}

/** Returns a workbook in which every cell is text. */
export function writeWorkbook(inquiries: readonly Inquiry[], language: Language): ReadableStream<Uint8Array> {
  const columns = exportColumns.map((column) => ({
    header: exportWords[language].headings[column],
    width: wideColumns.includes(column) ? 60 : 24,
  }))
  const rows = inquiries.map((inquiry) => cells(inquiry, language))
  return writeXlsxStream(rows, { name: "Inquiries", columns, freezePane: { rows: 1 } })
}
