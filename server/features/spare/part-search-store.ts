import { type Language, languages } from "#contract/language.ts"
import type { Part, PartQuery } from "#contract/part.ts"
import { type PartHit, type SearchContext, findParts, findPositions, readInOrder } from "#server/search/find-parts.ts"
import { type Read, findFirstReading } from "#server/search/find-first-reading.ts"
import type { Asked } from "#server/search/plan-query.ts"
import { type PartOrder, type PartSet, lastPage, listParts, presentPart, readPartRowsInOrder } from "./part-store.ts"

export interface FoundPage extends Read {
  parts: { part: Part; hit: Partial<PartHit> | null }[]
  total: number
  page: number
  limit: number
  /** Words in another form or language that were searched too. */
  words: readonly string[]
}

type PartFound = FoundPage["parts"][number]

/**
 * Returns one page of a group's hits: best first or in the given order; all parts without a query. Descriptions match
 * in `language`, or in all when null. The last page for a number beyond it.
 */
export async function searchParts(
  app: SearchContext,
  set: PartSet,
  { query, page, limit, sort, lang }: PartQuery,
  language: Language | null,
): Promise<FoundPage> {
  if (query.trim() === "") {
    const { items, ...list } = await listParts(app.db, set, orderOf(sort, lang), { page, limit })
    return { parts: items.map((part) => ({ part, hit: null })), ...list, words: [], read_as: null, read_how: null }
  }
  await app.content.refresh()
  const scope = { sets: [set.part_set], languages: language ? [language] : languages }
  const read = async (asked: Asked, shown: number) => {
    const { hits, total, words } = await findParts(app, scope, asked, { limit, offset: (shown - 1) * limit })
    return { hits: hits as FoundHit[], total, words, page: shown }
  }
  const find = async (asked: Asked) => {
    if (sort !== undefined) {
      const positions = await findPositions(app, scope, asked)
      const { rows, ...found } = await readInOrder(app, positions, { ...orderOf(sort, lang), page, limit })
      return { hits: rows as FoundHit[], words: [], ...found }
    }
    const found = await read(asked, page)
    const last = lastPage(found.total, limit)
    return page <= last ? found : read(asked, last)
  }
  const { hits, ...found } = await findFirstReading(app, scope, query, find)
  return { parts: await readHits(app, hits), ...found, limit }
}

type FoundHit = Pick<PartHit, "row_id"> & Partial<PartHit>

async function readHits(app: SearchContext, hits: readonly FoundHit[]): Promise<PartFound[]> {
  const rowIds = hits.map((hit) => hit.row_id)
  const rows = await readPartRowsInOrder(app.db, rowIds)
  const hitOf = new Map(hits.map((hit) => [hit.row_id, hit]))
  return rows.map((row) => ({ part: presentPart(row), hit: hitOf.get(row.row_id) ?? null }))
}

function orderOf(sort: PartQuery["sort"], lang: PartQuery["lang"]): PartOrder {
  const columns = { number: [], quantity: ["quantity"], description: [`order_${lang ?? "de"}`] } as const
  const name = (sort ?? "number").replace("-", "") as keyof typeof columns
  return { columns: [...columns[name], "sort_key", "id"], direction: sort?.startsWith("-") ? "desc" : "asc" }
}
