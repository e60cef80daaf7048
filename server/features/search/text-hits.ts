import type { Language } from "#contract/language.ts"
import type { SearchItem } from "#contract/search.ts"
import { type Asked, holds, planQuery } from "#server/search/plan-query.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { marksOf } from "#server/search/match-segments.ts"
import type { SearchText } from "./search-texts.ts"

/** Products, groups and services whose title, model or summary holds every word; there are few of them, so they are compared here. */
export function findTextHits(texts: readonly SearchText[], query: Asked, language: Language): SearchItem[] {
  const plan = planQuery(query, [language])
  if (!plan) return []
  const marks = marksOf(query)
  const whole = foldNumber([query].flat().join(""))
  return texts.flatMap(({ keys, names, ...item }) => {
    if (!holds(plan.found, keys)) return []
    const asText = marks.text(item.title)
    const segments = asText.length > 1 ? asText : marks.number(item.title)
    return [{ ...item, title_pieces: segments, match: names.includes(whole) ? "exact" : "text" }]
  })
}
