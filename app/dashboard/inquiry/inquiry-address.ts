import { inquirySources, inquiryStates } from "#contract/inquiry-constants.ts"
import type { Inquiry, InquiryPage } from "#contract/inquiry.ts"
import { type Language, languages } from "#contract/language.ts"
import {
  type ViewOf,
  choiceParameter,
  dayParameter,
  defineView,
  flagParameter,
  openedParameter,
  pageParameter,
  textParameter,
} from "../ui/define-view.ts"

/** Owner filter: the caller's and unowned inquiries, only either, all, or closed ones. */
export const deskViews = ["desk", "mine", "nobody", "all", "closed"] as const
export type DeskView = (typeof deskViews)[number]

export const sourceFilters = ["all", ...inquirySources] as const

export const checkFilters = ["all", "verified", "unverified"] as const

/** View of the list and the open inquiry; older links use "filter" for source and check. */
export const inquiryView = defineView({
  view: choiceParameter(deskViews, { start: "desk" }),
  source: choiceParameter(sourceFilters, { start: "all", formerName: "filter" }),
  check: choiceParameter(checkFilters, { start: "all", formerName: "filter" }),
  lang: choiceParameter(["all", ...languages], { start: "all" }),
  unread: flagParameter(),
  state: choiceParameter(["all", ...inquiryStates], { start: "all" }),
  from: dayParameter(),
  to: dayParameter(),
  sort: choiceParameter(["promise", "newest"], { start: "promise" }),
  query: textParameter(),
  page: pageParameter(),
  /** Id of the inquiry beside the list. */
  open: openedParameter(),
})
export type InquiryView = ViewOf<typeof inquiryView>

/** All inquiries, closed ones last. */
export const wholeList = { ...inquiryView.start, view: "all" } as const

const requestsPerPage = 20

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
export function inquiryFiltersInForce(view: InquiryView): number {
  const { view: owner, query, page, open } = inquiryView.start
  // The order of a search is none that somebody has chosen.
  const sort = view.query !== "" && view.sort === "newest" ? inquiryView.start.sort : view.sort
  return Object.keys(inquiryView.changed({ ...view, view: owner, query, page, open, sort })).length
}

/** Returns the list with one inquiry replaced by its stored state. */
export function withInquiry(list: InquiryPage, saved: Inquiry): InquiryPage {
  const before = list.items.find((item) => item.id === saved.id)
  const more = before ? Number(before.read) - Number(saved.read) : 0
  const items = list.items.map((item) => (item.id === saved.id ? saved : item))
  return { ...list, items, counts: { ...list.counts, unread: list.counts.unread + more } }
}
