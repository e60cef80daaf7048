import { auditPageSchema, auditQuerySchema } from "#contract/audit.ts"
import { csvType, download } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { readLogPage } from "./read-log.ts"
import { countLogRows } from "./store.ts"
import { writeLogCsv } from "./write-csv.ts"

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
