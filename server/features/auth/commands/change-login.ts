import type { Caller, SignedIn } from "#server/caller.ts"
import { AppError } from "#server/app-error.ts"
import { checkFree } from "#server/auth/logins.ts"
import { isFresh } from "#server/auth/fresh.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import { removeTickets } from "#server/auth/ticket-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findAccountById } from "../store.ts"
import { tryPassword } from "./try-password.ts"

/** Changes the login; needs the password when the sign-in is older than 15 minutes. Keeps this session and ends all others. */
export async function changeLogin(
  caller: Caller<SignedIn>,
  { login, password, address }: { login: string; password: string | undefined; address: string },
): Promise<string> {
  const { app, account } = caller
  const stored = await findAccountById(app.db, account.id)
  if (!stored) throw new AppError("unauthorized")
  const fresh = isFresh(account, app.clock())
  if (password === undefined && !fresh) throw new AppError("password_required")
  const attempt = { login: stored.login, address }
  if (password !== undefined && !(await tryPassword(app, attempt, password, stored.password_hash)))
    throw new AppError("wrong_old_password")
  await app.db.transaction().execute(async (trx) => {
    await checkFree(trx, { login }, stored.id)
    await trx
      .updateTable("admin")
      .set({ login, updated_at: app.clock().toISOString() })
      .where("id", "=", stored.id)
      .execute()
    await closeSessions(trx, stored.id, account.tokenHash)
    await removeTickets(trx, stored.id)
    await recordAudit(trx, caller, "login_changed")
  })
  return login
}
