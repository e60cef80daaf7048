import type { Language } from "#contract/language.ts"
import type { SearchMatch } from "#contract/search.ts"
import type { AppContext } from "#server/app-context.ts"
import type { FoundRow, SearchCondition, Slice } from "#server/db/dialects/search-index.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import { type NumberHits, findNumberHits } from "./number-hits.ts"
import { type QueryPlan, holds, planQuery } from "./plan-query.ts"
import { type Stage, listStages } from "./search-stages.ts"

export type SearchContext = Pick<AppContext, "db" | "dialect" | "search">

export interface PartScope {
  /** The part sets to look in. */
  sets: readonly number[]
  /** Languages whose descriptions count. */
  languages: readonly Language[]
}

export interface PartHit {
  row_id: number
  match: SearchMatch
  /** Of the current part: the number that was looked for and that it stands for now. */
  replaces?: string
}

/**
 * One stretch of what a query finds, best first: exact number, exact ignoring punctuation, beginning with it, current part and
 * parts superseded by it, containing it, by words; each in natural order. `total` is exact.
 */
export async function findParts(
  app: SearchContext,
  { sets, languages }: PartScope,
  query: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; hits: PartHit[] }> {
  const plan = planQuery(query, languages)
  if (!plan || sets.length === 0) return { total: 0, hits: [] }
  const version = await readContentVersion(app.db)
  const numberHits = await findNumberHits(app.db, sets, plan, query)
  const counted = await app.search.recall(version, [sets.join(), languages.join(), query].join("|"), async () => ({
    total: await countAll(app, sets, plan, numberHits),
    stages: new Map<Stage, number>(),
  }))
  const hits: PartHit[] = []
  let skipped = offset
  for (const stage of listStages(app, sets, plan, numberHits)) {
    const wanted = limit - hits.length
    if (wanted === 0 || offset + hits.length >= counted.total) break
    const found = await stage.rows(wanted, skipped)
    hits.push(...found)
    if (found.length > 0 || skipped === 0) skipped = 0
    else skipped -= await countStage(stage.name, stage.count, counted.stages)
  }
  return { total: counted.total, hits }
}

/** Everything that a query finds, in an order of its own. */
export async function findPartsInOrder(
  { db, dialect }: SearchContext,
  { sets, languages }: PartScope,
  query: string,
  slice: Pick<Slice, "order" | "limit" | "offset">,
): Promise<{ total: number; rows: FoundRow[] }> {
  const plan = planQuery(query, languages)
  if (!plan || sets.length === 0) return { total: 0, rows: [] }
  const { successors } = await findNumberHits(db, sets, plan, query)
  const also = successors.map((row) => ({ how: "is", fields: ["number_key"], text: row.number_key }) as const)
  const condition: SearchCondition = { how: "any", of: [plan.found, ...also] }
  const total = await dialect.searchIndex.count(db, { sets, condition })
  return { total, rows: await dialect.searchIndex.find(db, { sets, condition }, { ...slice, except: [] }) }
}

/** Which of `queries` finds something, the first one first; that of the last one when none does. */
export async function findFirst<T extends { total: number }>(
  queries: readonly string[],
  find: (query: string) => Promise<T>,
): Promise<T & { read_as: string | null }> {
  const [query = "", ...others] = queries
  const result = await find(query)
  if (result.total === 0)
    for (const other of others) {
      const meant = await find(other)
      if (meant.total > 0) return { ...meant, read_as: other }
    }
  return { ...result, read_as: null }
}

async function countAll(
  { db, dialect }: SearchContext,
  sets: readonly number[],
  plan: QueryPlan,
  { successors }: NumberHits,
): Promise<number> {
  const found = await dialect.searchIndex.count(db, { sets, condition: plan.found })
  return found + successors.filter((row) => !holds(plan.found, row)).length
}

async function countStage(name: Stage, count: () => Promise<number>, known: Map<Stage, number>): Promise<number> {
  const remembered = known.get(name)
  if (remembered !== undefined) return remembered
  const counted = await count()
  known.set(name, counted)
  return counted
}
