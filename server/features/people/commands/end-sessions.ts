import { closeSessions } from "#server/auth/session-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type PeopleCaller, existingMember, named } from "../member.ts"

/** Ends every session of a person. */
export async function endSessionsOf(caller: PeopleCaller, id: number): Promise<void> {
  const { app } = caller
  const member = await existingMember(app.db, id, app.clock())
  await app.db.transaction().execute(async (trx) => {
    await closeSessions(trx, id)
    await recordAudit(trx, caller, "sessions_ended", { title: named(member) })
  })
}
