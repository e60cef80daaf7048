import { closeSessions } from "#server/auth/session-store.ts"
import { removeTickets } from "#server/auth/ticket-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type PeopleCaller, checkOwnerLeft, existingMember, named } from "../member.ts"

/**
 * Disables a person: sessions and links end at once, the name stays in history and log. Somebody who never accepted the invitation is
 * removed whole. Throws `last_owner`.
 */
export async function disablePerson(caller: PeopleCaller, id: number): Promise<void> {
  const { app } = caller
  const now = app.clock()
  const member = await existingMember(app.db, id, now)
  if (member.state === "disabled") return
  await app.db.transaction().execute(async (trx) => {
    await checkOwnerLeft(trx, id)
    await closeSessions(trx, id)
    await removeTickets(trx, id)
    if (member.state === "invited") await trx.deleteFrom("admin").where("id", "=", id).execute()
    else
      await trx
        .updateTable("admin")
        .set({ disabled_at: now.toISOString(), updated_at: now.toISOString() })
        .where("id", "=", id)
        .execute()
    await recordAudit(trx, caller, member.state === "invited" ? "invitation_taken_back" : "person_disabled", {
      title: named(member),
    })
  })
}
