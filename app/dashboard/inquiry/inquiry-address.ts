import { limits } from "#contract/limits.ts"
import type { InquiryPage, Inquiry } from "#contract/inquiry.ts"
import { type Language, languages } from "#contract/language.ts"

export const inquiryFilters = ["all", "availability", "pre-order", "contact", "unverified"] as const
export type InquiryFilter = (typeof inquiryFilters)[number]

export const checkFilters = ["all", "verified", "unverified"] as const
export type CheckFilter = (typeof checkFilters)[number]

/** What the list shows; kept in the address, so that a reload or a link shows the same. */
export interface InquiryView {
  /** Where the request came from. */
  source: Exclude<InquiryFilter, "unverified">
  check: CheckFilter
  lang: Language | "all"
  unread: boolean
  query: string
  page: number
}

export const wholeList: InquiryView = { source: "all", check: "all", lang: "all", unread: false, query: "", page: 1 }

const requestsPerPage = 20

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((name) => name === value)

export function readInquiryView(params: URLSearchParams): InquiryView {
  const source = oneOf(inquiryFilters, params.get("filter")) ?? "all"
  const page = Number(params.get("page"))
  return {
    source: source === "unverified" ? "all" : source,
    check: source === "unverified" ? source : (oneOf(checkFilters, params.get("check")) ?? "all"),
    lang: oneOf(languages, params.get("lang")) ?? "all",
    unread: params.get("unread") === "1",
    query: params.get("query") ?? "",
    page: Number.isInteger(page) && page > 0 ? Math.min(page, limits.pageMax) : 1,
  }
}

/** The shortest address of a view: what is as always stays away. */
export function writeInquiryView({ source, check, lang, unread, query, page }: InquiryView): URLSearchParams {
  const params = new URLSearchParams()
  if (source !== "all") params.set("filter", source)
  if (check !== "all") params.set("check", check)
  if (lang !== "all") params.set("lang", lang)
  if (unread) params.set("unread", "1")
  if (query) params.set("query", query)
  if (page > 1) params.set("page", String(page))
  return params
}

/** What a view asks the API for, apart from the page. */
const filterQuery = ({ source, check, lang, unread, query }: InquiryView) => ({
  query: query || undefined,
  source: source === "all" ? undefined : source,
  verified: check === "all" ? undefined : String(check === "verified"),
  lang: lang === "all" ? undefined : lang,
  unread: unread ? "true" : undefined,
})

/** What one page of a view asks the API for. */
export const inquiryQuery = (view: InquiryView) => ({
  page: view.page,
  limit: requestsPerPage,
  ...filterQuery(view),
})

/** What all of a view asks the API for as a file, in the words of a language. */
export const exportQuery = (view: InquiryView, format: "csv" | "xlsx", words: Language) => ({
  format,
  words,
  ...filterQuery(view),
})

/** The list with one request as it is stored now. */
export function withInquiry(list: InquiryPage, saved: Inquiry): InquiryPage {
  const before = list.items.find((item) => item.id === saved.id)
  const more = before ? Number(before.read) - Number(saved.read) : 0
  const items = list.items.map((item) => (item.id === saved.id ? saved : item))
  return { ...list, items, counts: { ...list.counts, unread: list.counts.unread + more } }
}
