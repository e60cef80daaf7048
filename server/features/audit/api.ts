import { Hono } from "hono"
import { auditPageSchema, auditQuerySchema } from "#contract/audit.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { readLogPage } from "./read-log.ts"
import { countLogRows } from "./store.ts"
import { writeLogCsv } from "./write-csv.ts"

export const auditApi = new Hono<HttpEnv>().get(
  "/",
  describe(
    "Audit",
    "Who did what, newest first; with `format=csv` all that the filters find, as a file",
    auditPageSchema,
    {
      needs: "log.read",
      file: "text/csv",
    },
  ),
  validate("query", auditQuerySchema),
  async (c) => {
    const { app, caller } = c.var
    const query = c.req.valid("query")
    if (query.format === "json") return c.json(await readLogPage(app, query))
    const lines = writeLogCsv(app, query, query.words)
    await recordAudit(app.db, caller, "log_exported", { count: await countLogRows(app.db, query) })
    c.header("Content-Disposition", `attachment; filename="log-${app.clock().toISOString().slice(0, 10)}.csv"`)
    c.header("Content-Type", "text/csv; charset=utf-8")
    return c.body(lines)
  },
)
