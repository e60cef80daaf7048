import { Readable } from "node:stream"
import { auditPageSchema, auditQuerySchema } from "#contract/audit.ts"
import { csvType, download } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { Language } from "#contract/language.ts"
import type { AppContext } from "#server/app-context.ts"
import { csvLine } from "#server/csv-cell.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import { germanTime } from "#server/german-time.ts"
import { readLogPage, presentLog } from "./read-log.ts"
import { countLogRows, type LogFilter, type LogRow, readLogRows } from "./store.ts"

const rowsAtOnce = 1_000

/** Returns all that a filter finds as CSV in UTF-8 with a byte order mark, read while it is sent; events and kinds by their codes. */
function writeLogCsv(app: AppContext, filter: LogFilter, language: Language): ReadableStream<Uint8Array> {
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

export const auditApi = routes("Audit", { needs: "log.read" }).call(
  "GET /",
  {
    summary: "Who did what, newest first; with `format=csv` all that the filters find, as a file",
    query: auditQuerySchema,
    returns: auditPageSchema,
    file: "text/csv",
  },
  async ({ app, caller, query }) => {
    if (query.format === "json") return readLogPage(app, query)
    const lines = writeLogCsv(app, query, query.words)
    await recordAudit(app.db, caller, "log_exported", { count: await countLogRows(app.db, query) })
    return download(lines, `log-${app.clock().toISOString().slice(0, 10)}.csv`, csvType)
  },
)
