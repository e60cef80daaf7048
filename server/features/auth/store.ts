import type { Selectable } from "kysely"
import { countRows } from "#server/db/count-rows.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AccountTable } from "#server/db/schema/people.ts"

export type AccountRow = Selectable<AccountTable>

export async function findAccount(db: Database, login: string): Promise<AccountRow | undefined> {
  return db.selectFrom("admin").selectAll().where("login", "=", login).executeTakeFirst()
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
