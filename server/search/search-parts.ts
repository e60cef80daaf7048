import type { Expression, SqlBool } from "kysely"
import type { SearchMatch } from "#contract/search.ts"
import type { OrderedPage } from "#server/db/dialects/search-index.ts"
import { type ReadAs, findFirstReading } from "./find-first-reading.ts"
import { type PartScope, type SearchContext, collectHits, findParts, readInOrder } from "./find-parts.ts"
import { type QueryMarks, marksOf } from "./match-segments.ts"
import type { Asked } from "./plan-query.ts"

export { knownWords } from "./find-parts.ts"
export type { Asked, PartScope, QueryMarks, SearchContext }
export type { Segments } from "./match-segments.ts"
export { seriesName } from "./plan-query.ts"

/** Which of the parts found are wanted: best first, or in an order and only those that pass a filter. */
export interface WantedPage {
  /** From 1; a page past the last one is the last. */
  page: number
  limit: number
  order?: Pick<OrderedPage, "columns" | "direction">
  /** Only with `order`. */
  filter?: Expression<SqlBool>
}

/** How many other things a reading of the query finds, listed before the parts and after them. */
export type CountOthers = (asked: Asked) => { before: number; after: number }

export interface ListedHit {
  row_id: number
  id: number
  /** Null in an order of its own. */
  match: SearchMatch | null
  /** Of a current part: the number that was searched and that it supersedes. */
  replaces?: string
}

export interface PartResults extends ReadAs {
  /** What was searched: the query, or how it was read instead. */
  asked: Asked
  parts: ListedHit[]
  /** Number of parts found, or of those that pass the filter. */
  total: number
  page: number
  /** Number of parts found in each set. */
  bySet: ReadonlyMap<number, number>
  /** Marks what was searched in a shown text. */
  marks: QueryMarks
}

const noOthers: CountOthers = () => ({ before: 0, after: 0 })

/** Marks nothing, where there is no query. */
export const noMarks: QueryMarks = marksOf("")

/**
 * Returns a page of the parts that a query finds. The query is read as typed, and where that finds nothing in other
 * ways: docs/search.md lists them, and the order of hits.
 */
export async function searchParts(
  app: SearchContext,
  scope: PartScope,
  query: string,
  wanted: WantedPage,
  countOthers = noOthers,
): Promise<PartResults> {
  await app.content.refresh()
  return wanted.order
    ? inOrder(app, scope, query, { ...wanted, ...wanted.order })
    : bestFirst(app, scope, query, wanted, countOthers)
}

async function bestFirst(
  app: SearchContext,
  scope: PartScope,
  query: string,
  { page, limit }: WantedPage,
  countOthers: CountOthers,
): Promise<PartResults> {
  const find = async (asked: Asked) => {
    const { before, after } = countOthers(asked)
    const readPage = async (shown: number) => {
      const offset = (shown - 1) * limit
      const othersShown = Math.min(limit, Math.max(0, before - offset))
      const slice = { limit: limit - othersShown, offset: Math.max(0, offset - before) }
      const hitPage = await findParts(app, scope, asked, slice)
      return { ...hitPage, asked, page: shown, parts: hitPage.total, total: before + hitPage.total + after }
    }
    const first = await readPage(page)
    const last = Math.max(1, Math.ceil(first.total / limit))
    return page <= last ? first : readPage(last)
  }
  const { hits, words, parts, ...reading } = await findFirstReading(app, scope, query, find)
  return { ...reading, parts: hits, total: parts, marks: marksOf(reading.asked, words) }
}

async function inOrder(
  app: SearchContext,
  scope: PartScope,
  query: string,
  page: Omit<OrderedPage, "offset"> & { page: number },
): Promise<PartResults> {
  const { hitIds, words, asked, ...reading } = await findFirstReading(app, scope, query, async (asked) => {
    const { hitIds, ...collected } = await collectHits(app, scope, asked)
    return { ...collected, hitIds, asked, total: hitIds.length }
  })
  const { rows, ...shown } = await readInOrder(app, hitIds, page)
  const parts = rows.map(({ row_id, id }) => ({ row_id, id, match: null }))
  return { ...reading, ...shown, asked, parts, marks: marksOf(asked, words) }
}
