import type { SearchMatch } from "#contract/search.ts"
import { type Position, setOf } from "#server/db/dialects/search-index.ts"
import type { NumberHits } from "./number-hits.ts"

/** Hits that fit equally well, in the order in which they are listed. */
export interface Ranked {
  match: SearchMatch
  hits: readonly Position[]
}

/** So many of each set come before the rest. */
const firstOfSet = 2

/** A step of a plan finds what begins with the query, contains it, has its words in the text, in text and number, in other forms, in other languages. */
const matchOfStep: readonly SearchMatch[] = ["prefix", "contains", "text", "text", "word_form", "other_language"]

/** Returns the hits of a query best first, each once; `steps` holds the ascending positions of what each step of a plan finds. */
export function rankHits({ exact, spelt, related }: NumberHits, steps: readonly Position[][]): Ranked[] {
  const same = new Set([...exact, ...spelt])
  const beginning = new Set(related.length > 0 ? steps[0] : [])
  const others = [...new Set(related)].filter((hit) => !same.has(hit) && !beginning.has(hit))
  const named = new Set([...same, ...others])
  const ranked = steps.map((hits, step): Ranked => {
    const rest = steps.slice(0, step).reduce(without, named.size > 0 ? hits.filter((hit) => !named.has(hit)) : hits)
    return { match: matchOfStep[step] ?? "text", hits: rest }
  })
  return [
    { match: "exact", hits: exact },
    { match: "ignoring_punctuation", hits: spelt },
    ...ranked.slice(0, 1),
    { match: "substitute", hits: others },
    ...ranked.slice(1),
  ]
}

/** Both ascend, so that a million hits need no set of a million. */
function without(hits: Position[], known: readonly Position[]): Position[] {
  let at = 0
  return hits.filter((hit) => {
    while ((known[at] ?? Infinity) < hit) at++
    return known[at] !== hit
  })
}

/** Returns how many of the hits each set has. */
export function countBySet(ranked: readonly Ranked[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { hits } of ranked) for (const hit of hits) counts.set(setOf(hit), (counts.get(setOf(hit)) ?? 0) + 1)
  return counts
}

/** Puts two hits of each set before the rest. */
export function spreadSets(hits: readonly Position[]): Position[] {
  const seen = new Map<number, number>()
  const [first, rest]: [Position[], Position[]] = [[], []]
  for (const hit of hits) {
    const before = seen.get(setOf(hit)) ?? 0
    if (before < firstOfSet) seen.set(setOf(hit), before + 1)
    ;(before < firstOfSet ? first : rest).push(hit)
  }
  return first.concat(rest)
}

/** Returns a stretch of the hits, each part of it with its match. */
export function cut(ranked: readonly Ranked[], { limit, offset }: { limit: number; offset: number }): Ranked[] {
  let from = offset
  return ranked.flatMap(({ match, hits }) => {
    const some = hits.slice(Math.max(0, from), Math.max(0, from + limit))
    from -= hits.length
    return some.length > 0 ? [{ match, hits: some }] : []
  })
}
