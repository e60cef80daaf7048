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

/** Returns the URL with this view; keeps other parameters. */
export function writePartView(params: URLSearchParams, { query, page, sort }: PartView): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ["query", "page", "sort"]) next.delete(name)
  if (query) next.set("query", query)
  if (page > 1) next.set("page", String(page))
  if (sort !== "number") next.set("sort", sort)
  return next
}

/** Returns the API query of a view; descriptions are ordered as shown in this language. */
export const searchQuery = ({ query, page, sort }: PartView, lang: Language) => ({
  query,
  page,
  limit: limits.pageSize,
  sort: sort === "number" ? undefined : sort,
  lang: sort.endsWith("description") ? lang : undefined,
})

/** Returns the next sort order: choosing a column sorts by it, choosing it again reverses it. */
export const nextSort = (current: PartSort, column: "number" | "quantity" | "description"): PartSort =>
  current === column ? `-${column}` : column
