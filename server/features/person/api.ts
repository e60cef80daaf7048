import { Hono } from "hono"
import { erasedSchema, personQuerySchema, personSchema } from "#contract/person.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { erasePerson } from "./commands/erase-person.ts"
import { findPerson } from "./store.ts"

const tag = "Privacy"

export const personApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "Everything stored about an e-mail address", personSchema, { needs: "person.erase" }),
    validate("query", personQuerySchema),
    async (c) => {
      const { app } = c.var
      const person = await findPerson(app.db, c.req.valid("query").email, app.clock())
      await recordAudit(app.db, c.var.caller, "person_shown", {
        detail: `${person.inquiries.length} + ${person.applications.length}`,
      })
      return c.json(person)
    },
  )
  .delete(
    "/",
    describe(tag, "Erase everything about an e-mail address for good", erasedSchema, {
      needs: "person.erase",
      fresh: true,
    }),
    validate("query", personQuerySchema),
    async (c) => c.json(await erasePerson(c.var.caller, c.req.valid("query").email)),
  )
