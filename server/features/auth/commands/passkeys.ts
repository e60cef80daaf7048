import type { Passkey, PasskeyAdded, PasskeyResponse, PasskeyStart } from "#contract/auth.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { AppError, existing, invalid } from "#server/app-error.ts"
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from "#server/auth/passkey-store.ts"
import {
  type PasskeySite,
  authenticationOptions,
  passkeySite,
  registrationOptions,
  verifyNewPasskey,
} from "#server/auth/passkey-verifier.ts"
import { findTicket, makeTicket, consumeTicket } from "#server/auth/ticket-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findCompanyName } from "../store.ts"
import { dropUselessCodes, firstRecoveryCodes } from "./second-factor.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

const maxPasskeys = 20

const shown = ({ id, name, created_at, used_at }: TableRow<"passkey">): Passkey => ({
  id,
  name,
  created_at,
  used_at,
})

async function siteOf({ config, db }: AppContext): Promise<PasskeySite> {
  const site = passkeySite(config.publicUrl, await findCompanyName(db))
  if (!site) throw new AppError("conflict", { detail: "Passkeys need a site under a name, not under an IP address" })
  return site
}

export const showPasskeys = async ({ app, account }: Caller<SignedIn>): Promise<Passkey[]> =>
  (await listPasskeys(app.db, account.id)).map(shown)

/** Returns the options for creating a passkey, with a ticket valid for five minutes. */
export async function startPasskey({ app, account }: Caller<SignedIn>): Promise<PasskeyStart> {
  const site = await siteOf(app)
  const passkeys = await listPasskeys(app.db, account.id)
  if (passkeys.length >= maxPasskeys) throw new AppError("conflict", { detail: `At most ${maxPasskeys} passkeys` })
  const options = await registrationOptions(site, { ...account, known: passkeys.map((entry) => entry.credential_id) })
  const { ticket } = await makeTicket(
    app.db,
    { kind: "passkey-setup", accountId: account.id, data: options.challenge },
    app.clock(),
  )
  return { ticket, options: { ...options } }
}

/** Adds a passkey; returns ten recovery codes with the first second factor. Throws `ticket_expired`. */
export async function addPasskey(
  caller: Caller<SignedIn>,
  { ticket, name, passkey }: { ticket: string; name: string; passkey: PasskeyResponse },
): Promise<PasskeyAdded> {
  const { app, account } = caller
  const site = await siteOf(app)
  const started = await findTicket(app.db, ticket, ["passkey-setup"], app.clock())
  if (!started || started.accountId !== account.id) throw new AppError("ticket_expired")
  const made = await verifyNewPasskey(site, started.data, passkey)
  if (!made) throw invalid("passkey", "invalid")
  try {
    return await app.db.transaction().execute(async (trx) => {
      if (!(await consumeTicket(trx, started))) throw new AppError("ticket_expired")
      const row = await insertPasskey(trx, account.id, made, { name, now: app.clock() })
      await recordAudit(trx, caller, "passkey_added", { title: name })
      return { passkey: shown(row), ...(await firstRecoveryCodes(trx, account.id)) }
    })
  } catch (error) {
    if (app.dialect.isUniqueViolation(error)) throw invalid("passkey", "duplicate")
    throw error
  }
}

export async function changePasskey(caller: Caller<SignedIn>, id: number, name: string): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    if (!(await renamePasskey(trx, caller.account.id, id, name))) throw new AppError("not_found")
    await recordAudit(trx, caller, "passkey_renamed", { title: name })
  })
}

export async function removePasskey(caller: Caller<SignedIn>, id: number): Promise<void> {
  const { app, account } = caller
  await app.db.transaction().execute(async (trx) => {
    const gone = existing(await deletePasskey(trx, account.id, id))
    await dropUselessCodes(trx, account.id)
    await recordAudit(trx, caller, "passkey_removed", { title: gone.name })
  })
}

/** Returns the options for signing in with any passkey of this site, with a ticket valid for five minutes. */
export async function startPasskeySignIn(app: AppContext): Promise<PasskeyStart> {
  const options = await authenticationOptions(await siteOf(app))
  const { ticket } = await makeTicket(
    app.db,
    { kind: "passkey-sign-in", accountId: null, data: options.challenge },
    app.clock(),
  )
  return { ticket, options: { ...options } }
}
