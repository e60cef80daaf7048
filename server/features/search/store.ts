import type { SearchItem, SearchQuery, SearchResult } from "#contract/search.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import { type SearchContext, findFirst } from "#server/search/find-parts.ts"
import { otherLayouts } from "#server/search/keyboard-layouts.ts"
import { findPartHits } from "./part-hits.ts"
import { readSearchTexts } from "./search-texts.ts"
import { findTextHits } from "./text-hits.ts"

/** Searches parts, products, spare-part groups and services in one language: exact numbers first, then other parts, then texts. */
export async function searchSite(app: SearchContext, { q, lang, limit }: SearchQuery): Promise<SearchResult> {
  const query = q.trim()
  const version = await readContentVersion(app.db)
  const { texts, groups } = await app.search.recall(version, `texts|${lang}`, () => readSearchTexts(app.db, lang))
  const find = async (asked: string): Promise<Omit<SearchResult, "query" | "read_as">> => {
    const parts = await findPartHits(app, { groups, version }, asked, lang, limit)
    const found = findTextHits(texts, asked, lang)
    const totals = { part: parts.total, product: 0, service: 0, spare: 0 }
    for (const { kind } of found) totals[kind]++
    const items: SearchItem[] = [
      ...found.filter((item) => item.match === "exact"),
      ...parts.items,
      ...found.filter((item) => item.match !== "exact"),
    ]
    return { total: parts.total + found.length, totals, items: items.slice(0, limit) }
  }
  return { query, ...(await findFirst([query, ...otherLayouts(query)], find)) }
}
