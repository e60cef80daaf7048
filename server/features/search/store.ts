import type { SearchItem, SearchQuery, SearchResult } from "#contract/search.ts"
import { findFirstReading } from "#server/search/find-first-reading.ts"
import type { SearchContext } from "#server/search/find-parts.ts"
import type { Asked } from "#server/search/plan-query.ts"
import { findPartHits } from "./part-hits.ts"
import { readSearchTexts } from "./search-texts.ts"
import { findTextHits } from "./text-hits.ts"

type Found = Omit<SearchResult, "query" | "read_as" | "read_how">

/**
 * One page of parts, products, spare-part groups and services in one language: exact names first, then parts, then other texts.
 * A page past the last one shows the last.
 */
export async function searchSite(
  app: SearchContext,
  { q, lang, limit, page }: Omit<SearchQuery, "page"> & Partial<Pick<SearchQuery, "page">>,
): Promise<SearchResult> {
  const query = q.trim()
  await app.content.refresh()
  const { texts, groups } = await app.content.remember(`texts|${lang}`, () => readSearchTexts(app.db, lang))
  const read = async (asked: Asked, shown: number): Promise<Found> => {
    const found = findTextHits(texts, asked, lang)
    const first = found.filter((item) => item.match === "exact")
    const last = found.filter((item) => item.match !== "exact")
    const offset = (shown - 1) * limit
    const items: SearchItem[] = first.slice(offset, offset + limit)
    const stretch = { limit: limit - items.length, offset: Math.max(0, offset - first.length) }
    const parts = await findPartHits(app, groups, asked, lang, stretch)
    items.push(...parts.items)
    const skipped = Math.max(0, offset - first.length - parts.total)
    items.push(...last.slice(skipped, skipped + limit - items.length))
    const totals = { part: parts.total, product: 0, service: 0, spare: 0 }
    for (const { kind } of found) totals[kind]++
    return { total: parts.total + found.length, totals, items, page: shown, limit }
  }
  const find = async (asked: Asked): Promise<Found> => {
    const found = await read(asked, page ?? 1)
    const pages = Math.max(1, Math.ceil(found.total / limit))
    return found.page > pages ? read(asked, pages) : found
  }
  const sets = groups.map((group) => group.part_set)
  return { query, ...(await findFirstReading(app.db, sets, query, find)) }
}
