import { AppError } from "#server/app-error.ts"
import { findByLogin } from "#server/auth/logins.ts"
import { countRows } from "#server/db/count-rows.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

export type AccountRow = TableRow<"admin">

/** Returns the account of a login in any case. */
export async function findAccount(db: Database, login: string): Promise<AccountRow | undefined> {
  const rows = await db.selectFrom("admin").select(["id", "login"]).orderBy("id").execute()
  const match = findByLogin(rows, login)
  return match && findAccountById(db, match.id)
}

export async function findAccountById(db: Database, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom("admin").selectAll().where("id", "=", id).executeTakeFirst()
}

/** Returns the account of a session; throws `unauthorized` when it is gone. */
export async function requireAccount(db: Database, id: number): Promise<AccountRow> {
  const account = await findAccountById(db, id)
  if (!account) throw new AppError("unauthorized")
  return account
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
