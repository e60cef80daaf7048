import { Hono } from "hono"
import { erasedSchema, personQuerySchema, personSchema } from "#contract/person.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { answers } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { input } from "#server/api-kit/validate.ts"
import { erasePerson } from "./commands/erase-person.ts"
import { findPerson } from "./store.ts"

const tag = "Privacy"

export const personApi = new Hono<HttpEnv>()
  .get(
    "/",
    answers(tag, "Everything stored about an e-mail address", personSchema, { admin: true }),
    requireAdmin,
    input("query", personQuerySchema),
    async (c) => {
      const { app } = c.var
      const person = await findPerson(app.db, c.req.valid("query").email)
      await recordAudit(app.db, app, "person shown", `${person.inquiries.length} + ${person.applications.length}`)
      return c.json(person)
    },
  )
  .delete(
    "/",
    answers(tag, "Erase everything about an e-mail address for good", erasedSchema, { admin: true }),
    requireAdmin,
    input("query", personQuerySchema),
    async (c) => c.json(await erasePerson(c.var.app, c.req.valid("query").email)),
  )
