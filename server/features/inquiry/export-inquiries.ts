import { writeXlsxStream } from "hucre/xlsx"
import type { Language } from "#contract/language.ts"
import { csvFile } from "#server/csv-cell.ts"
import { germanTime } from "#server/german-time.ts"
import type { ServerTexts } from "#server/i18n/dictionary.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import type { ExportedInquiry } from "./store.ts"

type ExportColumn = keyof ServerTexts["inquiries"]["headings"]

const wideColumns: readonly ExportColumn[] = ["text", "parts"]

function cells(inquiry: ExportedInquiry, language: Language): string[] {
  const { sources, languages, yes, no, askedFor, states, outcomes } = serverTexts[language].inquiries
  const items = inquiry.items.map(({ quantity, partnumber, title, asked_number, position, note }) =>
    [
      position && `${position}:`,
      `${quantity ?? "?"} × ${partnumber ?? title}`,
      asked_number && askedFor(asked_number),
      note && `(${note})`,
    ]
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
    state: states[inquiry.state],
    owner: inquiry.owner,
    due: inquiry.due_at === null ? "" : germanTime(inquiry.due_at),
    first_answer: inquiry.first_answer_at === null ? "" : germanTime(inquiry.first_answer_at),
    outcome: inquiry.outcome === null ? "" : outcomes[inquiry.outcome],
    value: inquiry.value,
  }
  return columnsIn(language).map(([column]) => values[column])
}

const columnsIn = (language: Language) =>
  Object.entries(serverTexts[language].inquiries.headings) as [ExportColumn, string][]

/** Returns the inquiries as CSV in UTF-8 with a byte order mark, with the separator of a language's Excel. */
export function writeCsv(inquiries: readonly ExportedInquiry[], language: Language): string {
  const rows = [
    columnsIn(language).map(([, heading]) => heading),
    ...inquiries.map((inquiry) => cells(inquiry, language)),
  ]
  return csvFile(rows, language)
}

/** Returns a workbook in which every cell is text. */
export function writeWorkbook(inquiries: readonly ExportedInquiry[], language: Language): ReadableStream<Uint8Array> {
  const columns = columnsIn(language).map(([column, header]) => ({
    header,
    width: wideColumns.includes(column) ? 60 : 24,
  }))
  const rows = inquiries.map((inquiry) => cells(inquiry, language))
  return writeXlsxStream(rows, { name: "Inquiries", columns, freezePane: { rows: 1 } })
}
