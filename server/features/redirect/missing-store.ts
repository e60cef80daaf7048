import { sql } from "kysely"
import type { Database } from "#server/db/dialects/database.ts"

const mostMissing = 1_000
export const newMissingADay = 200
const daysKept = 30
const dayMs = 86_400_000

/** What was asked for in vain since the last writing. */
export interface MissingCount {
  from_key: string
  path: string
  count: number
  referrer: string
  /** Whether a page links there or several visitors have asked; else only an address that is stored already is counted. */
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

/** Adds counts up. New addresses are stored as far as the day allows; those asked for least make room. */
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
  const surplus = Number(all) + admitted.length - mostMissing
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

/** Removes addresses that nobody has asked for in a month. */
export async function removeOldMissing(db: Database, now: Date): Promise<void> {
  const last = new Date(now.getTime() - daysKept * dayMs).toISOString().slice(0, 10)
  await db.deleteFrom("missing_address").where("last_day", "<", last).execute()
}
