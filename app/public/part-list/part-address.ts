import { limits } from "#contract/limits.ts"

/** Where a reader is in a part list, as the address says it. */
export interface PartAddress {
  query: string
  page: number
}

/** Whatever stands in an address becomes a place in the list, so that an old or mistyped link still shows parts. */
export function readPartAddress(parameters: URLSearchParams): PartAddress {
  const page = Math.trunc(Number(parameters.get("page")))
  return {
    query: (parameters.get("query") ?? "").trim().slice(0, limits.query),
    page: page >= 1 ? Math.min(page, limits.pageMax) : 1,
  }
}

/** "?query=L31&page=2"; the first page of the whole list has no query. */
export function partSearch({ query, page }: PartAddress): string {
  const parameters = new URLSearchParams()
  if (query) parameters.set("query", query)
  if (page > 1) parameters.set("page", String(page))
  return parameters.size > 0 ? `?${parameters}` : ""
}
