import { sql } from "kysely"
import type { Database } from "#server/db/dialects/database.ts"

export const maxMissing = 1_000
const daysKept = 30
const dayMs = 86_400_000

/** Count of a missing address since the last write. */
export interface MissingCount {
  from_key: string
  path: string
  count: number
  referrer: string
}

/** Adds hits to redirects. */
export async function addHits(db: Database, hits: ReadonlyMap<number, number>, day: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [id, count] of hits)
      await trx
        .updateTable("redirect")
        .set({ hits: sql<number>`hits + ${count}`, last_hit: day })
        .where("id", "=", id)
        .execute()
  })
}

/** Adds counts. Beyond `maxMissing` addresses, those requested least and longest ago are removed. */
export async function addMissing(db: Database, counts: readonly MissingCount[], day: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const entry of counts)
      await trx
        .insertInto("missing_address")
        .values({ ...entry, last_day: day })
        .onConflict((conflict) =>
          conflict.column("from_key").doUpdateSet({
            count: sql<number>`missing_address.count + ${entry.count}`,
            last_day: day,
            ...(entry.referrer === "" ? {} : { referrer: entry.referrer }),
          }),
        )
        .execute()
    await trx
      .deleteFrom("missing_address")
      .where("id", "not in", (eb) =>
        eb
          .selectFrom("missing_address")
          .select("id")
          .orderBy("count", "desc")
          .orderBy("last_day", "desc")
          .orderBy("id", "desc")
          .limit(maxMissing),
      )
      .execute()
  })
}

/** Removes addresses not requested for a month. */
export async function removeOldMissing(db: Database, now: Date): Promise<void> {
  const last = new Date(now.getTime() - daysKept * dayMs).toISOString().slice(0, 10)
  await db.deleteFrom("missing_address").where("last_day", "<", last).execute()
}
