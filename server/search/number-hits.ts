import { foldNumber, foldSpelling } from "#contract/number-reader/fold-number.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type Position, positionOf } from "#server/db/dialects/search-index.ts"

// A longer chain of successors is a cycle or a mistake.
const mostSuccessions = 8

/** Parts that a query names by their number, each once in natural order. */
export interface NumberHits {
  exact: Position[]
  /** With the number itself, otherwise spelt. */
  spelt: Position[]
  /** What those were replaced by, the current part first; then what the numbers looked for replace. */
  related: Position[]
  /** Of current parts: the number that was looked for and that they stand for now. */
  replaces: ReadonlyMap<Position, string>
}

/** Parts of the sets in natural order, one with the same position in two sets in the order of their rows. */
const inOrder = (db: Database, sets: readonly number[]) =>
  db
    .selectFrom("part")
    .select(["part_set", "id", "partnumber", "number_key", "subst_key"])
    .where("part_set", "in", sets)
    .orderBy("sort_key")
    .orderBy("id")
    .orderBy("row_id")

/** Returns parts that have one of the numbers, however spelt, and those that replace them or are replaced by them. */
export async function findNumberHits(
  db: Database,
  sets: readonly number[],
  asked: readonly string[],
): Promise<NumberHits> {
  const numbers = asked.map(foldNumber)
  const rows = await inOrder(db, sets)
    .where((part) => part.or([part("number_key", "in", numbers), part("subst_key", "in", numbers)]))
    .execute()
  const found = rows.filter((row) => numbers.includes(row.number_key))
  const superseded = rows.filter((row) => numbers.includes(row.subst_key))
  const spellings = asked.map(foldSpelling)
  const isExact = ({ partnumber }: { partnumber: string }) => spellings.includes(foldSpelling(partnumber))
  const replaces = new Map<Position, string>()
  const between: Position[] = []
  const seen = new Set(numbers)
  let next = new Map(found.map((row) => [row.subst_key, row.partnumber]))
  for (let step = 0; step < mostSuccessions; step++) {
    const keys = [...next.keys()].filter((key) => key !== "" && !seen.has(key))
    if (keys.length === 0) break
    for (const key of keys) seen.add(key)
    const rows = await inOrder(db, sets).where("number_key", "in", keys).execute()
    const names = next
    next = new Map(rows.map((row) => [row.subst_key, names.get(row.number_key) ?? ""]))
    for (const row of rows)
      if (row.subst_key === "") replaces.set(positionOf(row), names.get(row.number_key) ?? "")
      else between.push(positionOf(row))
  }
  return {
    exact: found.filter(isExact).map(positionOf),
    spelt: found.filter((row) => !isExact(row)).map(positionOf),
    related: [...replaces.keys(), ...between, ...superseded.map(positionOf)],
    replaces,
  }
}
