import type { SecondStepMethod, SignIn, SignInResponse } from "#contract/auth.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { nameBrowser, shortAddress } from "#server/auth/name-browser.ts"
import { stepOfCode } from "#server/auth/one-time-code.ts"
import { findPasskey, listPasskeys, notePasskeyUse } from "#server/auth/passkey-store.ts"
import { authenticationOptions, passkeySite, verifyPasskey } from "#server/auth/passkey-verifier.ts"
import { countRecoveryCodes, consumeRecoveryCode } from "#server/auth/recovery-code-store.ts"
import { unseal } from "#server/auth/seal.ts"
import { type SignInMethod, openSession } from "#server/auth/session-store.ts"
import { type Ticket, countTry, findTicket, makeTicket, consumeTicket } from "#server/auth/ticket-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type AccountRow, accountName, findAccountById } from "../store.ts"

/** Origin of a sign-in: the visitor's network and User-Agent. */
export interface SignInOrigin {
  address: string
  userAgent: string
}

type SecondStep = Pick<SignIn, "code" | "recovery_code" | "passkey"> & { ticket: string }

/** Opens a session after all required factors. */
export async function enter(
  app: AppContext,
  account: AccountRow,
  { method, origin }: { method: SignInMethod; origin: SignInOrigin },
): Promise<SignInResponse> {
  app.log.info({ event: "signed in", account: account.id })
  const client = { ...nameBrowser(origin.userAgent), address: shortAddress(origin.address) }
  // No session without its entry in the log.
  const token = await app.db.transaction().execute(async (trx) => {
    await recordAudit(trx, { app, account: accountName(account) }, "signed_in", { detail: method })
    return openSession(trx, account.id, { method, client, now: app.clock() })
  })
  return { token, must_change_password: account.must_change_password === 1 }
}

/**
 * Throws `second_factor_required` with a ticket and the available methods; returns for an account without second
 * factor.
 */
export async function askSecondStep(app: AppContext, account: AccountRow): Promise<void> {
  const site = passkeySite(app.config.publicUrl, "")
  const passkeys = await listPasskeys(app.db, account.id)
  if (account.totp_secret === null && passkeys.length === 0) return
  const options =
    site && passkeys.length > 0
      ? await authenticationOptions(
          site,
          passkeys.map((passkey) => passkey.credential_id),
        )
      : null
  const { ticket } = await makeTicket(
    app.db,
    { kind: "second-step", accountId: account.id, data: options?.challenge ?? "" },
    app.clock(),
  )
  const methods: SecondStepMethod[] = [
    ...(account.totp_secret === null ? [] : (["code"] as const)),
    ...(options ? (["passkey"] as const) : []),
    ...((await countRecoveryCodes(app.db, account.id)) > 0 ? (["recovery_code"] as const) : []),
  ]
  throw new AppError("second_factor_required", { more: { ticket, methods, ...(options ? { passkey: options } : {}) } })
}

/**
 * Completes a sign-in by a code of the device, a recovery code or a passkey. Throws `ticket_expired` for a ticket that
 * is unknown, used, older than five minutes or tried five times, `wrong_code`, and `too_many` after five wrong codes of
 * an account from one address.
 */
export async function finishSignIn(app: AppContext, step: SecondStep, origin: SignInOrigin): Promise<SignInResponse> {
  const { db } = app
  const ticket = await findTicket(db, step.ticket, ["second-step", "passkey-sign-in"], app.clock())
  if (!ticket) throw new AppError("ticket_expired")
  if (ticket.accountId !== null) await consumeTry(app, ticket.accountId, origin)
  if (!(await countTry(db, ticket))) throw new AppError("ticket_expired")
  const proof = await prove(app, ticket, step)
  const account = proof && (await findAccountById(db, proof.accountId))
  if (!proof || !account || account.disabled_at !== null) {
    app.log.warn({ event: "second step failed" })
    const holder = ticket.accountId === null ? undefined : await findAccountById(db, ticket.accountId)
    await recordAudit(db, { app, account: holder ? accountName(holder) : { id: null, name: "" } }, "second_step_failed")
    throw new AppError("wrong_code")
  }
  if (!(await consumeTicket(db, ticket))) throw new AppError("ticket_expired")
  if (ticket.accountId !== null) await refundTry(app, ticket.accountId, origin)
  if (proof.method === "recovery") await recordAudit(db, { app, account: accountName(account) }, "recovery_code_used")
  return enter(app, account, { method: proof.method, origin })
}

const pairOf = (accountId: number, { address }: SignInOrigin) => [String(accountId), address] as const

/** Consumes the point of a failure beforehand, so that concurrent tries cannot exceed the limit. */
async function consumeTry({ limits }: AppContext, accountId: number, origin: SignInOrigin): Promise<void> {
  const pair = pairOf(accountId, origin)
  await limits.consume("codeOfPair", pair)
  // Somebody with the password alone must not lock the owner out of known addresses.
  if ((await limits.used("codeKnown", pair)) === 0) await limits.consume("codeOfAccount", String(accountId))
}

async function refundTry({ limits }: AppContext, accountId: number, origin: SignInOrigin): Promise<void> {
  const pair = pairOf(accountId, origin)
  await limits.reset("codeOfPair", pair)
  if ((await limits.used("codeKnown", pair)) === 0) await limits.refund("codeOfAccount", String(accountId))
  await limits.reset("codeKnown", pair)
  await limits.consume("codeKnown", pair)
}

interface Proof {
  accountId: number
  method: SignInMethod
}

async function prove(app: AppContext, ticket: Ticket, step: SecondStep): Promise<Proof | null> {
  const { accountId } = ticket
  if (step.passkey !== undefined) return provePasskey(app, ticket, step.passkey)
  if (accountId === null) return null
  if (step.recovery_code !== undefined)
    return (await consumeRecoveryCode(app.db, accountId, step.recovery_code, app.clock()))
      ? { accountId, method: "recovery" }
      : null
  return (await consumeDeviceCode(app, accountId, step.code ?? "")) ? { accountId, method: "code" } : null
}

/** Consumes a code of an account's device; false for a wrong or used one. */
async function consumeDeviceCode({ db, clock }: AppContext, accountId: number, code: string): Promise<boolean> {
  const account = await findAccountById(db, accountId)
  if (!account?.totp_secret) return false
  const secret = await unseal(db, accountId, account.totp_secret)
  const step = secret === null ? null : stepOfCode(secret, code, clock(), account.totp_step)
  if (step === null) return false
  // Checked again: the same code may come twice concurrently.
  const { numUpdatedRows } = await db
    .updateTable("admin")
    .set({ totp_step: step })
    .where("id", "=", accountId)
    .where((eb) => eb.or([eb("totp_step", "is", null), eb("totp_step", "<", step)]))
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

async function provePasskey(
  app: AppContext,
  ticket: Ticket,
  response: NonNullable<SecondStep["passkey"]>,
): Promise<Proof | null> {
  const site = passkeySite(app.config.publicUrl, "")
  const passkey = await findPasskey(app.db, response.id)
  if (!site || !passkey || ticket.data === "") return null
  if (ticket.accountId !== null && ticket.accountId !== passkey.accountId) return null
  const counter = await verifyPasskey(site, ticket.data, { response, stored: passkey.stored })
  if (counter === null) return null
  const use = { id: passkey.id, before: passkey.stored.counter, counter, now: app.clock() }
  return (await notePasskeyUse(app.db, use)) ? { accountId: passkey.accountId, method: "passkey" } : null
}
