import type { SearchItem, SearchQuery, SearchResult } from "#contract/search.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import { foldText } from "#server/search/fold.ts"
import { findPartHits } from "./part-hits.ts"
import { findTextHits } from "./text-hits.ts"

/** Searches parts, products, spare-part groups and services in one language: exact numbers first, then other parts, then texts. */
export async function searchSite(db: Database, { q, lang, limit }: SearchQuery): Promise<SearchResult> {
  const query = q.trim()
  const totals = { part: 0, product: 0, service: 0, spare: 0 }
  if (foldText(query) === "") return { query, total: 0, totals, items: [] }
  const parts = await findPartHits(db, query, lang, limit)
  const texts = await findTextHits(db, query, lang)
  totals.part = parts.total
  for (const item of texts) totals[item.kind]++
  const items: SearchItem[] = [
    ...texts.filter((item) => item.match === "exact"),
    ...parts.items,
    ...texts.filter((item) => item.match !== "exact"),
  ]
  return { query, total: parts.total + texts.length, totals, items: items.slice(0, limit) }
}
