import type { z } from "zod"
import type { Caller, SignedIn } from "#server/caller.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { checkFree } from "#server/auth/logins.ts"
import { isFresh } from "#server/auth/fresh.ts"
import { closeSessions, confirmSession } from "#server/auth/session-store.ts"
import { removeTickets } from "#server/auth/ticket-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { PasswordChange, profileSchema } from "#contract/auth.ts"
import { noteNewEmail } from "#server/auth/note-new-email.ts"
import { provePassword } from "./try-password.ts"
import { checkNewPassword, setPassword } from "./set-password.ts"
import { requireAccount } from "../store.ts"

/** Changes the login; needs the password when the sign-in is older than 15 minutes. Keeps this session and ends all others. */
export async function changeLogin(
  caller: Caller<SignedIn>,
  { login, password, address }: { login: string; password: string | undefined; address: string },
): Promise<string> {
  const { app, account } = caller
  if (password !== undefined) await provePassword(caller, password, address)
  else if (!isFresh(account, app.clock())) throw new AppError("password_required")
  await app.db.transaction().execute(async (trx) => {
    await checkFree(trx, { login }, account.id)
    await trx
      .updateTable("admin")
      .set({ login, updated_at: app.clock().toISOString() })
      .where("id", "=", account.id)
      .execute()
    await closeSessions(trx, account.id, account.tokenHash)
    await removeTickets(trx, account.id)
    await recordAudit(trx, caller, "login_changed")
  })
  return login
}

/**
 * Changes the password and ends every session, including this one. Throws `wrong_old_password`, or `invalid` for a weak
 * one.
 */
export async function changePassword(
  caller: Caller<SignedIn>,
  { old_password, password }: PasswordChange,
  address: string,
): Promise<void> {
  const { app } = caller
  const account = await provePassword(caller, old_password, address)
  if (old_password.normalize("NFC") === password.normalize("NFC")) throw invalid("password", "password_unchanged")
  await checkNewPassword(app, account.login, password)
  const hash = await app.passwords.hash(password)
  await app.db.transaction().execute(async (trx) => {
    await setPassword(trx, account.id, { hash, clock: app.clock })
    await recordAudit(trx, caller, "password_changed")
  })
}

/**
 * Changes the caller's name, signatures and e-mail address; another address needs a fresh sign-in, because links to a
 * new password go there. Throws `password_required`, and `invalid` for an address of another account.
 */
export async function changeProfile(caller: Caller<SignedIn>, profile: z.output<typeof profileSchema>): Promise<void> {
  const { app, account } = caller
  const given = Object.entries(profile).filter(([, value]) => value !== undefined)
  // The engines have no common boolean column type.
  const values = Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === "boolean" ? Number(value) : value]),
  )
  if (Object.keys(values).length === 0) return
  await app.db.transaction().execute(async (trx) => {
    const stored = await requireAccount(trx, account.id)
    await checkFree(trx, { email: profile.email }, account.id)
    if (profile.email !== undefined && profile.email !== stored.email) {
      if (!isFresh(account, app.clock())) throw new AppError("password_required")
      await noteNewEmail(trx, app, stored)
    }
    await trx
      .updateTable("admin")
      .set({ ...values, updated_at: app.clock().toISOString() })
      .where("id", "=", account.id)
      .execute()
    await recordAudit(trx, caller, "profile_changed", { detail: Object.keys(values).join(", ") })
  })
  app.mail.resume()
}

/** Makes a session fresh for 15 minutes. Throws `wrong_old_password`, and `too_many` like a sign-in. */
export async function confirmPassword(caller: Caller<SignedIn>, password: string, address: string): Promise<void> {
  await provePassword(caller, password, address)
  await confirmSession(caller.app.db, caller.account.tokenHash, caller.app.clock())
}
