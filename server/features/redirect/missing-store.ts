import { sql } from "kysely"
import type { Database } from "#server/db/dialects/database.ts"

const maxMissing = 1_000
export const newMissingADay = 200
const daysKept = 30
const dayMs = 86_400_000

/** Count of a missing address since the last write. */
export interface MissingCount {
  from_key: string
  path: string
  count: number
  referrer: string
  /** Whether a page links it or several visitors requested it; otherwise only an already stored address is counted. */
  isKnown: boolean
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

/** Adds counts. New addresses are stored up to the daily limit; the least requested ones are replaced. */
export async function addMissing(db: Database, counts: readonly MissingCount[], day: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const fresh: MissingCount[] = []
    for (const asked of counts) {
      const { from_key, count, referrer } = asked
      const { numUpdatedRows } = await trx
        .updateTable("missing_address")
        .set({ count: sql<number>`count + ${count}`, last_day: day, ...(referrer === "" ? {} : { referrer }) })
        .where("from_key", "=", from_key)
        .executeTakeFirst()
      if (numUpdatedRows === 0n && asked.isKnown) fresh.push(asked)
    }
    if (fresh.length > 0) await insertMissing(trx, fresh, day)
  })
}

async function insertMissing(trx: Database, fresh: readonly MissingCount[], day: string): Promise<void> {
  const { all, today } = await trx
    .selectFrom("missing_address")
    .select((eb) => eb.fn.countAll().as("all"))
    .select(sql<number>`coalesce(sum(case when first_day = ${day} then 1 else 0 end), 0)`.as("today"))
    .executeTakeFirstOrThrow()
  const admitted = fresh.slice(0, Math.max(0, newMissingADay - Number(today)))
  const surplus = Number(all) + admitted.length - maxMissing
  if (surplus > 0)
    await trx
      .deleteFrom("missing_address")
      .where("id", "in", (eb) =>
        eb.selectFrom("missing_address").select("id").orderBy("count").orderBy("last_day").orderBy("id").limit(surplus),
      )
      .execute()
  for (const { isKnown: _known, ...row } of admitted)
    await trx
      .insertInto("missing_address")
      .values({ ...row, first_day: day, last_day: day })
      .onConflict((conflict) => conflict.column("from_key").doNothing())
      .execute()
}

/** Removes addresses not requested for a month. */
export async function removeOldMissing(db: Database, now: Date): Promise<void> {
  const last = new Date(now.getTime() - daysKept * dayMs).toISOString().slice(0, 10)
  await db.deleteFrom("missing_address").where("last_day", "<", last).execute()
}
