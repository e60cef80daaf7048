import type { Database } from "#server/db/dialects/database.ts"

export async function findAccount(db: Database, login: string) {
  return db.selectFrom("admin").selectAll().where("login", "=", login).executeTakeFirst()
}

export async function findAccountById(db: Database, id: number) {
  return db.selectFrom("admin").selectAll().where("id", "=", id).executeTakeFirst()
}

export async function countAccounts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("admin")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count)
}
