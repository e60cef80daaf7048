import type { Language } from "#contract/language.ts"
import type { AppContext } from "#server/app-context.ts"
import type { FoundRow, SearchCondition, Slice } from "#server/db/dialects/search-index.ts"
import { findNumberHits } from "./number-hits.ts"
import { type Asked, planQuery } from "./plan-query.ts"
import { type PartHit, type Stage, type StageReader, listStages } from "./search-stages.ts"

export type SearchContext = Pick<AppContext, "db" | "dialect" | "content">

export interface PartScope {
  /** The part sets to look in. */
  sets: readonly number[]
  /** Languages whose descriptions count. */
  languages: readonly Language[]
}

/**
 * One stretch of what a query finds, best first: exact number, exact ignoring punctuation, beginning with it, current part and
 * parts superseded by it, containing it, by words; each in natural order. `total` is exact.
 */
export async function findParts(
  app: SearchContext,
  { sets, languages }: PartScope,
  query: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; hits: PartHit[] }> {
  const plan = planQuery(query, languages)
  if (!plan || sets.length === 0) return { total: 0, hits: [] }
  // Another process may have changed the content since this one asked last.
  await app.content.refresh()
  const key = [sets.join(), languages.join(), JSON.stringify(query)].join("|")
  return app.content.remember(`hits|${[limit, offset, key].join("|")}`, async () => {
    const totals = await app.content.remember(`totals|${key}`, async () => new Map<Stage, number>())
    const numberHits = await findNumberHits(app.db, sets, plan, query)
    const index = app.dialect.searchIndex.read(app.db, sets)
    return readStages(listStages(app.db, index, sets, plan, numberHits), totals, limit, offset)
  })
}

/** A stretch of all stages in turn; how many hits a stage has is noted in `totals`. */
async function readStages(
  stages: readonly StageReader[],
  totals: Map<Stage, number>,
  limit: number,
  offset: number,
): Promise<{ total: number; hits: PartHit[] }> {
  const hits: PartHit[] = []
  let [total, skipped] = [0, offset]
  for (const stage of stages) {
    const wanted = limit - hits.length
    let size = totals.get(stage.name)
    if (size === undefined || (wanted > 0 && skipped < size)) {
      const found = await stage.read(wanted, skipped, totals)
      hits.push(...found.hits)
      totals.set(stage.name, (size = found.total))
    }
    total += size
    skipped = Math.max(0, skipped - size)
  }
  return { total, hits }
}

/** Everything that a query finds, in an order of its own. */
export async function findPartsInOrder(
  { db, dialect }: SearchContext,
  { sets, languages }: PartScope,
  query: Asked,
  slice: Pick<Slice, "order" | "limit" | "offset">,
): Promise<{ total: number; rows: FoundRow[] }> {
  const plan = planQuery(query, languages)
  if (!plan || sets.length === 0) return { total: 0, rows: [] }
  const { successors } = await findNumberHits(db, sets, plan, query)
  const also = successors.map((row) => ({ how: "is", fields: ["number_key"], text: row.number_key }) as const)
  const condition: SearchCondition = { how: "any", of: [plan.found, ...also] }
  return dialect.searchIndex.read(db, sets).find(condition, { ...slice, except: [] })
}
