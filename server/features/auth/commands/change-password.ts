import type { PasswordChange } from "#contract/auth.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { hashPassword, passwordFits } from "#server/auth/password.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import type { SignedIn } from "#server/http/http-env.ts"
import { findAdminById } from "../store.ts"

/** Changes the password and ends every session, this one too. Throws `wrong_old_password`, or `invalid` for one that is easy to guess. */
export async function changePassword(
  app: AppContext,
  who: SignedIn,
  { old_password, password }: PasswordChange,
): Promise<void> {
  const admin = await findAdminById(app.db, who.adminId)
  if (!admin) throw new AppError("unauthorized")
  if (!(await passwordFits(old_password, admin.password_hash))) throw new AppError("wrong_old_password")
  if (old_password === password) throw invalid("password", "password_unchanged")
  const settings = await app.db.selectFrom("settings").select("company_name").executeTakeFirst()
  if (isGuessable(password, [admin.login, ...(settings?.company_name ?? "").split(/\s+/u)]))
    throw invalid("password", "password_too_common")
  const password_hash = await hashPassword(password)
  await app.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("admin")
      .set({ password_hash, must_change_password: 0, updated_at: app.clock().toISOString() })
      .where("id", "=", admin.id)
      .execute()
    await closeSessions(trx, admin.id)
  })
}

// Long passwords are guessed by repetition, by rows of keys and by the words of the house.
function isGuessable(password: string, words: readonly string[]): boolean {
  const plain = password.toLowerCase()
  if (new Set(plain).size < 5) return true
  if (
    [
      "123456789012",
      "qwertyuiop",
      "qwertzuiop",
      "passwordpassword",
      "password1234",
      "passwort1234",
      "administrator",
    ].some((known) => plain.startsWith(known))
  )
    return true
  return words.some((word) => word.length >= 4 && plain.replaceAll(word.toLowerCase(), "").length < 6)
}
