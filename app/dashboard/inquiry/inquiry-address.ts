import { limits } from "#contract/limits.ts"
import {
  type Inquiry,
  type InquiryPage,
  type InquirySource,
  type InquiryState,
  inquirySources,
  inquiryStates,
} from "#contract/inquiry.ts"
import { type Language, languages } from "#contract/language.ts"

/** Owner filter: the caller's and unowned inquiries, only either, all, or closed ones. */
export const deskViews = ["desk", "mine", "nobody", "all", "closed"] as const
export type DeskView = (typeof deskViews)[number]

export const sourceFilters = ["all", ...inquirySources] as const

export const checkFilters = ["all", "verified", "unverified"] as const
export type CheckFilter = (typeof checkFilters)[number]

/** View of the list and the open inquiry; stored in the URL, so that reloads and links keep it. */
export interface InquiryView {
  view: DeskView
  source: InquirySource | "all"
  check: CheckFilter
  lang: Language | "all"
  unread: boolean
  state: InquiryState | "all"
  /** First and last day of arrival, as `YYYY-MM-DD`; "" for none. */
  from: string
  to: string
  sort: "newest" | "promise"
  query: string
  page: number
  /** Id of the inquiry beside the list. */
  open: number | null
}

/** All inquiries, closed ones last. */
export const wholeList: Omit<InquiryView, "open"> = {
  view: "all",
  source: "all",
  check: "all",
  lang: "all",
  unread: false,
  state: "all",
  from: "",
  to: "",
  sort: "promise",
  query: "",
  page: 1,
}

const requestsPerPage = 20
const dayPattern = /^20\d\d-\d\d-\d\d$/u

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((name) => name === value)

const dayIn = (params: URLSearchParams, name: string): string => {
  const day = params.get(name) ?? ""
  return dayPattern.test(day) ? day : ""
}

const wholeIn = (params: URLSearchParams, name: string): number | null => {
  const value = Number(params.get(name))
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

export const readInquiryView = (params: URLSearchParams): InquiryView => ({
  view: oneOf(deskViews, params.get("view")) ?? "desk",
  // Older links use "filter" for both.
  source: oneOf(sourceFilters, params.get("source") ?? params.get("filter")) ?? "all",
  check: oneOf(checkFilters, params.get("check") ?? params.get("filter")) ?? "all",
  lang: oneOf(languages, params.get("lang")) ?? "all",
  unread: params.get("unread") === "1",
  state: oneOf(inquiryStates, params.get("state")) ?? "all",
  from: dayIn(params, "from"),
  to: dayIn(params, "to"),
  sort: params.get("sort") === "newest" ? "newest" : "promise",
  query: params.get("query") ?? "",
  page: Math.min(wholeIn(params, "page") ?? 1, limits.pageMax),
  open: wholeIn(params, "open"),
})

/** Default values of the URL. */
const usual: Record<keyof InquiryView, string> = {
  view: "desk",
  source: "all",
  check: "all",
  lang: "all",
  unread: "0",
  state: "all",
  from: "",
  to: "",
  sort: "promise",
  query: "",
  page: "1",
  open: "",
}

export function writeInquiryView(view: InquiryView): URLSearchParams {
  const written = { ...view, unread: view.unread ? "1" : "0", open: view.open ?? "" }
  const chosen = Object.entries(written).filter(([name, value]) => String(value) !== usual[name as keyof InquiryView])
  return new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))
}

const viewQueries = {
  desk: { owner: "me-or-none", closed: "false" },
  mine: { owner: "me", closed: "false" },
  nobody: { owner: "none", closed: "false" },
  all: {},
  closed: { closed: "true" },
} satisfies Record<DeskView, object>

const unlessAll = <Value extends string>(value: Value): Value | undefined => (value === "all" ? undefined : value)

/** Returns the API query of a view, without the page. */
const filterQuery = ({ view, source, check, lang, unread, state, from, to, sort, query }: InquiryView) => ({
  query: query || undefined,
  source: unlessAll(source),
  verified: check === "all" ? undefined : String(check === "verified"),
  lang: unlessAll(lang),
  unread: unread ? "true" : undefined,
  state: unlessAll(state),
  from: from || undefined,
  to: to || undefined,
  sort: sort === "newest" ? undefined : sort,
  ...viewQueries[view],
})

/** Returns the API query of one page of a view. */
export const inquiryQuery = (view: InquiryView) => ({
  page: view.page,
  limit: requestsPerPage,
  ...filterQuery(view),
})

/** Returns the API query that exports all of a view, in the words of a language. */
export const exportQuery = (view: InquiryView, format: "csv" | "xlsx", words: Language) => ({
  format,
  words,
  ...filterQuery(view),
})

/** Returns the number of active filters, besides owner and search. */
export const inquiryFiltersInForce = ({ source, check, lang, unread, state, from, to, sort }: InquiryView): number =>
  [
    source !== "all",
    check !== "all",
    lang !== "all",
    unread,
    state !== "all",
    from !== "",
    to !== "",
    sort !== "promise",
  ].filter(Boolean).length

/** Returns the list with one inquiry replaced by its stored state. */
export function withInquiry(list: InquiryPage, saved: Inquiry): InquiryPage {
  const before = list.items.find((item) => item.id === saved.id)
  const more = before ? Number(before.read) - Number(saved.read) : 0
  const items = list.items.map((item) => (item.id === saved.id ? saved : item))
  return { ...list, items, counts: { ...list.counts, unread: list.counts.unread + more } }
}
