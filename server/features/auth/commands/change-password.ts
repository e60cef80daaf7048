import type { PasswordChange } from "#contract/auth.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findAccountById } from "../store.ts"
import { checkNewPassword } from "./check-new-password.ts"
import { setPassword } from "./set-password.ts"
import { tryPassword } from "./try-password.ts"

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
  const account = await findAccountById(app.db, caller.account.id)
  if (!account) throw new AppError("unauthorized")
  if (!(await tryPassword(app, { login: account.login, address }, old_password, account.password_hash)))
    throw new AppError("wrong_old_password")
  if (old_password.normalize("NFC") === password.normalize("NFC")) throw invalid("password", "password_unchanged")
  await checkNewPassword(app, account.login, password)
  const hash = await app.passwords.hash(password)
  await app.db.transaction().execute(async (trx) => {
    await setPassword(trx, account.id, { hash, clock: app.clock })
    await recordAudit(trx, caller, "password_changed")
  })
}
