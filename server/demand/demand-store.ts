import { sql } from "kysely"
import type { DemandKind } from "#contract/demand-constants.ts"
import type { Language } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { dayOf, weekOf, weeksLater } from "./week.ts"

export const newTermsADay = 2_000
const weeksKept = 53
const rowsAtOnce = 200

/** A count to add; "" stands for what may not be stored, and "searches" counts all searches. */
export interface DemandCount {
  kind: DemandKind | "searches"
  term: string
  lang: Language
  count: number
}

/** Adds counts to the current week. Terms beyond the daily quota are counted without their text. */
export async function addDemand(db: Database, counts: readonly DemandCount[], now: Date): Promise<void> {
  const week = weekOf(now)
  await db.transaction().execute(async (trx) => {
    const isKnown = await admitTerms(trx, counts, now)
    const rows = new Map<string, DemandCount & { week: string }>()
    for (const { count, ...entry } of counts) {
      const term = isKnown(entry.term) ? entry.term : ""
      const name = [entry.kind, entry.lang, term].join("\n")
      rows.set(name, { ...entry, term, week, count: (rows.get(name)?.count ?? 0) + count })
    }
    await addRows(trx, [...rows.values()])
  })
}

/** Returns which terms are or may be stored; new ones consume the daily quota shared by all processes. */
async function admitTerms(
  trx: Database,
  counts: readonly DemandCount[],
  now: Date,
): Promise<(term: string) => boolean> {
  const terms = [...new Set(counts.map(({ term }) => term))].filter((term) => term !== "")
  const stored = new Set<string>()
  for (let at = 0; at < terms.length; at += rowsAtOnce)
    for (const { term } of await trx
      .selectFrom("demand")
      .select("term")
      .distinct()
      .where("term", "in", terms.slice(at, at + rowsAtOnce))
      .where("kind", "!=", "quota")
      .execute())
      stored.add(term)
  const fresh = terms.filter((term) => !stored.has(term))
  if (fresh.length > 0) {
    const quota = { week: weekOf(now), kind: "quota", term: dayOf(now), lang: "" } as const
    const used = await trx
      .selectFrom("demand")
      .select("count")
      .where("term", "=", quota.term)
      .where("kind", "=", quota.kind)
      .executeTakeFirst()
    const admitted = fresh.slice(0, Math.max(0, newTermsADay - (used?.count ?? 0)))
    for (const term of admitted) stored.add(term)
    if (admitted.length > 0) await addRows(trx, [{ ...quota, count: admitted.length }])
  }
  return (term) => stored.has(term)
}

async function addRows(
  trx: Database,
  rows: readonly {
    week: string
    kind: DemandCount["kind"] | "quota"
    term: string
    lang: Language | ""
    count: number
  }[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await trx
      .insertInto("demand")
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(["term", "week", "kind", "lang"])
          .doUpdateSet({ count: sql<number>`demand.count + excluded.count` }),
      )
      .execute()
}

/** Removes counts older than a year, and quotas of former days. */
export async function removeOldDemand(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("demand")
    .where("week", "<", weeksLater(weekOf(now), -weeksKept))
    .execute()
  await db.deleteFrom("demand").where("kind", "=", "quota").where("term", "<", dayOf(now)).execute()
}
