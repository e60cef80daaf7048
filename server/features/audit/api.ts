import { Hono } from "hono"
import { auditPageSchema, auditQuerySchema } from "#contract/audit.ts"
import { pageOfAudit } from "#server/records/audit-store.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"

export const auditApi = new Hono<HttpEnv>().get(
  "/",
  describe("Audit", "Sign-ins, failures, deletions, exports, backups", auditPageSchema, { needs: "log.read" }),
  validate("query", auditQuerySchema),
  async (c) => c.json(await pageOfAudit(c.var.app.db, c.req.valid("query").page)),
)
