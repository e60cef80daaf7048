import { Readable } from "node:stream"
import type { Language } from "#contract/language.ts"
import type { AppContext } from "#server/app-context.ts"
import { csvLine } from "#server/csv-cell.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import { germanTime } from "#server/german-time.ts"
import { presentLog } from "./read-log.ts"
import { type LogFilter, type LogRow, readLogRows } from "./store.ts"

const rowsAtOnce = 1_000

/** Returns all that a filter finds as CSV in UTF-8 with a byte order mark, read while it is sent; events and kinds by their codes. */
export function writeLogCsv(app: AppContext, filter: LogFilter, language: Language): ReadableStream<Uint8Array> {
  const headings = serverTexts[language].audit
  async function* lines() {
    yield Buffer.from(`\ufeff${csvLine(headings, language)}`)
    let after: LogRow | undefined
    for (;;) {
      const rows: LogRow[] = await readLogRows(app.db, filter, { limit: rowsAtOnce, after })
      const entries = await presentLog(app, rows)
      const lines = entries.map(({ at, who, event, record, title, count, detail }) => {
        const cells = [germanTime(at), who, event, record?.kind ?? "", record?.id ?? "", title, String(count), detail]
        return csvLine(cells, language)
      })
      yield Buffer.from(lines.join(""))
      if (rows.length < rowsAtOnce) return
      after = rows.at(-1)
    }
  }
  return Readable.toWeb(Readable.from(lines())) as ReadableStream<Uint8Array>
}
