import { removePasskeys } from "#server/auth/passkey-store.ts"
import { removeRecoveryCodes } from "#server/auth/recovery-code-store.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import { removeTickets } from "#server/auth/ticket-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type PeopleCaller, existingMember, named } from "../member.ts"

/** Removes device, passkeys and recovery codes of a person who lost them, and ends the sessions. */
export async function removeSecondFactor(caller: PeopleCaller, id: number): Promise<void> {
  const { app } = caller
  const now = app.clock()
  const member = await existingMember(app.db, id, now)
  await app.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("admin")
      .set({ totp_secret: null, totp_step: null, totp_since: null, updated_at: now.toISOString() })
      .where("id", "=", id)
      .execute()
    await removePasskeys(trx, id)
    await removeRecoveryCodes(trx, id)
    await removeTickets(trx, id, ["totp-setup", "second-step", "passkey-setup"])
    await closeSessions(trx, id)
    await recordAudit(trx, caller, "second_factor_taken_away", { title: named(member) })
  })
}
