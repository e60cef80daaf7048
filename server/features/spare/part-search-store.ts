import { type Language, languages } from "#contract/language.ts"
import type { Part, PartQuery } from "#contract/part.ts"
import {
  type ListedHit,
  type PartResults,
  type SearchContext,
  noMarks,
  searchParts,
} from "#server/search/search-parts.ts"
import { type PartOrder, type PartSet, listParts, presentPart, readPartRowsInOrder } from "./part-store.ts"

export interface FoundPage extends Pick<PartResults, "read_as" | "read_how" | "total" | "page" | "marks"> {
  parts: { part: Part; hit: ListedHit | null }[]
  limit: number
}

/**
 * Returns one page of a group's hits: best first or in the given order; all parts without a query. Descriptions match
 * in `language`, or in all when null. The last page for a number beyond it.
 */
export async function searchGroupParts(
  app: SearchContext,
  set: PartSet,
  { query, page, limit, sort, lang }: PartQuery,
  language: Language | null,
): Promise<FoundPage> {
  if (query.trim() === "") {
    const { items, ...list } = await listParts(app.db, set, orderOf(sort, lang), { page, limit })
    return { parts: items.map((part) => ({ part, hit: null })), ...list, marks: noMarks, read_as: null, read_how: null }
  }
  const scope = { sets: [set.part_set], languages: language ? [language] : languages }
  const order = sort === undefined ? {} : { order: orderOf(sort, lang) }
  const { parts, ...result } = await searchParts(app, scope, query, { page, limit, ...order })
  const rowIds = parts.map((hit) => hit.row_id)
  const rows = await readPartRowsInOrder(app.db, rowIds)
  const hitOf = new Map(parts.map((hit) => [hit.row_id, hit]))
  return {
    ...result,
    parts: rows.map((row) => ({ part: presentPart(row), hit: hitOf.get(row.row_id) ?? null })),
    limit,
  }
}

function orderOf(sort: PartQuery["sort"], lang: PartQuery["lang"]): PartOrder {
  const columns = { number: [], quantity: ["quantity"], description: [`order_${lang ?? "de"}`] } as const
  const name = (sort ?? "number").replace("-", "") as keyof typeof columns
  return { columns: [...columns[name], "sort_key", "id"], direction: sort?.startsWith("-") ? "desc" : "asc" }
}
