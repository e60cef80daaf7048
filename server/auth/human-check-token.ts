import type { Database } from "#server/db/dialects/database.ts"
import { hashToken } from "./token.ts"

const lifetimeMs = 10 * 60_000

/** Consumes the token of a passed human check; false when it is unknown, used or older than ten minutes. */
export async function consumeHumanCheckToken(db: Database, token: string, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom("human_token")
    .where("token_hash", "=", hashToken(token))
    .returning("created_at")
    .executeTakeFirst()
  return row !== undefined && Math.abs(now.getTime() - Date.parse(row.created_at)) <= lifetimeMs
}
