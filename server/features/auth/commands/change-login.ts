import type { Caller, SignedIn } from "#server/caller.ts"
import { AppError } from "#server/app-error.ts"
import { checkFree } from "#server/auth/logins.ts"
import { isFresh } from "#server/auth/fresh.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import { removeTickets } from "#server/auth/ticket-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { provePassword } from "./try-password.ts"

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
