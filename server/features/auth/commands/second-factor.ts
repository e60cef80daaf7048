import type { DeviceKey, RecoveryCodes, SecondFactor } from "#contract/auth.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { AppError } from "#server/app-error.ts"
import { isFactorRequired, secondFactorRule } from "#server/auth/account-fields.ts"
import { deviceUri, makeDeviceSecret, stepOfCode } from "#server/auth/one-time-code.ts"
import { listPasskeys } from "#server/auth/passkey-store.ts"
import { passkeySite } from "#server/auth/passkey-verifier.ts"
import { countRecoveryCodes, makeRecoveryCodes, removeRecoveryCodes } from "#server/auth/recovery-code-store.ts"
import { seal, unseal } from "#server/auth/seal.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import { findTicketOf, makeTicket, removeTickets } from "#server/auth/ticket-store.ts"
import { drawQrCode } from "#server/qr-code.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findAccountById, findCompanyName } from "../store.ts"

/** Returns the second factors for the account screen. */
export async function showSecondFactor({ app, account }: Caller<SignedIn>): Promise<SecondFactor> {
  const { db, config } = app
  const stored = await findAccountById(db, account.id)
  const rule = await db.selectFrom("rule").select("value").where("name", "=", secondFactorRule).executeTakeFirst()
  return {
    since: stored?.totp_since ?? null,
    recovery_codes: await countRecoveryCodes(db, account.id),
    required: isFactorRequired(rule?.value ?? null, account.roles),
    passkeys_offered: passkeySite(config.publicUrl, "") !== null,
  }
}

/** Returns the secret of a new device; it becomes active when a code of it is confirmed within ten minutes. */
export async function startDevice({ app, account }: Caller<SignedIn>): Promise<DeviceKey> {
  const secret = makeDeviceSecret()
  const data = await seal(app.db, account.id, secret)
  await makeTicket(app.db, { kind: "totp-setup", accountId: account.id, data }, app.clock())
  const issuer = (await findCompanyName(app.db)) || new URL(app.config.publicUrl).hostname
  const uri = deviceUri(secret, issuer, account.login)
  return { secret, uri, qr: drawQrCode(uri) }
}

/**
 * Activates the device whose code is sent, in place of the previous one, and refunds the try; ends other sessions. Returns ten recovery
 * codes, none if existing ones stay valid. Throws `wrong_code`, and `ticket_expired` without a started set-up.
 */
export async function confirmDevice(caller: Caller<SignedIn>, code: string): Promise<RecoveryCodes> {
  const { app, account } = caller
  const ticket = await findTicketOf(app.db, account.id, "totp-setup", app.clock())
  const secret = ticket && (await unseal(app.db, account.id, ticket.data))
  if (!ticket || !secret) throw new AppError("ticket_expired")
  const step = stepOfCode(secret, code, app.clock(), null)
  if (step === null) throw new AppError("wrong_code")
  await app.limits.refund("codeOfAccount", String(account.id))
  const at = app.clock().toISOString()
  return app.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("admin")
      .set({ totp_secret: ticket.data, totp_step: step, totp_since: at, updated_at: at })
      .where("id", "=", account.id)
      .execute()
    await removeTickets(trx, account.id, ["totp-setup", "second-step"])
    await closeSessions(trx, account.id, account.tokenHash)
    await recordAudit(trx, caller, "second_factor_set_up")
    return firstRecoveryCodes(trx, account.id)
  })
}

/** Creates ten recovery codes if the account has none; otherwise returns none, and the existing ones stay valid. */
export async function firstRecoveryCodes(trx: Database, accountId: number): Promise<RecoveryCodes> {
  const left = await countRecoveryCodes(trx, accountId)
  return { recovery_codes: left > 0 ? [] : await makeRecoveryCodes(trx, accountId) }
}

/** Creates ten new recovery codes and invalidates the old ones. Throws `conflict` without a second factor. */
export async function renewRecoveryCodes(caller: Caller<SignedIn>): Promise<RecoveryCodes> {
  const { app, account } = caller
  const stored = await findAccountById(app.db, account.id)
  const passkeys = await listPasskeys(app.db, account.id)
  if (!stored?.totp_secret && passkeys.length === 0)
    throw new AppError("conflict", { detail: "Recovery codes replace a second factor: set one up first" })
  return app.db.transaction().execute(async (trx) => {
    await recordAudit(trx, caller, "recovery_codes_made")
    return { recovery_codes: await makeRecoveryCodes(trx, account.id) }
  })
}

/** Removes an account's device, and its recovery codes unless a passkey needs them. */
export async function removeDevice(trx: Database, accountId: number, at: string): Promise<void> {
  await trx
    .updateTable("admin")
    .set({ totp_secret: null, totp_step: null, totp_since: null, updated_at: at })
    .where("id", "=", accountId)
    .execute()
  await removeTickets(trx, accountId, ["totp-setup", "second-step"])
  await dropUselessCodes(trx, accountId)
}

/** Removes recovery codes of an account without second factor. */
export async function dropUselessCodes(trx: Database, accountId: number): Promise<void> {
  const stored = await findAccountById(trx, accountId)
  const passkeys = await listPasskeys(trx, accountId)
  if (!stored?.totp_secret && passkeys.length === 0) await removeRecoveryCodes(trx, accountId)
}
