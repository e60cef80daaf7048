import type { AppContext } from "#server/app-context.ts"
import { invalid } from "#server/app-error.ts"
import { isGuessable } from "#server/auth/guessable-password.ts"

/** Throws `invalid` for a password that is easy to guess, given company and login. */
export async function checkNewPassword(app: AppContext, login: string, password: string): Promise<void> {
  const settings = await app.db
    .selectFrom("settings")
    .select(["company_name", "short_name", "address", "email"])
    .executeTakeFirst()
  const words = [login, new URL(app.config.publicUrl).hostname, ...Object.values(settings ?? {})]
  if (await isGuessable(app.programDir, password, words)) throw invalid("password", "password_too_common")
}
