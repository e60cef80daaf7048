import { sql } from "kysely"
import { type DemandKind, demandKinds } from "#contract/demand-constants.ts"
import { demandWeeks } from "#contract/demand.ts"
import { type Language, languages } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { weeksLater } from "#server/demand/week.ts"

/** SQL equivalent of `demandKey`. */
const key = sql<string>`replace(replace(replace(replace(term, '-', ''), '/', ''), '.', ''), '_', '')`

/** Bounds the board during a flood; the usual twelve weeks have fewer terms. */
export const shownTerms = 5_000

/** Totals of one term over the weeks of the board. */
export interface DemandSum extends Record<DemandKind, number>, Record<Language, number> {
  key: string
  /** One of its spellings. */
  term: string
  total: number
  /** First week of the term. */
  first: string
  ignored: boolean
}

/** Returns unanswered terms of the twelve weeks from `from`, most requested first; beyond the limit the newest of equal ones. */
export async function sumDemand(db: Database, from: string): Promise<DemandSum[]> {
  const filterBy = (column: "kind" | "lang", value: string) =>
    sql<number>`sum(case when ${sql.ref(column)} = ${value} then count else 0 end)`
  const most = inWeeks(db, from)
    .where("term", "!=", "")
    .select("term")
    .groupBy("term")
    .orderBy(sql`sum(count)`, "desc")
    .orderBy(sql`max(week)`, "desc")
    .orderBy("term")
    .limit(shownTerms)
  const rows = await inWeeks(db, from)
    .where("term", "in", most)
    .select([key.as("key")])
    .select(sql<string>`min(term)`.as("term"))
    .select(sql<number>`sum(count)`.as("total"))
    .select(sql<string>`min(week)`.as("first"))
    .select(demandKinds.map((kind) => filterBy("kind", kind).as(kind)))
    .select(languages.map((language) => filterBy("lang", language).as(language)))
    .groupBy(key)
    .execute()
  const ignored = new Set((await db.selectFrom("demand_ignored").select("term").execute()).map((row) => row.term))
  return rows
    .map((row) => ({ ...withNumbers(row), ignored: ignored.has(row.key) }))
    .toSorted((a, b) => b.total - a.total || (a.key < b.key ? -1 : 1))
}

/** Converts sums, which PostgreSQL returns as text. */
function withNumbers<Row extends Omit<DemandSum, "ignored">>(row: Row): Row {
  const counted = ["total", ...demandKinds, ...languages] as const
  return { ...row, ...Object.fromEntries(counted.map((name) => [name, Number(row[name])])) }
}

const inWeeks = (db: Database, from: string) =>
  db
    .selectFrom("demand")
    .where("week", ">=", from)
    .where("week", "<", weeksLater(from, demandWeeks))
    .where("kind", "in", demandKinds)

/** Returns the counts of some terms per week. */
export async function readWeeks(
  db: Database,
  from: string,
  keys: readonly string[],
): Promise<{ key: string; week: string; count: number }[]> {
  if (keys.length === 0) return []
  const rows = await inWeeks(db, from)
    .where(key, "in", keys)
    .select([key.as("key"), "week", sql<number>`sum(count)`.as("count")])
    .groupBy([key, "week"])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Returns per week all searches, those without hits, and requests that may not be stored. */
export async function readShares(db: Database, from: string) {
  const rows = await db
    .selectFrom("demand")
    .where("week", ">=", from)
    .where("week", "<", weeksLater(from, demandWeeks))
    .where((eb) => eb.or([eb("kind", "in", ["searches", "search"]), eb("term", "=", "")]))
    .where("kind", "!=", "quota")
    .select(["week", "kind"])
    .select(sql<number>`sum(count)`.as("count"))
    .select(sql<number>`sum(case when term = '' then count else 0 end)`.as("unnamed"))
    .groupBy(["week", "kind"])
    .execute()
  const sum = (countOf: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + countOf(row), 0)
  const weeks = Array.from({ length: demandWeeks }, (_, index) => weeksLater(from, index)).map((week) => ({
    week,
    searches: sum((row) => (row.week === week && row.kind === "searches" ? Number(row.count) : 0)),
    missed: sum((row) => (row.week === week && row.kind === "search" ? Number(row.count) : 0)),
  }))
  return { weeks, unnamed: sum((row) => (row.kind === "searches" ? 0 : Number(row.unnamed))) }
}

export async function hasTerm(db: Database, wanted: string): Promise<boolean> {
  const row = await db
    .selectFrom("demand")
    .select("week")
    .where(key, "=", wanted)
    .where("kind", "in", demandKinds)
    .where("term", "!=", "")
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function markIgnored(trx: Database, term: string, ignored: boolean): Promise<void> {
  if (ignored)
    await trx
      .insertInto("demand_ignored")
      .values({ term })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await trx.deleteFrom("demand_ignored").where("term", "=", term).execute()
}
