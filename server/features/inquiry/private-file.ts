import { writeXlsxStream } from "hucre/xlsx"
import type { Language } from "#contract/language.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import type { PrivateInquiry } from "./private-store.ts"

const widths = [8, 24, 10, 24, 48, 18, 40]

/** Returns the lines that a customer sees as a workbook of text cells. */
export function writePrivateLines({ lines }: PrivateInquiry, language: Language): ReadableStream<Uint8Array> {
  const { sheet, headings, statuses } = serverTexts[language].privateLines
  const columns = headings.map((header, index) => ({ header, width: widths[index] ?? 20 }))
  const rows = lines.map(({ position, asked: askedNumber, quantity, current, title, status, note }) => [
    position,
    askedNumber,
    String(quantity),
    current,
    title,
    statuses[status],
    note,
  ])
  return writeXlsxStream(rows, { name: sheet, columns, freezePane: { rows: 1 } })
}
