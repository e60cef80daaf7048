import type { Database } from "#server/db/dialects/database.ts"
import { type KeyedRule, type LimitCounts, addPoints } from "./limit-count.ts"

/** Returns the counts of these rules, by their keys. */
export async function readCounts(db: Database, wanted: readonly KeyedRule[]): Promise<LimitCounts> {
  const keys = wanted.map(([key]) => key)
  const rows = await db.selectFrom("rate_limit").selectAll().where("key", "in", keys).execute()
  return new Map(rows.map(({ key, ...count }) => [key, count]))
}

/**
 * Consumes points of each rule, or of none and returns the milliseconds to wait; else 0. Needs a write transaction,
 * which serialises concurrent tries.
 */
export async function consumePoints(
  trx: Database,
  wanted: readonly KeyedRule[],
  now: Date,
  points = 1,
): Promise<number> {
  const counts = await readCounts(trx, wanted)
  const waitMs = addPoints(counts, wanted, now, points)
  if (waitMs > 0) return waitMs
  await trx
    .insertInto("rate_limit")
    .values([...counts].map(([key, count]) => ({ key, ...count })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        points: eb.ref("excluded.points"),
        ends_at: eb.ref("excluded.ends_at"),
        next_at: eb.ref("excluded.next_at"),
      })),
    )
    .execute()
  return 0
}

export async function refundPoint(db: Database, key: string): Promise<void> {
  await db
    .updateTable("rate_limit")
    .set((eb) => ({ points: eb("points", "-", 1) }))
    .where("key", "=", key)
    .where("points", ">", 0)
    .execute()
}

export async function resetLimit(db: Database, key: string): Promise<void> {
  await db.deleteFrom("rate_limit").where("key", "=", key).execute()
}

/** Resets every count whose key has this prefix. */
export async function resetLimits(db: Database, beginning: string): Promise<void> {
  await db.deleteFrom("rate_limit").where("key", ">=", beginning).where("key", "<", `${beginning}\u007f`).execute()
}

/** Removes counts whose time is over. */
export async function removeStaleLimits(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("rate_limit").where("ends_at", "<=", now.toISOString()).execute()
}
