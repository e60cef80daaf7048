import { createHash } from "node:crypto"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** A key of a client and the call it belongs to: clients may use one key for several calls. */
interface CallKey {
  call: string
  key: string | null
}

/**
 * Runs `work` in a transaction once per call and key: a repeated key gets the stored response, also for concurrent
 * requests. Without a key, just runs it.
 */
export async function withIdempotencyKey<T>(
  app: Pick<AppContext, "db" | "clock">,
  { call, key }: CallKey,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  if (key === null) return app.db.transaction().execute(work)
  return app.db.transaction().execute(async (trx) => {
    const stored = await findStoredResponse<T>(trx, { call, key })
    if (stored !== null) return stored
    const response = await work(trx)
    await trx
      .insertInto("idempotency")
      .values({ key: hashOf(call, key), answer: JSON.stringify(response), created_at: app.clock().toISOString() })
      .execute()
    return response
  })
}

const hashOf = (call: string, key: string) => createHash("sha256").update(`${call} ${key}`).digest("hex")

export async function findStoredResponse<T>(db: Database, { call, key }: CallKey): Promise<T | null> {
  if (key === null) return null
  const row = await db
    .selectFrom("idempotency")
    .select("answer")
    .where("key", "=", hashOf(call, key))
    .executeTakeFirst()
  return row ? (JSON.parse(row.answer) as T) : null
}

/** Removes stored responses older than a day; retries come within minutes. */
export async function removeStaleResponses(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 86_400_000).toISOString()
  await db.deleteFrom("idempotency").where("created_at", "<", oldest).execute()
}
