import type { Inquiry, InquiryPage } from "#contract/inquiry.ts"

export const requestFilters = ["all", "availability", "pre-order", "contact", "unverified"] as const
export type RequestFilter = (typeof requestFilters)[number]

/** What the list shows; kept in the address, so that a reload or a link shows the same. */
export interface RequestView {
  filter: RequestFilter
  query: string
  page: number
}

const requestsPerPage = 20

export function readView(params: URLSearchParams): RequestView {
  const filter = requestFilters.find((name) => name === params.get("filter")) ?? "all"
  const page = Number(params.get("page"))
  return { filter, query: params.get("query") ?? "", page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/** The shortest address of a view: what is as always stays away. */
export function writeView({ filter, query, page }: RequestView): URLSearchParams {
  const params = new URLSearchParams()
  if (filter !== "all") params.set("filter", filter)
  if (query) params.set("query", query)
  if (page > 1) params.set("page", String(page))
  return params
}

/** The call that fetches a view. */
export function requestPath({ filter, query, page }: RequestView): string {
  const params = new URLSearchParams({ page: String(page), limit: String(requestsPerPage) })
  if (query) params.set("query", query)
  if (filter === "unverified") params.set("verified", "false")
  else if (filter !== "all") params.set("source", filter)
  return `/request?${params.toString()}`
}

/** The list with one request marked as read, before the server says so. */
export function withRead(list: InquiryPage, id: number, version: number): InquiryPage {
  const unread = list.items.some((item) => item.id === id && !item.read)
  const items = list.items.map((item): Inquiry => (item.id === id ? { ...item, read: true, version } : item))
  return { ...list, items, counts: { ...list.counts, unread: list.counts.unread - (unread ? 1 : 0) } }
}
