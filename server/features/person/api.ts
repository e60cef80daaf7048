import { Hono } from "hono"
import { erasedSchema, personQuerySchema, personSchema } from "#contract/person.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { noteAudit } from "#server/records/audit-store.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { input } from "#server/http/read-input.ts"
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
      await noteAudit(app.db, app, "person shown", `${person.inquiries.length} + ${person.applications.length}`)
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
