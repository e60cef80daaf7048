import type { SearchMatch } from "#contract/search.ts"
import { type HitId, setOf } from "#server/db/dialects/search-index.ts"
import type { NumberHits } from "./number-hits.ts"

/** Hits that match equally well, in the order in which they are listed. */
export interface Ranked {
  match: SearchMatch
  hits: readonly HitId[]
}

/** Number of hits of each set that come before the rest. */
const firstOfSet = 2

/** Match of each step of a plan, see `planQuery`; words in the text and words in text or number count as equal. */
const matchOfStep: readonly SearchMatch[] = ["prefix", "contains", "text", "text", "word_form", "other_language"]

/** Returns the hits of a query, best first and each once; `steps` are the ascending hits of each step of the plan. */
export function rankHits({ exact, spelt, related }: NumberHits, steps: readonly HitId[][]): Ranked[] {
  const exactHits = new Set([...exact, ...spelt])
  const beginning = new Set(related.length > 0 ? steps[0] : [])
  const chain = [...new Set(related)].filter((hit) => !exactHits.has(hit) && !beginning.has(hit))
  const named = new Set([...exactHits, ...chain])
  const ranked = steps.map((hits, step): Ranked => {
    const others = named.size > 0 ? hits.filter((hit) => !named.has(hit)) : hits
    return { match: matchOfStep[step] ?? "text", hits: steps.slice(0, step).reduce(difference, others) }
  })
  return [
    { match: "exact", hits: exact },
    { match: "ignoring_punctuation", hits: spelt },
    ...ranked.slice(0, 1),
    { match: "substitute", hits: chain },
    ...ranked.slice(1),
  ]
}

/** Returns the hits that are not in `excluded`. Both ascend, so that a million hits need no set of a million. */
function difference(hits: HitId[], excluded: readonly HitId[]): HitId[] {
  let at = 0
  return hits.filter((hit) => {
    while ((excluded[at] ?? Infinity) < hit) at++
    return excluded[at] !== hit
  })
}

/** Returns the number of hits per set. */
export function countBySet(ranked: readonly Ranked[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { hits } of ranked) for (const hit of hits) counts.set(setOf(hit), (counts.get(setOf(hit)) ?? 0) + 1)
  return counts
}

/** Puts the first two hits of each set before the rest. */
export function spreadSets(hits: readonly HitId[]): HitId[] {
  const counts = new Map<number, number>()
  const [first, rest]: [HitId[], HitId[]] = [[], []]
  for (const hit of hits) {
    const count = counts.get(setOf(hit)) ?? 0
    if (count < firstOfSet) counts.set(setOf(hit), count + 1)
    ;(count < firstOfSet ? first : rest).push(hit)
  }
  return first.concat(rest)
}

/** Returns a slice of ranked hits, each part of it with its match. */
export function sliceRanked(ranked: readonly Ranked[], { limit, offset }: { limit: number; offset: number }): Ranked[] {
  let from = offset
  return ranked.flatMap(({ match, hits }) => {
    const slice = hits.slice(Math.max(0, from), Math.max(0, from + limit))
    from -= hits.length
    return slice.length > 0 ? [{ match, hits: slice }] : []
  })
}
