import type { PartFilter } from "#contract/part-list.ts"
import { type Language, languages } from "#contract/language.ts"
import { partColumnSorts } from "#contract/part-constants.ts"
import {
  type ViewOf,
  choiceParameter,
  dayParameter,
  defineView,
  pageParameter,
  textParameter,
} from "../ui/define-view.ts"

export const pageSizes = [20, 50, 200] as const

const missingFilters = Object.fromEntries(
  languages.toReversed().map((language) => [`missing-${language}`, { missing: language }]),
) as { [Each in Language as `missing-${Each}`]: { missing: Each } }

/** What a filter of the table asks the API for. */
const partFilters = {
  all: {},
  ...missingFilters,
  "no-substitute": { substitute: "none" },
  "unknown-substitute": { substitute: "unknown" },
  "quantity-0": { quantity: 0 },
  near: { near: "1" },
} as const satisfies Record<string, PartFilter>
type FilterName = keyof typeof partFilters
export const filterNames = Object.keys(partFilters) as FilterName[]

/** Declares the view of a table of parts with this many rows on a page. */
const declareView = (rows: (typeof pageSizes)[number]) =>
  defineView({
    query: textParameter(),
    filter: choiceParameter(filterNames, { start: "all" }),
    since: dayParameter(),
    sort: choiceParameter(partColumnSorts, { start: "partnumber" }),
    page: pageParameter(),
    limit: choiceParameter(pageSizes, { start: rows, name: "rows" }),
  })

/** View inside a group's screen, and of a table that has the screen to itself. */
export const partViews = { inside: declareView(20), full: declareView(50) }
export type PartView = ViewOf<(typeof partViews)["full"]>

/** Returns which parts a view shows, for the API. */
export const shownParts = ({ query, filter, since }: PartView) => ({
  query,
  ...partFilters[filter],
  ...(since ? { since } : {}),
})

export const isFiltered = ({ query, filter, since }: PartView): boolean =>
  query !== "" || filter !== "all" || since !== ""

/** Returns the next order: choosing a column sorts by it, choosing it again reverses it. */
export const nextSort = (sort: PartView["sort"], column: (typeof partColumnSorts)[number]): PartView["sort"] =>
  sort === column && !column.startsWith("-") ? (`-${column}` as PartView["sort"]) : column
