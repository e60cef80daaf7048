import { writeXlsxStream } from "hucre/xlsx"
import type { Inquiry } from "#contract/inquiry.ts"

const headings = [
  "Received",
  "Reference",
  "Name",
  "Company",
  "E-mail",
  "Telephone",
  "Urgent",
  "Language",
  "Source",
  "Verified",
  "Part numbers",
  "Text",
]

function cells(inquiry: Inquiry): string[] {
  const items = inquiry.items.map(({ quantity, partnumber, title, asked_number, position }) =>
    [position && `${position}:`, `${quantity} × ${partnumber ?? title}`, asked_number && `(asked for ${asked_number})`]
      .filter(Boolean)
      .join(" "),
  )
  return [
    inquiry.created_at,
    inquiry.reference,
    inquiry.name,
    inquiry.company,
    inquiry.email,
    inquiry.phone,
    inquiry.urgent ? "yes" : "no",
    inquiry.lang,
    inquiry.source,
    inquiry.verified ? "yes" : "no",
    items.join("; "),
    inquiry.text,
  ]
}

/**
 * A cell that a spreadsheet cannot take for a formula: an apostrophe before `= + - @`, tab and CR, also behind white space.
 * https://owasp.org/www-community/attacks/CSV_Injection; quoting by RFC 4180.
 */
export function csvCell(value: string): string {
  const safe = /^[\s\u00a0\ufeff]*[=+\-@\t\r]/u.test(value) || /^[\t\r]/u.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** Comma separated, UTF-8 with a byte order mark, as Excel reads it. */
export function writeCsv(inquiries: readonly Inquiry[]): string {
  const lines = [headings, ...inquiries.map(cells)].map((row) => row.map(csvCell).join(","))
  return `\ufeff${lines.join("\r\n")}\r\n`
}

/** A workbook in which every cell is text. */
export function writeWorkbook(inquiries: readonly Inquiry[]): ReadableStream<Uint8Array> {
  const columns = headings.map((header) => ({
    header,
    width: header === "Text" || header === "Part numbers" ? 60 : 24,
  }))
  return writeXlsxStream(inquiries.map(cells), { name: "Inquiries", columns, freezePane: { rows: 1 } })
}
