import { type Selectable, sql } from "kysely"
import type { Database } from "#server/db/dialects/database.ts"
import type { EngineDialect } from "#server/db/dialects/dialect.ts"
import type { RateLimitTable } from "#server/db/schema/engine.ts"

export interface LimitRule {
  points: number
  /** Seconds for which points count. */
  duration: number
  /** Seconds before each further try, once the points are used up; without them there is none before the time is over. */
  delays?: readonly number[]
}

export interface LimitState {
  points: number
  /** Milliseconds until a point can be taken; 0 when one can. */
  waitMs: number
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000).toISOString()

/** No count ends later than this; one that does was made before the clock was set back, and would bar people for as long. */
const latest = ({ duration, delays = [] }: LimitRule, now: Date) => later(now, duration + Math.max(0, ...delays) + 300)

/** Takes one point if one is left, in one step, so that no number of tries at once gets more; says whether it did. */
export async function consumePoint(db: Database, key: string, rule: LimitRule, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { points: most, delays = [] } = rule
  const ends = later(now, rule.duration)
  const over = sql<boolean>`(rate_limit.ends_at <= ${at} or rate_limit.ends_at > ${latest(rule, now)})`
  const grows = delays.length > 0
  const nextAt = (extra: number) => {
    const steps = delays.map((delay, index) => sql`when ${most - 1 + index} then ${later(now, delay + extra)}`)
    const last = later(now, (delays.at(-1) ?? 0) + extra)
    return sql<string>`case when rate_limit.points < ${most - 1} then ${extra > 0 ? sql`rate_limit.ends_at` : at}
      else case rate_limit.points ${sql.join(steps, sql` `)} else ${last} end end`
  }
  const left = sql<boolean>`${over} or rate_limit.points < ${most}`
  const open = grows ? sql<boolean>`(${left} or rate_limit.next_at <= ${at})` : sql<boolean>`(${left})`
  const taken = await db
    .insertInto("rate_limit")
    .values({ key, points: 1, ends_at: ends, next_at: at })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          points: sql<number>`case when ${over} then 1 else rate_limit.points + 1 end`,
          ends_at: grows
            ? sql<string>`case when ${over} then ${ends} else ${nextAt(rule.duration)} end`
            : sql<string>`case when ${over} then ${ends} else rate_limit.ends_at end`,
          next_at: grows ? sql<string>`case when ${over} then ${at} else ${nextAt(0)} end` : at,
        })
        .where(open),
    )
    .returning("points")
    .executeTakeFirst()
  return taken !== undefined
}

/** A key of each rule that an act comes under. */
export type KeyedRule = readonly [key: string, rule: LimitRule]

/**
 * Takes a point of each in the order given, up to the first that has none left; says whether each had one. In a file that is one write to
 * the disk; on a shared server a transaction would wait for its turn among all writers, so that each point is taken by itself.
 */
export async function consumePoints(
  { db, dialect }: { db: Database; dialect: Pick<EngineDialect, "shared"> },
  wanted: readonly KeyedRule[],
  now: Date,
): Promise<boolean> {
  const take = async (on: Database) => {
    for (const one of wanted) if (!(await consumePoint(on, ...one, now))) return false
    return true
  }
  return dialect.shared || wanted.length === 1 ? take(db) : db.transaction().execute(take)
}

/** Points that count at the moment, and how long to wait for the next. */
export async function readLimit(db: Database, key: string, rule: LimitRule, now: Date): Promise<LimitState> {
  const row = await db.selectFrom("rate_limit").selectAll().where("key", "=", key).executeTakeFirst()
  return stateOf(row, rule, now)
}

/** The longest wait of them all in milliseconds, in one reading. */
export async function readLongestWait(db: Database, wanted: readonly KeyedRule[], now: Date): Promise<number> {
  const keys = wanted.map(([key]) => key)
  const rows = await db.selectFrom("rate_limit").selectAll().where("key", "in", keys).execute()
  const found = new Map(rows.map((row) => [row.key, row]))
  return Math.max(...wanted.map(([key, rule]) => stateOf(found.get(key), rule, now).waitMs))
}

function stateOf(row: Selectable<RateLimitTable> | undefined, rule: LimitRule, now: Date): LimitState {
  if (!row || row.ends_at <= now.toISOString() || row.ends_at > latest(rule, now)) return { points: 0, waitMs: 0 }
  const opens = rule.delays ? row.next_at : row.ends_at
  const waitMs = row.points < rule.points ? 0 : Math.max(0, Date.parse(opens) - now.getTime())
  return { points: row.points, waitMs }
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

/** Forgets every count whose key begins so. */
export async function resetLimits(db: Database, beginning: string): Promise<void> {
  await db.deleteFrom("rate_limit").where("key", ">=", beginning).where("key", "<", `${beginning}\u007f`).execute()
}

export async function removeStaleLimits(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("rate_limit").where("ends_at", "<=", now.toISOString()).execute()
}
