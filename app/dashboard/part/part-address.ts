import type { Language } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { type PartSort, partSorts } from "#contract/part.ts"

export interface PartView {
  query: string
  page: number
  sort: PartSort
}

export function readPartView(params: URLSearchParams): PartView {
  const page = Number(params.get("page"))
  return {
    query: params.get("query") ?? "",
    page: Number.isInteger(page) && page > 0 ? Math.min(page, limits.pageMax) : 1,
    sort: partSorts.find((name) => name === params.get("sort")) ?? "number",
  }
}

/** The address with this view in it; whatever else stands there stays. */
export function writePartView(params: URLSearchParams, { query, page, sort }: PartView): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ["query", "page", "sort"]) next.delete(name)
  if (query) next.set("query", query)
  if (page > 1) next.set("page", String(page))
  if (sort !== "number") next.set("sort", sort)
  return next
}

/** What a view asks the API for; descriptions are ordered as this language shows them. */
export const searchQuery = ({ query, page, sort }: PartView, lang: Language) => ({
  query,
  page,
  limit: limits.pageSize,
  sort: sort === "number" ? undefined : sort,
  lang: sort.endsWith("description") ? lang : undefined,
})

/** Choosing a column orders by it, choosing it again turns the order round. */
export const nextSort = (current: PartSort, column: "number" | "quantity" | "description"): PartSort =>
  current === column ? `-${column}` : column
