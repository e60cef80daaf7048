import { clearDevice } from "#server/auth/account-fields.ts"
import { removePasskeys } from "#server/auth/passkey-store.ts"
import { removeRecoveryCodes } from "#server/auth/recovery-code-store.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import { removeTickets } from "#server/auth/ticket-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type PeopleCaller, checkOwnerLeft, existingMember, named } from "../member.ts"

/** Ends every session of a person. */
export async function endSessionsOf(caller: PeopleCaller, id: number): Promise<void> {
  const { app } = caller
  const member = await existingMember(app.db, id, app.clock())
  await app.db.transaction().execute(async (trx) => {
    await closeSessions(trx, id)
    await recordAudit(trx, caller, "sessions_ended", { title: named(member) })
  })
}

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

/** Removes device, passkeys and recovery codes of a person who lost them, and ends the sessions. */
export async function removeSecondFactor(caller: PeopleCaller, id: number): Promise<void> {
  const { app } = caller
  const now = app.clock()
  const member = await existingMember(app.db, id, now)
  await app.db.transaction().execute(async (trx) => {
    await clearDevice(trx, id, now.toISOString())
    await removePasskeys(trx, id)
    await removeRecoveryCodes(trx, id)
    await removeTickets(trx, id, ["totp-setup", "second-step", "passkey-setup"])
    await closeSessions(trx, id)
    await recordAudit(trx, caller, "second_factor_taken_away", { title: named(member) })
  })
}
