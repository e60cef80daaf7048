import { invalid } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { foldedEmail } from "#server/folded-email.ts"

/** Returns a login for comparison: people write it in any case. */
export const foldLogin = (login: string): string => login.normalize("NFKC").toLowerCase()

export const findByLogin = <Row extends { login: string }>(rows: readonly Row[], login: string): Row | undefined =>
  rows.find((row) => row.login === login) ?? rows.find((row) => foldLogin(row.login) === foldLogin(login))

/** Throws `invalid` for a login or an e-mail address that another account has, in any spelling. */
export async function checkFree(
  trx: Database,
  { login, email }: { login?: string | undefined; email?: string | undefined },
  ownId = 0,
): Promise<void> {
  const others = await trx.selectFrom("admin").select(["login", "email"]).where("id", "!=", ownId).execute()
  if (login !== undefined && findByLogin(others, login)) throw invalid("login", "duplicate")
  if (email && others.some((user) => foldedEmail(user.email) === foldedEmail(email)))
    throw invalid("email", "duplicate")
}
