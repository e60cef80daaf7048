import type { Database } from "#server/db/dialects/database.ts"
import type { SearchField } from "#server/db/dialects/search-index.ts"
import { foldSpelling } from "#contract/number-reader/fold-number.ts"
import type { Asked, QueryPlan } from "./plan-query.ts"

// A chain of successors longer than this is a circle or a mistake.
const mostSuccessions = 8
// Behind every text that begins with the same letters.
const behindAll = "\u{10ffff}"

export interface SuccessorRow extends Record<SearchField, string> {
  row_id: number
  replaces: string
  /** Whether it has no successor itself. */
  current: boolean
}

export interface NumberHits {
  /** Parts with the number itself, as stored first: their `row_id`. */
  exact: number[]
  ignoring: number[]
  /** What the exact ones were replaced by, the current part first; parts that begin with the number are not among them. */
  successors: SuccessorRow[]
}

/** Parts of the sets in natural order, one with the same place in two sets in the order of their rows. */
const inOrder = (db: Database, sets: readonly number[]) =>
  db.selectFrom("part").where("part_set", "in", sets).orderBy("sort_key").orderBy("id").orderBy("row_id")

/** Parts that have the number looked for, and those that replace them. */
export async function findNumberHits(
  db: Database,
  sets: readonly number[],
  { number, list }: QueryPlan,
  query: Asked,
): Promise<NumberHits> {
  const numbers = list ?? [number]
  const isListed = listedBefore({ number, list })
  const same = await inOrder(db, sets)
    .select(["row_id", "partnumber", "subst_key"])
    .where("number_key", "in", numbers)
    .execute()
  const asked = [query].flat().map(foldSpelling)
  const isExact = (row: { partnumber: string }) => asked.includes(foldSpelling(row.partnumber))
  return {
    exact: same.filter(isExact).map((row) => row.row_id),
    ignoring: same.filter((row) => !isExact(row)).map((row) => row.row_id),
    successors: same.some((row) => row.subst_key !== "")
      ? await followSuccessors(db, sets, numbers, same, isListed)
      : [],
  }
}

async function followSuccessors(
  db: Database,
  sets: readonly number[],
  numbers: readonly string[],
  replaced: readonly { partnumber: string; subst_key: string }[],
  isListed: (key: string) => boolean,
): Promise<SuccessorRow[]> {
  const successors: SuccessorRow[] = []
  const seen = new Set(numbers)
  let next = new Map(replaced.map((row) => [row.subst_key, row.partnumber]))
  for (let step = 0; step < mostSuccessions; step++) {
    const keys = [...next.keys()].filter((key) => key !== "" && !seen.has(key))
    if (keys.length === 0) break
    for (const key of keys) seen.add(key)
    const rows = await inOrder(db, sets)
      .select(["row_id", "number_key", "subst_key", "words_de", "words_en", "words_ru"])
      .where("number_key", "in", keys)
      .execute()
    const found = rows.map((row) => ({
      ...row,
      replaces: next.get(row.number_key) ?? "",
      current: row.subst_key === "",
    }))
    successors.push(...found)
    next = new Map(found.map((row) => [row.subst_key, row.replaces]))
  }
  return successors.filter((row) => !isListed(row.number_key)).toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Parts whose number begins with the one looked for and goes on. */
export async function listBeginning(
  db: Database,
  sets: readonly number[],
  number: string,
  limit: number,
  offset: number,
): Promise<number[]> {
  const rows = await inOrder(db, sets)
    .select("row_id")
    .where("number_key", ">", number)
    .where("number_key", "<", number + behindAll)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => row.row_id)
}

export async function countBeginning(db: Database, sets: readonly number[], number: string): Promise<number> {
  const { total } = await db
    .selectFrom("part")
    .select((eb) => eb.fn.countAll().as("total"))
    .where("part_set", "in", sets)
    .where("number_key", ">", number)
    .where("number_key", "<", number + behindAll)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Whether a number stands in an earlier stage already: it begins with the one looked for, or is one of a list. */
const listedBefore =
  ({ number, list }: Pick<QueryPlan, "number" | "list">) =>
  (key: string): boolean =>
    list ? list.includes(key) : key.startsWith(number)

/** Parts that the numbers looked for replace, but for those listed before. */
export async function listSuperseded(
  db: Database,
  sets: readonly number[],
  plan: Pick<QueryPlan, "number" | "list">,
  except: readonly number[],
): Promise<number[]> {
  const rows = await inOrder(db, sets)
    .select(["row_id", "number_key"])
    .where("subst_key", "in", plan.list ?? [plan.number])
    .execute()
  const isListed = listedBefore(plan)
  return rows.filter((row) => !isListed(row.number_key) && !except.includes(row.row_id)).map((row) => row.row_id)
}
