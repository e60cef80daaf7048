import type { PasswordChange } from "#contract/auth.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { invalid } from "#server/app-error.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { checkNewPassword, setPassword } from "./set-password.ts"
import { provePassword } from "./try-password.ts"

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
