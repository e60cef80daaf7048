import type { Invitation, Invited } from "#contract/people.ts"
import { checkFree } from "#server/auth/logins.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type PeopleCaller, existingMember, named } from "../member.ts"
import { makeLink } from "./make-link.ts"

/** Adds a person and returns the link by which they choose a password; it is stored nowhere. Throws `invalid` for a taken login or address. */
export async function invitePerson(caller: PeopleCaller, { mail, ...fields }: Invitation): Promise<Invited> {
  const { app } = caller
  const now = app.clock()
  const id = await app.db.transaction().execute(async (trx) => {
    await checkFree(trx, fields)
    const { id: made } = await trx
      .insertInto("admin")
      .values({
        ...fields,
        roles: JSON.stringify(fields.roles),
        languages: JSON.stringify(fields.languages),
        password_hash: "",
        must_change_password: 0,
        updated_at: now.toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    await recordAudit(trx, caller, "person_invited", {
      title: named(fields),
      detail: fields.roles.join(", "),
    })
    return made
  })
  return { ...(await makeLink(caller, id, "invite", mail)), person: await existingMember(app.db, id, now) }
}
