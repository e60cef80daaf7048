import { writeXlsxStream } from "hucre/xlsx"
import type { Language } from "#contract/language.ts"
import type { PrivateInquiry, PrivateLine } from "./private-store.ts"

interface FileWords {
  sheet: string
  headings: readonly string[]
  statuses: Record<PrivateLine["status"], string>
}

const words: Record<Language, FileWords> = {
  de: {
    sheet: "Anfrage",
    headings: ["Pos.", "Angefragt", "Menge", "Aktuelle Nummer", "Bezeichnung", "Stand", "Bemerkung"],
    statuses: { found: "im Katalog", replaced: "ersetzt", unknown: "unbekannt" },
  },
  en: {
    sheet: "Request",
    headings: ["Item", "Requested", "Quantity", "Current number", "Description", "State", "Note"],
    statuses: { found: "in the catalogue", replaced: "superseded", unknown: "unknown" },
  },
  ru: {
    sheet: "Запрос",
    headings: ["Поз.", "Запрошено", "Кол-во", "Действующий номер", "Наименование", "Состояние", "Примечание"],
    statuses: { found: "в каталоге", replaced: "заменён", unknown: "неизвестен" },
  },
}
const widths = [8, 24, 10, 24, 48, 18, 40]

/** Returns the lines that a customer sees as a workbook in which every cell is text. */
export function writePrivateLines({ lines }: PrivateInquiry, language: Language): ReadableStream<Uint8Array> {
  const { sheet, headings, statuses } = words[language]
  const columns = headings.map((header, index) => ({ header, width: widths[index] ?? 20 }))
  const rows = lines.map(({ position, asked, quantity, current, title, status, note }) => [
    position,
    asked,
    String(quantity),
    current,
    title,
    statuses[status],
    note,
  ])
  return writeXlsxStream(rows, { name: sheet, columns, freezePane: { rows: 1 } })
}
