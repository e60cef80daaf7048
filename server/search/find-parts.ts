import type { Language } from "#contract/language.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { SearchMatch } from "#contract/search.ts"
import type { AppContext } from "#server/app-context.ts"
import { type FoundRow, type OrderedPage, type Position, positionOf, setOf } from "#server/db/dialects/search-index.ts"
import { findNumberHits } from "./number-hits.ts"
import { type Asked, planScopes } from "./plan-query.ts"
import { countBySet, cut, rankHits, spreadSets } from "./rank-hits.ts"
import { type KnownWords, readVocabulary } from "./vocabulary.ts"

export type SearchContext = Pick<AppContext, "db" | "dialect" | "content">

export interface PartScope {
  /** Part sets to search. */
  sets: readonly number[]
  /** Languages whose descriptions come first. */
  languages: readonly Language[]
  /** Series per set (`seriesName`): a word of the query may name it ("форсунка LM2500"). */
  series?: ReadonlyMap<number, string>
  /** Sets whose hits are listed; default all. */
  within?: readonly number[]
}

export interface PartHit {
  row_id: number
  match: SearchMatch
  /** Of the current part: the number that was looked for and that it stands for now. */
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

/** More hits than this are not sorted: within a set they come in the order in which they were added; nor are they remembered. */
const mostSorted = 500
const natural = { columns: ["sort_key", "id"], direction: "asc", limit: mostSorted, offset: 0 } as const

/** All words that parts are described with, read once for each state of the content, for which the caller asks (`refresh`). */
export const knownWords = (app: SearchContext): Promise<KnownWords> =>
  app.content.remember("vocabulary", () => readVocabulary(app.db))

/**
 * Returns a page of what a query finds, best first: exact number, exact ignoring punctuation, beginning with it, current part and
 * parts superseded by it, containing it, by words, by their other forms, in other languages; of equal ones two of each set come first.
 */
export async function findParts(
  app: SearchContext,
  scope: PartScope,
  query: Asked,
  { limit, offset }: Pick<OrderedPage, "limit" | "offset">,
): Promise<PartFindings> {
  const { sets, languages, series, within } = scope
  const key = [sets.join(), languages.join(), series?.size, within?.join(), JSON.stringify(query)].join("|")
  const { ranked, ...found } = await app.content.remember(`found|${key}`, async () => {
    const all = await search(app, scope, query)
    return { ...all, ranked: cut(all.ranked, { limit: mostSorted, offset: 0 }) }
  })
  const isRemembered = Math.min(limit + offset, found.total) <= mostSorted
  const shown = cut(isRemembered ? ranked : (await search(app, scope, query)).ranked, { limit, offset })
  const positions = shown.flatMap((some) => some.hits)
  const rowIds = found.rowIds ?? rowIdsOf(await app.dialect.searchIndex.read(app.db, positions))
  const hits = shown.flatMap(({ match, hits: some }) =>
    some.flatMap((position): PartHit[] => {
      const [row_id, replaces] = [rowIds.get(position), found.replaces.get(position)]
      return row_id === undefined ? [] : [{ row_id, match, ...(replaces === undefined ? {} : { replaces }) }]
    }),
  )
  return { total: found.total, bySet: found.bySet, words: found.words, hits }
}

async function search(app: SearchContext, { within, ...scope }: PartScope, query: Asked) {
  const { ranked, ...found } = await collect(app, scope, query)
  const listed = ranked.map((some) =>
    within ? { ...some, hits: some.hits.filter((hit) => within.includes(setOf(hit))) } : some,
  )
  const positions = listed.flatMap(({ hits }) => hits)
  const total = positions.length
  const rows = total > mostSorted ? null : await app.dialect.searchIndex.read(app.db, positions, natural)
  const sorted = rows?.map(positionOf)
  const spread = listed.map(({ match, hits }) => {
    const own = new Set(sorted && hits)
    return { match, hits: match === "substitute" ? hits : spreadSets(sorted?.filter((hit) => own.has(hit)) ?? hits) }
  })
  return { ...found, total, bySet: countBySet(ranked), ranked: spread, rowIds: rows && rowIdsOf(rows) }
}

const rowIdsOf = (rows: readonly FoundRow[]) => new Map(rows.map((row) => [positionOf(row), row.row_id]))

async function collect(app: SearchContext, scope: PartScope, query: Asked) {
  const asked = [query].flat().filter(foldNumber)
  if (scope.sets.length === 0 || asked.length === 0)
    return { ranked: [], words: [], replaces: new Map<Position, string>() }
  const reader = { languages: scope.languages, vocabulary: await knownWords(app) }
  const plans = typeof query !== "string" ? [] : planScopes(query, reader, scope.sets, scope.series)
  const [named, steps] = await Promise.all([
    findNumberHits(app.db, scope.sets, asked),
    plans.length > 0 ? app.dialect.searchIndex.collect(app.db, plans) : [],
  ])
  const words = [...new Set(plans.flatMap((plan) => plan.words))]
  return { ranked: rankHits(named, steps), words, replaces: named.replaces }
}

/** Returns everything that a query finds, in no order. */
export async function findPositions(app: SearchContext, scope: PartScope, query: Asked): Promise<Position[]> {
  return (await collect(app, scope, query)).ranked.flatMap(({ hits }) => hits)
}

/** Returns a page of parts in an order; a page past the last one is the last. */
export async function readInOrder(
  app: SearchContext,
  positions: readonly Position[],
  { page, limit, ...order }: Omit<OrderedPage, "offset"> & { page: number },
): Promise<{ rows: FoundRow[]; total: number; page: number }> {
  const read = (shown: number) =>
    app.dialect.searchIndex.read(app.db, positions, { ...order, limit, offset: (shown - 1) * limit })
  const rows = await read(page)
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0, page }
  const total = (await read(1))[0]?.total ?? 0
  const last = Math.max(1, Math.ceil(total / limit))
  return { rows: await read(last), total, page: last }
}
