import { Readable } from "node:stream"
import type { Language } from "#contract/language.ts"
import type { AppContext } from "#server/app-context.ts"
import { csvCell } from "#server/csv-cell.ts"
import { germanTime } from "#server/german-time.ts"
import { presentLog } from "./read-log.ts"
import { type LogFilter, type LogRow, readLogRows } from "./store.ts"

const rowsAtOnce = 1_000

const words: Record<Language, { headings: readonly string[]; separator: string }> = {
  de: {
    headings: ["Zeit (Europe/Berlin)", "Wer", "Ereignis", "Art", "Nummer", "Titel", "Anzahl", "Einzelheit"],
    separator: ";",
  },
  en: {
    headings: ["Time (Europe/Berlin)", "Who", "Event", "Kind", "Number", "Title", "Count", "Detail"],
    separator: ",",
  },
  ru: {
    headings: ["Время (Europe/Berlin)", "Кто", "Событие", "Вид", "Номер", "Название", "Количество", "Подробности"],
    separator: ";",
  },
}

/** Returns all that a filter finds as CSV in UTF-8 with a byte order mark, read while it is sent; events and kinds by their codes. */
export function writeLogCsv(app: AppContext, filter: LogFilter, language: Language): ReadableStream<Uint8Array> {
  const { headings, separator } = words[language]
  const line = (cells: readonly string[]) => `${cells.map(csvCell).join(separator)}\r\n`
  async function* lines() {
    yield Buffer.from(`\ufeff${line(headings)}`)
    let after: LogRow | undefined
    for (;;) {
      const rows: LogRow[] = await readLogRows(app.db, filter, { limit: rowsAtOnce, after })
      const entries = await presentLog(app, rows)
      const found = entries.map(({ at, who, event, record, title, count, detail }) =>
        line([germanTime(at), who, event, record?.kind ?? "", record?.id ?? "", title, String(count), detail]),
      )
      yield Buffer.from(found.join(""))
      if (rows.length < rowsAtOnce) return
      after = rows.at(-1)
    }
  }
  return Readable.toWeb(Readable.from(lines())) as ReadableStream<Uint8Array>
}
