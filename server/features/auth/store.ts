import type { Selectable } from "kysely"
import { findByLogin } from "#server/auth/logins.ts"
import { countRows } from "#server/db/count-rows.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AccountTable } from "#server/db/schema/people.ts"

export type AccountRow = Selectable<AccountTable>

/** Returns the account of a login in any case; the exact one first, where older accounts differ in case only. */
export async function findAccount(db: Database, login: string): Promise<AccountRow | undefined> {
  const rows = await db.selectFrom("admin").select(["id", "login"]).orderBy("id").execute()
  const match = findByLogin(rows, login)
  return match && findAccountById(db, match.id)
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
