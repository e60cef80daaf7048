import type { Database } from "#server/db/dialects/database.ts"
import type { EngineDialect } from "#server/db/dialects/dialect.ts"
import { type Scope, type SearchCondition, mostSorted } from "#server/db/dialects/search-index.ts"
import { type PartHit, type NumberHits, countBeginning, listBeginning } from "./number-hits.ts"
import { type QueryPlan, any } from "./plan-query.ts"

/** A query as it is looked for in some sets: words that their series meets are not asked of their parts. */
export interface ScopePlan {
  sets: readonly number[]
  plan: QueryPlan
}

export interface Stage {
  size: () => Promise<number>
  read: (limit: number, offset: number) => Promise<PartHit[]>
}

/** Numbers that begin with the one looked for are read as a whole up to so many. */
const mostListed = 100

/** What a plan finds up to a level, the whole query in a number among it. */
function upTo({ inNumber, levels }: QueryPlan, index: number): SearchCondition {
  const last = levels.slice(0, index).findLast((level) => level !== null)
  return any([inNumber, last?.condition ?? null]) ?? inNumber
}

/** Everything that the index finds for a query. */
export const everything = (plans: readonly ScopePlan[]): Scope[] =>
  plans.map(({ sets, plan }) => ({ sets, condition: upTo(plan, plan.levels.length) }))

/** The hits of a query in the order of their worth; no part is in two stages. */
export async function listStages(
  { db, dialect: { searchIndex } }: { db: Database; dialect: EngineDialect },
  plans: readonly ScopePlan[],
  numberHits: NumberHits,
): Promise<Stage[]> {
  const [first] = plans
  if (!first) return []
  const { number, list } = first.plan
  const sets = plans.flatMap((scope) => scope.sets)
  const inSets = (hits: readonly PartHit[]) => hits.filter((hit) => sets.includes(hit.part_set))
  const [same, successors, superseded] = [numberHits.same, numberHits.successors, numberHits.superseded].map(
    inSets,
  ) as [PartHit[], PartHit[], PartHit[]]
  if (list) return [listed([...same, ...successors, ...superseded])]
  const beginning = await countBeginning(db, sets, number, mostSorted + 1)
  const areFew = beginning <= mostListed
  const areMany = beginning > mostSorted
  const begins = areFew ? await listBeginning(db, sets, number, { limit: mostListed, offset: 0, areMany }) : []
  const known = [...same, ...begins, ...successors, ...superseded]
  const search = (match: PartHit["match"], scopes: readonly Scope[], except = successors): Stage => ({
    size: async () => sum((await searchIndex.count(db, scopes, except)).values()),
    read: async (limit, offset) =>
      (await searchIndex.find(db, scopes, { limit, offset, except })).map((row) => ({ ...row, match })),
  })
  const inNumbers = plans.map(({ sets: some, plan }) => ({ sets: some, condition: plan.inNumber }))
  const foundBefore: SearchCondition = {
    how: "any",
    of: [
      { how: "begins", fields: ["number_key"], text: number },
      { how: "is", fields: ["subst_key"], text: number },
    ],
  }
  const levels = first.plan.levels.map((_level, index) => {
    const scopes = plans.flatMap(({ sets: some, plan }) => {
      const level = plan.levels[index]
      return level ? [{ sets: some, match: level.match, condition: without(level.condition, upTo(plan, index)) }] : []
    })
    return scopes[0] ? [search(scopes[0].match, scopes)] : []
  })
  return [
    ...(areFew
      ? [listed(known)]
      : [
          listed(same),
          {
            size: () => countBeginning(db, sets, number, Number.MAX_SAFE_INTEGER),
            read: (limit: number, offset: number) => listBeginning(db, sets, number, { limit, offset, areMany }),
          },
          listed([...successors, ...superseded]),
        ]),
    // What is known already is left out by its rows: a condition would walk long lists of trigrams once more.
    areFew
      ? search("contains", inNumbers, known)
      : search(
          "contains",
          inNumbers.map((scope) => ({ ...scope, condition: without(scope.condition, foundBefore) })),
        ),
    ...levels.flat(),
  ]
}

const without = (condition: SearchCondition, other: SearchCondition): SearchCondition => ({
  how: "without",
  of: [condition, other],
})

const listed = (hits: PartHit[]): Stage => ({
  size: async () => hits.length,
  read: async (limit, offset) => hits.slice(offset, offset + limit),
})

export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)
