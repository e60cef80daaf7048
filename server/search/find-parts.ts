import type { Language } from "#contract/language.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { SearchMatch } from "#contract/search.ts"
import type { AppContext } from "#server/app-context.ts"
import { type FoundRow, type OrderedPage, type HitId, idOf, hitIdOf, setOf } from "#server/db/dialects/search-index.ts"
import { findNumberHits } from "./number-hits.ts"
import { type Asked, planScopes, wordsToLookUp } from "./plan-query.ts"
import { countBySet, rankHits, sliceRanked, spreadSets } from "./rank-hits.ts"
import type { KnownWords } from "./known-words.ts"
import { growVocabulary, prepareWords } from "./vocabulary.ts"

export type SearchContext = Pick<AppContext, "db" | "dialect" | "content">

/** Where a query is searched. */
export interface PartScope {
  /** Part sets to search. */
  sets: readonly number[]
  /** Languages of the reader: hits in their descriptions come first. */
  languages: readonly Language[]
  /** Series of each set (`seriesName`): words of the query that name it need not be in the part ("форсунка LM2500"). */
  series?: ReadonlyMap<number, string>
  /** Sets whose hits are listed; default all. Hits of the others are only counted. */
  within?: readonly number[]
  /** Where no total is shown: number of hits of each kind after which the engine stops. */
  most?: number
}

export interface PartHit {
  row_id: number
  id: number
  match: SearchMatch
  /** Of a current part: the number that was searched and that it supersedes. */
  replaces?: string
}

export interface PartFindings {
  total: number
  hits: PartHit[]
  /** Number of hits per set. */
  bySet: ReadonlyMap<number, number>
  /** Words in another form or language that were searched too. */
  words: readonly string[]
}

/** Beyond this number, hits keep the order in which parts were added, and the remembered result is cut. */
const maxSorted = 500
const naturalOrder = { columns: ["sort_key", "id"], direction: "asc", limit: maxSorted, offset: 0 } as const

/** Returns the words of all part descriptions as of the content version, which the caller refreshes (`refresh`). */
export const knownWords = (app: SearchContext): Promise<KnownWords> =>
  app.content.keep<KnownWords>("vocabulary", (former) => growVocabulary(app, former))

/**
 * Returns a slice of what one reading of a query finds, best first: exact number, exact ignoring punctuation, beginning
 * with it, current part and parts it supersedes, containing it, words, other forms of them, other languages. Of equally
 * good hits two of each set come first.
 */
export async function findParts(
  app: SearchContext,
  scope: PartScope,
  query: Asked,
  { limit, offset }: Pick<OrderedPage, "limit" | "offset">,
): Promise<PartFindings> {
  const { sets, languages, series, within, most } = scope
  const key = [sets.join(), languages.join(), series?.size, within?.join(), most, JSON.stringify(query)].join("|")
  const { ranked, ...result } = await app.content.remember(`found|${key}`, async () => {
    const all = await search(app, scope, query)
    return { ...all, ranked: sliceRanked(all.ranked, { limit: maxSorted, offset: 0 }) }
  })
  const isRemembered = Math.min(limit + offset, result.total) <= maxSorted
  const shown = sliceRanked(isRemembered ? ranked : (await search(app, scope, query)).ranked, { limit, offset })
  const hitIds = shown.flatMap(({ hits }) => hits)
  const rowIds = result.rowIds ?? rowIdsOf(await app.dialect.searchIndex.read(app.db, hitIds))
  const hits = shown.flatMap(({ match, hits: group }) =>
    group.flatMap((hitId): PartHit[] => {
      const [row_id, replaces] = [rowIds.get(hitId), result.replaces.get(hitId)]
      const id = idOf(hitId)
      return row_id === undefined ? [] : [{ row_id, id, match, ...(replaces === undefined ? {} : { replaces }) }]
    }),
  )
  return { total: result.total, bySet: result.bySet, words: result.words, hits }
}

async function search(app: SearchContext, { within, ...scope }: PartScope, query: Asked) {
  const { ranked, ...result } = await collect(app, scope, query)
  const listed = ranked.map((group) =>
    within ? { ...group, hits: group.hits.filter((hit) => within.includes(setOf(hit))) } : group,
  )
  const hitIds = listed.flatMap(({ hits }) => hits)
  const total = hitIds.length
  const rows = total > maxSorted ? null : await app.dialect.searchIndex.read(app.db, hitIds, naturalOrder)
  const sorted = rows?.map(hitIdOf)
  const spread = listed.map(({ match, hits }) => {
    const members = new Set(sorted && hits)
    const isChain = match === "substitute"
    return { match, hits: isChain ? hits : spreadSets(sorted?.filter((hit) => members.has(hit)) ?? hits) }
  })
  return { ...result, total, bySet: countBySet(ranked), ranked: spread, rowIds: rows && rowIdsOf(rows) }
}

const rowIdsOf = (rows: readonly FoundRow[]) => new Map(rows.map((row) => [hitIdOf(row), row.row_id]))

async function collect(app: SearchContext, scope: PartScope, query: Asked) {
  const queries = [query].flat().filter(foldNumber)
  if (scope.sets.length === 0 || queries.length === 0)
    return { ranked: [], words: [], replaces: new Map<HitId, string>() }
  const reader = { languages: scope.languages, vocabulary: await knownWords(app) }
  if (typeof query === "string") await prepareWords(reader.vocabulary, wordsToLookUp(query))
  const plans = typeof query !== "string" ? [] : planScopes(query, reader, scope.sets, scope.series)
  const [numberHits, steps] = await Promise.all([
    findNumberHits(app.db, scope.sets, queries),
    plans.length > 0 ? app.dialect.searchIndex.collect(app.db, plans, scope.most) : [],
  ])
  const words = [...new Set(plans.flatMap((plan) => plan.words))]
  return { ranked: rankHits(numberHits, steps), words, replaces: numberHits.replaces }
}

/** Returns everything that one reading of a query finds, in no order. */
export async function collectHits(app: SearchContext, scope: PartScope, query: Asked) {
  const { ranked, words } = await collect(app, scope, query)
  return { hitIds: ranked.flatMap(({ hits }) => hits), words, bySet: countBySet(ranked) }
}

/** Returns a page of parts in an order; a page past the last one is the last. */
export async function readInOrder(
  app: SearchContext,
  hitIds: readonly HitId[],
  { page, limit, ...order }: Omit<OrderedPage, "offset"> & { page: number },
): Promise<{ rows: FoundRow[]; total: number; page: number }> {
  const read = (shown: number) =>
    app.dialect.searchIndex.read(app.db, hitIds, { ...order, limit, offset: (shown - 1) * limit })
  const rows = await read(page)
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0, page }
  const total = (await read(1))[0]?.total ?? 0
  const last = Math.max(1, Math.ceil(total / limit))
  return { rows: await read(last), total, page: last }
}
