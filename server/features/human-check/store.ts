import type { Database } from "#server/db/dialects/database.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

const lifetimeMs = 10 * 60_000

export async function insertHumanCheck(db: Database, check: TableRow<"captcha">): Promise<void> {
  await db.insertInto("captcha").values(check).execute()
}

/** Removes a check, so that it can be answered only once; undefined when it is unknown or older than ten minutes. */
export async function consumeHumanCheck(db: Database, id: string, now: Date): Promise<TableRow<"captcha"> | undefined> {
  const row = await db.deleteFrom("captcha").where("id", "=", id).returningAll().executeTakeFirst()
  return row && isFresh(row.created_at, now) ? row : undefined
}

export async function insertHumanCheckToken(db: Database, tokenHash: string, now: string): Promise<void> {
  await db.insertInto("human_token").values({ token_hash: tokenHash, created_at: now }).execute()
}

/** Removes checks and tokens that have ended. */
export async function removeStaleChecks(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - lifetimeMs).toISOString()
  await db.deleteFrom("captcha").where("created_at", "<", oldest).execute()
  await db.deleteFrom("human_token").where("created_at", "<", oldest).execute()
}

const isFresh = (createdAt: string, now: Date) => Math.abs(now.getTime() - Date.parse(createdAt)) <= lifetimeMs
