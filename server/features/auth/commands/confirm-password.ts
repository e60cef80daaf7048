import { AppError } from "#server/app-error.ts"
import { confirmSession } from "#server/auth/session-store.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { findAccountById } from "../store.ts"
import { tryPassword } from "./try-password.ts"

/** Makes a session fresh for 15 minutes. Throws `wrong_old_password`, and `too_many` like a sign-in. */
export async function confirmPassword(caller: Caller<SignedIn>, password: string, address: string): Promise<void> {
  const { app, account } = caller
  const stored = await findAccountById(app.db, account.id)
  if (!stored) throw new AppError("unauthorized")
  if (!(await tryPassword(app, { login: stored.login, address }, password, stored.password_hash)))
    throw new AppError("wrong_old_password")
  await confirmSession(app.db, account.tokenHash, app.clock())
}
