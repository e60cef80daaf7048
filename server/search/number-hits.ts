import type { Database } from "#server/db/dialects/database.ts"
import type { FoundRow } from "#server/db/dialects/search-index.ts"
import { foldSpelling } from "#contract/number-reader/fold-number.ts"
import type { SearchMatch } from "#contract/search.ts"
import type { Asked, QueryPlan } from "./plan-query.ts"

// A chain of successors longer than this is a circle or a mistake.
const mostSuccessions = 8
// Behind every text that begins with the same letters.
const behindAll = "\u{10ffff}"

export interface PartHit extends FoundRow {
  match: SearchMatch
  /** Of the current part: the number that was looked for and that it stands for now. */
  replaces?: string
}

export interface NumberHits {
  /** Parts with the number itself, as spelt first. */
  same: PartHit[]
  /** What those were replaced by, the current part first; parts that begin with the number are not among them. */
  successors: PartHit[]
  /** Their folded numbers. */
  successorKeys: string[]
  /** What the numbers looked for replace, but for parts of the groups above. */
  superseded: PartHit[]
}

type Numbers = Pick<QueryPlan, "number" | "list">

/** Parts of the sets in natural order, one with the same place in two sets in the order of their rows. */
const inOrder = (db: Database, sets: readonly number[]) =>
  db
    .selectFrom("part")
    .select(["row_id", "part_set", "id", "partnumber", "number_key", "subst_key"])
    .where("part_set", "in", sets)
    .orderBy("sort_key")
    .orderBy("id")
    .orderBy("row_id")

const hit = ({ row_id, part_set, id }: FoundRow, match: SearchMatch, replaces?: string): PartHit => ({
  row_id,
  part_set,
  id,
  match,
  ...(replaces === undefined ? {} : { replaces }),
})

/** Parts that have the number looked for, and those that replace them or are replaced by it. */
export async function findNumberHits(
  db: Database,
  sets: readonly number[],
  plan: Numbers,
  query: Asked,
): Promise<NumberHits> {
  const numbers = plan.list ?? [plan.number]
  const isListed = (key: string) => (plan.list ? plan.list.includes(key) : key.startsWith(plan.number))
  const found = await inOrder(db, sets).where("number_key", "in", numbers).execute()
  const asked = [query].flat().map(foldSpelling)
  const isExact = (row: { partnumber: string }) => asked.includes(foldSpelling(row.partnumber))
  const successors = (await followSuccessors(db, sets, numbers, found)).filter(({ row }) => !isListed(row.number_key))
  const known = new Set(successors.map(({ row }) => row.row_id))
  const replaced = await inOrder(db, sets).where("subst_key", "in", numbers).execute()
  return {
    same: [
      ...found.filter(isExact).map((row) => hit(row, "exact")),
      ...found.filter((row) => !isExact(row)).map((row) => hit(row, "ignoring_punctuation")),
    ],
    successors: successors
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
      .map(({ row, isCurrent, replaces }) => hit(row, "substitute", isCurrent ? replaces : undefined)),
    successorKeys: [...new Set(successors.map(({ row }) => row.number_key))],
    superseded: replaced
      .filter((row) => !isListed(row.number_key) && !known.has(row.row_id))
      .map((row) => hit(row, "substitute")),
  }
}

async function followSuccessors(
  db: Database,
  sets: readonly number[],
  numbers: readonly string[],
  replaced: readonly { partnumber: string; subst_key: string }[],
) {
  const successors = []
  const seen = new Set(numbers)
  let next = new Map(replaced.map((row) => [row.subst_key, row.partnumber]))
  for (let step = 0; step < mostSuccessions; step++) {
    const keys = [...next.keys()].filter((key) => key !== "" && !seen.has(key))
    if (keys.length === 0) break
    for (const key of keys) seen.add(key)
    const rows = await inOrder(db, sets).where("number_key", "in", keys).execute()
    const found = rows.map((row) => ({
      row,
      replaces: next.get(row.number_key) ?? "",
      isCurrent: row.subst_key === "",
    }))
    successors.push(...found)
    next = new Map(found.map(({ row, replaces }) => [row.subst_key, replaces]))
  }
  return successors
}

/** Parts whose number begins with the one looked for and goes on, in natural order; too many to sort come by their folded number. */
export async function listBeginning(
  db: Database,
  sets: readonly number[],
  number: string,
  { limit, offset, areMany }: { limit: number; offset: number; areMany: boolean },
): Promise<PartHit[]> {
  const numbers = areMany
    ? inOrder(db, sets).clearOrderBy().orderBy("part_set").orderBy("number_key").orderBy("row_id")
    : inOrder(db, sets)
  const rows = await numbers
    .where("number_key", ">", number)
    .where("number_key", "<", number + behindAll)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => hit(row, "prefix"))
}

/** Returns how many numbers begin so and go on, up to `most`. */
export async function countBeginning(
  db: Database,
  sets: readonly number[],
  number: string,
  most: number,
): Promise<number> {
  const some = db
    .selectFrom("part")
    .select("number_key")
    .where("part_set", "in", sets)
    .where("number_key", ">", number)
    .where("number_key", "<", number + behindAll)
    .limit(most)
    .as("some")
  const { total } = await db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll().as("total"))
    .executeTakeFirstOrThrow()
  return Number(total)
}
