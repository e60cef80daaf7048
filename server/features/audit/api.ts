import { Hono } from "hono"
import { auditPageSchema, auditQuerySchema } from "#contract/audit.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { pageOfAudit } from "#server/records/audit-store.ts"
import { answers } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { input } from "#server/api-kit/validate.ts"

export const auditApi = new Hono<HttpEnv>().get(
  "/",
  answers("Audit", "Sign-ins, failures, deletions, exports, backups", auditPageSchema, { admin: true }),
  requireAdmin,
  input("query", auditQuerySchema),
  async (c) => c.json(await pageOfAudit(c.var.app.db, c.req.valid("query").page)),
)
