import { limits } from "#contract/limits.ts"

export interface PartView {
  query: string
  page: number
}

export function readPartView(params: URLSearchParams): PartView {
  const page = Number(params.get("page"))
  return { query: params.get("query") ?? "", page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/** The address with this view in it; whatever else stands there stays. */
export function writePartView(params: URLSearchParams, { query, page }: PartView): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete("query")
  next.delete("page")
  if (query) next.set("query", query)
  if (page > 1) next.set("page", String(page))
  return next
}

export function searchPath(spareId: number, { query, page }: PartView): string {
  const params = new URLSearchParams({ query, page: String(page), limit: String(limits.pageSize) })
  return `/spare/${spareId}/search?${params.toString()}`
}
