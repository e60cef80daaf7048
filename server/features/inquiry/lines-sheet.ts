import { writeXlsxStream } from "hucre/xlsx"
import type { InquiryLine } from "#contract/inquiry-line.ts"
import type { Language } from "#contract/language.ts"
import { offerTexts } from "#server/i18n/offer/offer-texts.ts"

const widths = [8, 48, 22, 10, 10, 60]

/** Returns what an inquiry asks for as a workbook, with quantities as numbers. */
export function writeLinesSheet(lines: readonly InquiryLine[], language: Language): ReadableStream<Uint8Array> {
  const { columns: words } = offerTexts[language]
  const headings = [words.position, words.asked, words.part, words.quantity, words.unit, words.note]
  const columns = headings.map((header, index) => ({ header, width: widths[index] ?? 20 }))
  const rows = lines
    .filter(({ removed }) => !removed)
    .map(({ position, text, title, partnumber, quantity, unit, note }, index) => [
      position || index + 1,
      text || title,
      partnumber ?? "",
      quantity,
      unit,
      note,
    ])
  return writeXlsxStream(rows, { name: words.asked, columns, freezePane: { rows: 1 } })
}
