import { sql } from "kysely"
import { type Language, languages } from "#contract/language.ts"
import type { Visits } from "#contract/visit.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { germanTime, shiftDay, monthsBefore } from "#server/german-time.ts"

const [rowsAtOnce, monthsKept, listed] = [200, 25, 20]

export interface VisitCount {
  page: string
  lang: Language
  referrer: string
  count: number
}

/** Adds counts to a day. Equal ones, of several spellings of an address, are summed before. */
export async function addVisits(db: Database, day: string, counts: readonly VisitCount[]): Promise<void> {
  const rows = new Map<string, VisitCount & { day: string }>()
  for (const entry of counts) {
    const key = [entry.page, entry.lang, entry.referrer].join("\n")
    rows.set(key, { ...entry, day, count: entry.count + (rows.get(key)?.count ?? 0) })
  }
  const all = [...rows.values()]
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < all.length; at += rowsAtOnce)
      await trx
        .insertInto("visit")
        .values(all.slice(at, at + rowsAtOnce))
        .onConflict((conflict) =>
          conflict
            .columns(["day", "page", "lang", "referrer"])
            .doUpdateSet({ count: sql<number>`visit.count + excluded.count` }),
        )
        .execute()
  })
}

export const removeOldVisits = (db: Database, now: Date): Promise<unknown> =>
  db.deleteFrom("visit").where("day", "<", monthsBefore(now, monthsKept).slice(0, 10)).execute()

const inDays = (db: Database, from: string, to: string) =>
  db.selectFrom("visit").where("day", ">=", from).where("day", "<=", to)

/** Returns the rows of a period, for a file. */
export const listVisits = (db: Database, from: string, to: string) =>
  inDays(db, from, to)
    .select(["day", "page", "lang", "referrer", "count"])
    .orderBy("day")
    .orderBy("page")
    .orderBy("lang")
    .orderBy("referrer")
    .execute()

/** Returns the page views of a period by day, page, referrer and language. */
export async function readVisits(db: Database, from: string, to: string): Promise<Visits> {
  const sums = async (column: "day" | "page" | "referrer" | "lang") => {
    const rows = await inDays(db, from, to)
      .select([sql.ref<string>(column).as("name"), sql<number>`sum(count)`.as("count")])
      .groupBy(column)
      .orderBy(sql`sum(count)`, "desc")
      .orderBy(column)
      .execute()
    // PostgreSQL returns sums as text.
    return rows.map(({ name, count }) => ({ name, count: Number(count) }))
  }
  const [days, pages, referrers, byLanguage] = [
    await sums("day"),
    await sums("page"),
    await sums("referrer"),
    await sums("lang"),
  ]
  const countOf = (rows: typeof days, wanted: string) => rows.find(({ name }) => name === wanted)?.count ?? 0
  const everyDay: string[] = []
  for (let day = from; day <= to; day = shiftDay(day, 1)) everyDay.push(day)
  return {
    from,
    to,
    total: days.reduce((sum, { count }) => sum + count, 0),
    days: everyDay.map((day) => ({ day, count: countOf(days, day) })),
    pages: pages.slice(0, listed),
    referrers: referrers.slice(0, listed),
    languages: languages.map((name) => ({ name, count: countOf(byLanguage, name) })),
  }
}

/** Returns first and last day of a query; by default 30 days until today, in German time. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date) {
  const last = to ?? germanTime(now.toISOString()).slice(0, 10)
  const first = from ?? shiftDay(last, -29)
  const earliest = monthsBefore(new Date(`${last}T12:00:00Z`), monthsKept + 1).slice(0, 10)
  return { from: first < earliest ? earliest : first, to: last }
}
