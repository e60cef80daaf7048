import { sql } from "kysely"
import { foldNumber, foldSpelling } from "#contract/number-reader/fold-number.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type HitId, hitIdOf } from "#server/db/dialects/search-index.ts"

// A longer chain of successors is a cycle or a mistake.
const maxSuccessions = 8

/** Parts that a query names by number, each list in natural order. */
export interface NumberHits {
  /** With the number as spelled in the query. */
  exact: HitId[]
  /** With the same number in another spelling. */
  spelt: HitId[]
  /** Successors of those, the current part first; then the parts that they supersede. */
  related: HitId[]
  /** By current part: the number of the query that it supersedes. */
  replaces: ReadonlyMap<HitId, string>
}

/** Parts of the sets in natural order; equal ones of two sets in row order. */
const inNaturalOrder = (db: Database, sets: readonly number[]) =>
  db
    .selectFrom("part")
    .select(["part_set", "id", "partnumber", "number_key", "subst_key"])
    .where("part_set", "in", sets)
    .orderBy("sort_key")
    .orderBy("id")
    .orderBy("row_id")

/** Returns the parts that have one of the numbers in any spelling, their successors, and the parts they supersede. */
export async function findNumberHits(
  db: Database,
  sets: readonly number[],
  queries: readonly string[],
): Promise<NumberHits> {
  const keys = queries.map(foldNumber)
  const rows = await inNaturalOrder(db, sets)
    .where((part) =>
      // A literal: SQLite plans a statement again at each call if a partial index depends on a bound value.
      part.or([
        part("number_key", "in", keys),
        part.and([part("subst_key", "in", keys), part("subst_key", "!=", sql.lit(""))]),
      ]),
    )
    .execute()
  const named = rows.filter((row) => keys.includes(row.number_key))
  const superseded = rows.filter((row) => keys.includes(row.subst_key))
  const spellings = queries.map(foldSpelling)
  const isExact = ({ partnumber }: { partnumber: string }) => spellings.includes(foldSpelling(partnumber))
  const replaces = new Map<HitId, string>()
  const between: HitId[] = []
  const visited = new Set(keys)
  // By the key of the next successor: the number of the query that led to it.
  let origins = new Map(named.map((row) => [row.subst_key, row.partnumber]))
  for (let step = 0; step < maxSuccessions; step++) {
    const successors = [...origins.keys()].filter((key) => key !== "" && !visited.has(key))
    if (successors.length === 0) break
    for (const key of successors) visited.add(key)
    const successorRows = await inNaturalOrder(db, sets).where("number_key", "in", successors).execute()
    const former = origins
    origins = new Map(successorRows.map((row) => [row.subst_key, former.get(row.number_key) ?? ""]))
    for (const row of successorRows)
      if (row.subst_key === "") replaces.set(hitIdOf(row), former.get(row.number_key) ?? "")
      else between.push(hitIdOf(row))
  }
  return {
    exact: named.filter(isExact).map(hitIdOf),
    spelt: named.filter((row) => !isExact(row)).map(hitIdOf),
    related: [...replaces.keys(), ...between, ...superseded.map(hitIdOf)],
    replaces,
  }
}
