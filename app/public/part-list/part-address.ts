import { limits } from "#contract/limits.ts"

/** Position in a part list, from the URL. */
export interface PartAddress {
  query: string
  page: number
}

/** Parses the position in a list leniently, so that old or mistyped links still show parts. */
export function readPartAddress(parameters: URLSearchParams): PartAddress {
  const page = Math.trunc(Number(parameters.get("page")))
  return {
    query: (parameters.get("query") ?? "").trim().slice(0, limits.query),
    page: page >= 1 ? Math.min(page, limits.pageMax) : 1,
  }
}

/** Returns "?query=L31&page=2"; "" for the first page of the whole list. */
export function partSearch({ query, page }: PartAddress): string {
  const parameters = new URLSearchParams()
  if (query) parameters.set("query", query)
  if (page > 1) parameters.set("page", String(page))
  return parameters.size > 0 ? `?${parameters}` : ""
}
