import type { PasswordChange } from "#contract/auth.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { isGuessable } from "#server/auth/guessable-password.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findAccountById } from "../store.ts"
import { tryPassword } from "./try-password.ts"

/** Changes the password and ends every session, this one too. Throws `wrong_old_password`, or `invalid` for one that is easy to guess. */
export async function changePassword(
  caller: Caller<SignedIn>,
  { old_password, password }: PasswordChange,
  address: string,
): Promise<void> {
  const { app } = caller
  const admin = await findAccountById(app.db, caller.account.id)
  if (!admin) throw new AppError("unauthorized")
  if (!(await tryPassword(app, { login: admin.login, address }, old_password, admin.password_hash)))
    throw new AppError("wrong_old_password")
  if (old_password === password) throw invalid("password", "password_unchanged")
  const settings = await app.db
    .selectFrom("settings")
    .select(["company_name", "short_name", "address", "email"])
    .executeTakeFirst()
  const words = [admin.login, new URL(app.config.publicUrl).hostname, ...Object.values(settings ?? {})]
  if (await isGuessable(app.programDir, password, words)) throw invalid("password", "password_too_common")
  const password_hash = await app.passwords.hash(password)
  await app.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("admin")
      .set({ password_hash, must_change_password: 0, updated_at: app.clock().toISOString() })
      .where("id", "=", admin.id)
      .execute()
    await closeSessions(trx, admin.id)
    await recordAudit(trx, caller, "password changed")
  })
}
