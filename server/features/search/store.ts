import { foldText } from "#contract/number-reader/fold-number.ts"
import type { SearchItem, SearchQuery, SearchResult } from "#contract/search.ts"
import { findFirstReading } from "#server/search/find-first-reading.ts"
import type { PartScope, SearchContext } from "#server/search/find-parts.ts"
import type { Asked } from "#server/search/plan-query.ts"
import { findPartHits } from "./part-hits.ts"
import { readSearchTexts } from "./search-texts.ts"
import { findTextHits } from "./text-hits.ts"

type Found = Omit<SearchResult, "query" | "read_as" | "read_how">

/**
 * Returns one page of parts, products, groups and services in one language: exact names first, then parts, then other
 * texts; for the name of a series only its parts. The last page for a number beyond it.
 */
export async function searchSite(
  app: SearchContext,
  { q, lang, limit, page, series }: Omit<SearchQuery, "page"> & Partial<Pick<SearchQuery, "page">>,
): Promise<SearchResult> {
  const query = q.trim()
  await app.content.refresh()
  const content = await app.content.remember(`texts|${lang}`, () => readSearchTexts(app.db, lang))
  const { groups } = content
  const scope: PartScope = {
    sets: groups.map((group) => group.part_set),
    languages: [lang],
    series: new Map(groups.map((group) => [group.part_set, group.series])),
    ...(series === undefined
      ? {}
      : { within: groups.filter((group) => group.id === series).map((group) => group.part_set) }),
  }
  const read = async (asked: Asked, shown: number): Promise<Found> => {
    const found = series === undefined ? findTextHits(content, asked, lang) : []
    const first = found.filter((item) => item.match === "exact")
    const last = found.filter((item) => item.match !== "exact")
    const offset = (shown - 1) * limit
    const items: SearchItem[] = first.slice(offset, offset + limit)
    const stretch = { limit: limit - items.length, offset: Math.max(0, offset - first.length) }
    const parts = await findPartHits(app, groups, scope, asked, lang, stretch)
    items.push(...parts.items)
    const skipped = Math.max(0, offset - first.length - parts.total)
    items.push(...last.slice(skipped, skipped + limit - items.length))
    const totals = { part: parts.total, product: 0, service: 0, spare: 0 }
    for (const { kind } of found) totals[kind]++
    return { total: parts.total + found.length, totals, series: parts.series, items, page: shown, limit }
  }
  const find = async (asked: Asked): Promise<Found> => {
    const found = await read(asked, page ?? 1)
    const pages = Math.max(1, Math.ceil(found.total / limit))
    return found.page > pages ? read(asked, pages) : found
  }
  const result = { query, ...(await findFirstReading(app, scope, query, find)) }
  if (result.read_how !== "typo" || result.read_as === null) return result
  const marked = result.items.flatMap((item) => [...item.title_pieces, ...(item.found_pieces ?? [])])
  const spelt = (word: string) => marked.find((segment) => foldText(segment) === word) ?? word
  return { ...result, read_as: result.read_as.split(" ").map(spelt).join(" "), items: result.items.map(asGuess) }
}

/** Marks a hit of a corrected word as a guess, however well it matches. */
const asGuess = (item: SearchItem): SearchItem => ({ ...item, match: "similar" })
