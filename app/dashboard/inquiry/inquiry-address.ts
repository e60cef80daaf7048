import { limits } from "#contract/limits.ts"
import { type InquiryPage, type Inquiry, type InquiryState, inquiryStates } from "#contract/inquiry.ts"
import { type Language, languages } from "#contract/language.ts"

export const inquiryFilters = ["all", "availability", "pre-order", "contact", "unverified"] as const
export type InquiryFilter = (typeof inquiryFilters)[number]

export const checkFilters = ["all", "verified", "unverified"] as const
export type CheckFilter = (typeof checkFilters)[number]

/** Whose requests are shown: all, one's own, or those that nobody has. */
export const ownerFilters = ["all", "me", "none"] as const
export type OwnerFilter = (typeof ownerFilters)[number]

/** What the list shows; kept in the address, so that a reload or a link shows the same. */
export interface InquiryView {
  /** Where the request came from. */
  source: Exclude<InquiryFilter, "unverified">
  check: CheckFilter
  lang: Language | "all"
  unread: boolean
  state: InquiryState | "all"
  owner: OwnerFilter
  sort: "newest" | "promise"
  query: string
  page: number
}

export const wholeList: InquiryView = {
  source: "all",
  check: "all",
  lang: "all",
  unread: false,
  state: "all",
  owner: "all",
  sort: "newest",
  query: "",
  page: 1,
}

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
    state: oneOf(inquiryStates, params.get("state")) ?? "all",
    owner: oneOf(ownerFilters, params.get("owner")) ?? "all",
    sort: params.get("sort") === "promise" ? "promise" : "newest",
    query: params.get("query") ?? "",
    page: Number.isInteger(page) && page > 0 ? Math.min(page, limits.pageMax) : 1,
  }
}

/** The shortest address of a view: what is as always stays away. */
export function writeInquiryView({ query, page, ...view }: InquiryView): URLSearchParams {
  const { source, check, lang, unread, state, owner, sort } = view
  const params = new URLSearchParams()
  if (source !== "all") params.set("filter", source)
  if (check !== "all") params.set("check", check)
  if (lang !== "all") params.set("lang", lang)
  if (unread) params.set("unread", "1")
  if (state !== "all") params.set("state", state)
  if (owner !== "all") params.set("owner", owner)
  if (sort !== "newest") params.set("sort", sort)
  if (query) params.set("query", query)
  if (page > 1) params.set("page", String(page))
  return params
}

/** What a view asks the API for, apart from the page. */
const filterQuery = ({ source, check, lang, unread, state, owner, sort, query }: InquiryView) => ({
  query: query || undefined,
  source: source === "all" ? undefined : source,
  verified: check === "all" ? undefined : String(check === "verified"),
  lang: lang === "all" ? undefined : lang,
  unread: unread ? "true" : undefined,
  state: state === "all" ? undefined : state,
  owner: owner === "all" ? undefined : owner,
  sort: sort === "newest" ? undefined : sort,
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
