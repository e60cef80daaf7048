import { randomBytes } from "node:crypto"
import type { Database } from "./dialects/database.ts"

/** Returns a random 256-bit key shared by all processes on this database; created at first use. */
export async function readSecret(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto("secret")
    .values({ name, value: randomBytes(32).toString("base64") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute()
  const { value } = await db.selectFrom("secret").select("value").where("name", "=", name).executeTakeFirstOrThrow()
  return Buffer.from(value, "base64")
}

/** Returns such a key without making one; null as long as nobody has used it. */
export async function findSecret(db: Database, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom("secret").select("value").where("name", "=", name).executeTakeFirst()
  return row ? Buffer.from(row.value, "base64") : null
}
