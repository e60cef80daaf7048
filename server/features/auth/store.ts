import type { Selectable } from "kysely"
import { invalid } from "#server/app-error.ts"
import { foldLogin } from "#server/auth/account-fields.ts"
import { countRows } from "#server/db/count-rows.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AccountTable } from "#server/db/schema/people.ts"
import { foldedEmail } from "#server/records/recipients.ts"

export type AccountRow = Selectable<AccountTable>

/** Returns the account of a login in any case; the exact one first, where older accounts differ in case only. */
export async function findAccount(db: Database, login: string): Promise<AccountRow | undefined> {
  const rows = await db.selectFrom("admin").select(["id", "login"]).orderBy("id").execute()
  const match = findByLogin(rows, login)
  return match && findAccountById(db, match.id)
}

export const findByLogin = <Row extends { login: string }>(rows: readonly Row[], login: string): Row | undefined =>
  rows.find((row) => row.login === login) ?? rows.find((row) => foldLogin(row.login) === foldLogin(login))

/** Throws `invalid` for a login or an e-mail address that another account has, in any spelling. */
export async function checkFree(
  trx: Database,
  { login, email }: { login?: string | undefined; email?: string | undefined },
  self = 0,
): Promise<void> {
  const others = await trx.selectFrom("admin").select(["login", "email"]).where("id", "!=", self).execute()
  if (login !== undefined && findByLogin(others, login)) throw invalid("login", "duplicate")
  if (email && others.some((one) => foldedEmail(one.email) === foldedEmail(email))) throw invalid("email", "duplicate")
}

export async function findAccountById(db: Database, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom("admin").selectAll().where("id", "=", id).executeTakeFirst()
}

/** Returns the company's name; "" before it is set. */
export async function findCompanyName(db: Database): Promise<string> {
  const settings = await db.selectFrom("settings").select("company_name").executeTakeFirst()
  return settings?.company_name ?? ""
}

/** Returns the name of an account in the audit. */
export const accountName = ({ id, name, login }: Pick<AccountRow, "id" | "name" | "login">) => ({
  id,
  name: name || login,
})

export const countAccounts = (db: Database): Promise<number> => countRows(db.selectFrom("admin"))
