import type { Language } from "#contract/language.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { AppContext } from "#server/app-context.ts"
import { type FoundRow, type Scope, type Slice, languageBits } from "#server/db/dialects/search-index.ts"
import { type PartHit, findNumberHits } from "./number-hits.ts"
import { type Asked, type Reader, planQuery, wordsOf } from "./plan-query.ts"
import { type ScopePlan, everything, listStages, sum } from "./search-stages.ts"
import { type KnownWord, correctWord, matchWord, readVocabulary } from "./vocabulary.ts"

export type SearchContext = Pick<AppContext, "db" | "dialect" | "content">

export interface PartScope {
  /** The part sets to look in. */
  sets: readonly number[]
  /** Languages whose descriptions come first. */
  languages: readonly Language[]
  /** What the series of a set is called, folded like a number: a word of the query may name it ("форсунка LM2500"). */
  series?: ReadonlyMap<number, string>
  /** Of the sets those whose hits are listed, if not of all. */
  within?: readonly number[]
}

export interface PartFindings {
  total: number
  hits: PartHit[]
  /** How many hits each set has. */
  bySet: ReadonlyMap<number, number>
  /** Words in another form or language that were looked for too. */
  words: readonly string[]
}

const shortestSeries = 3
const nothing: PartFindings = { total: 0, hits: [], bySet: new Map(), words: [] }

/** Returns all words that parts are described with, read once for each state of the content. */
const knownWords = (app: SearchContext): Promise<KnownWord[]> =>
  app.content.remember("vocabulary", () => readVocabulary(app.db))

/**
 * One stretch of what a query finds, best first: exact number, exact ignoring punctuation, beginning with it, current part and
 * parts superseded by it, containing it, by words, by their other forms, in other languages. `total` is exact.
 */
export async function findParts(
  app: SearchContext,
  scope: PartScope,
  query: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<PartFindings> {
  if (scope.sets.length === 0) return nothing
  // Another process may have changed the content since this one asked last.
  await app.content.refresh()
  const { sets, languages, series, within } = scope
  const key = [sets.join(), languages.join(), series?.size, within?.join(), JSON.stringify(query)].join("|")
  const found = await app.content.remember(`found|${key}`, () => prepare(app, scope, query))
  if (!found) return nothing
  const hits = await app.content.remember(`hits|${limit}|${offset}|${key}`, () => found.read(limit, offset))
  return { total: found.total, bySet: found.bySet, words: found.words, hits }
}

async function prepare(app: SearchContext, scope: PartScope, query: Asked) {
  const plans = planScopes(await knownWords(app), scope, query)
  const [first] = plans
  if (!first) return null
  const numberHits = await findNumberHits(app.db, scope.sets, first.plan, query)
  const { successors } = numberHits
  const bySet = await app.dialect.searchIndex.count(app.db, everything(plans), successors)
  for (const { part_set } of successors) bySet.set(part_set, (bySet.get(part_set) ?? 0) + 1)
  const within = scope.within ?? scope.sets
  const total = sum(within.map((set) => bySet.get(set) ?? 0))
  const stages = total > 0 ? await listStages(app, restrict(plans, within), numberHits) : []
  const sizes: number[] = []
  const read = async (limit: number, offset: number): Promise<PartHit[]> => {
    const hits: PartHit[] = []
    let skipped = offset
    for (const [index, stage] of stages.entries()) {
      if (hits.length >= limit || hits.length + offset >= total) break
      const size = skipped > 0 ? (sizes[index] ??= await stage.size()) : Infinity
      if (skipped < size) hits.push(...(await stage.read(limit - hits.length, skipped)))
      skipped = Math.max(0, skipped - size)
    }
    return hits
  }
  return { total, bySet, words: [...new Set(plans.flatMap(({ plan }) => plan.words))], read }
}

const restrict = (plans: readonly ScopePlan[], within: readonly number[]): ScopePlan[] =>
  plans.flatMap(({ plan, sets }) => {
    const inside = sets.filter((set) => within.includes(set))
    return inside.length > 0 ? [{ plan, sets: inside }] : []
  })

/** How a query is looked for in sets whose series meet different words of it. */
function planScopes(
  vocabulary: readonly KnownWord[],
  { sets, languages, series }: PartScope,
  query: Asked,
): ScopePlan[] {
  const reader: Reader = { languages, vocabulary }
  const words = typeof query === "string" ? wordsOf(query) : []
  const groups = new Map<string, { sets: number[]; met: string[] }>()
  for (const set of sets) {
    const title = series?.get(set) ?? ""
    const named = words.filter((word) => word.length >= shortestSeries && title.includes(foldNumber(word)))
    const met = named.length < words.length ? named : []
    const group = groups.get(met.join(" ")) ?? { sets: [], met }
    groups.set(met.join(" "), { ...group, sets: [...group.sets, set] })
  }
  return [...groups.values()].flatMap((group) => {
    const plan = planQuery(query, reader, group.met)
    return plan ? [{ sets: group.sets, plan }] : []
  })
}

/** Everything that a query finds, in an order of its own. */
export async function findPartsInOrder(
  app: SearchContext,
  scope: PartScope,
  query: Asked,
  slice: Pick<Slice, "order" | "limit" | "offset">,
): Promise<{ total: number; rows: FoundRow[] }> {
  const { total } = await findParts(app, scope, query, { limit: 0, offset: 0 })
  if (total === 0) return { total, rows: [] }
  const plans = planScopes(await knownWords(app), scope, query)
  const [first] = plans
  const keys = first ? (await findNumberHits(app.db, scope.sets, first.plan, query)).successorKeys : []
  const scopes: Scope[] = everything(plans).map(({ sets, condition }) => ({
    sets,
    condition: {
      how: "any",
      of: [condition, ...keys.map((text) => ({ how: "is", fields: ["number_key"], text }) as const)],
    },
  }))
  return { total, rows: await app.dialect.searchIndex.find(app.db, scopes, { ...slice, except: [] }) }
}

/** Returns the query with words that no part has put right, each by one character or as two words; null when one cannot be. */
export async function correctQuery(
  app: SearchContext,
  languages: readonly Language[],
  query: string,
): Promise<string | null> {
  const vocabulary = await knownWords(app)
  const own = languageBits(languages)
  const corrected = wordsOf(query).map((word) => {
    const { own: has, forms, others } = matchWord(vocabulary, word, own)
    if (has.length + forms.length + others.length > 0 || /\d/u.test(word)) return word
    return correctWord(vocabulary, word, own)
  })
  if (corrected.includes(null)) return null
  const text = corrected.join(" ")
  return text === wordsOf(query).join(" ") ? null : text
}
