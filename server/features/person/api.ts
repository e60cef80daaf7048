import { erasedSchema, personQuerySchema, personSchema } from "#contract/person.ts"
import { routes } from "#server/api-kit/routes.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { erasePerson } from "./commands/erase-person.ts"
import { findPerson } from "./store.ts"

export const personApi = routes("Privacy", { needs: "person.erase" })
  .call(
    "GET /",
    { summary: "Everything stored about an e-mail address", query: personQuerySchema, returns: personSchema },
    async ({ app, caller, query }) => {
      const person = await findPerson(app.db, query.email, app.clock())
      const detail = `${person.inquiries.length} + ${person.applications.length}`
      await recordAudit(app.db, caller, "person_shown", { detail })
      return person
    },
  )
  .call(
    "DELETE /",
    {
      summary: "Erase everything about an e-mail address for good",
      fresh: true,
      query: personQuerySchema,
      returns: erasedSchema,
    },
    ({ caller, query }) => erasePerson(caller, query.email),
  )
