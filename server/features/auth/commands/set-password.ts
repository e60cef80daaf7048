import { randomInt } from "node:crypto"
import type { AppContext } from "#server/app-context.ts"
import { invalid } from "#server/app-error.ts"
import { isGuessable } from "#server/auth/guessable-password.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import { removeTickets } from "#server/auth/ticket-store.ts"
import type { Clock } from "#server/clock.ts"
import type { Database } from "#server/db/dialects/database.ts"

// No look-alike letters: the password is read off a console.
const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"

export const makePassword = (): string =>
  Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join("")

/** Throws `invalid` for a password that is easy to guess, given company and login. */
export async function checkNewPassword(app: AppContext, login: string, password: string): Promise<void> {
  const settings = await app.db
    .selectFrom("settings")
    .select(["company_name", "short_name", "address", "email"])
    .executeTakeFirst()
  const words = [login, new URL(app.config.publicUrl).hostname, ...Object.values(settings ?? {})]
  if (await isGuessable(app.programDir, password, words)) throw invalid("password", "password_too_common")
}

/** Stores a password hash; ends every session, link and pending sign-in of the account. */
export async function setPassword(
  trx: Database,
  accountId: number,
  { hash, mustChange = false, clock }: { hash: string; mustChange?: boolean; clock: Clock },
): Promise<void> {
  await trx
    .updateTable("admin")
    .set({ password_hash: hash, must_change_password: mustChange ? 1 : 0, updated_at: clock().toISOString() })
    .where("id", "=", accountId)
    .execute()
  await closeSessions(trx, accountId)
  await removeTickets(trx, accountId)
}
