import type { PartFilter } from "#contract/part-list.ts"
import { type Language, languages } from "#contract/language.ts"
import { type ViewOf, choiceParameter, defineView, pageParameter, textParameter } from "../ui/define-view.ts"

export const pageSizes = [20, 50, 200] as const

const missingFilters = Object.fromEntries(
  languages.toReversed().map((language) => [`missing-${language}`, { missing: language }]),
) as { [Each in Language as `missing-${Each}`]: { missing: Each } }

/** What a filter of the grid asks the API for. */
export const gridFilters = {
  all: {},
  ...missingFilters,
  "no-substitute": { substitute: "none" },
  "unknown-substitute": { substitute: "unknown" },
  "quantity-0": { quantity: 0 },
} as const satisfies Record<string, PartFilter>
export type GridFilter = keyof typeof gridFilters
export const filterNames = Object.keys(gridFilters) as GridFilter[]

/** View of the grid. */
export const gridView = defineView({
  query: textParameter(),
  filter: choiceParameter(filterNames, { start: "all" }),
  page: pageParameter(),
  limit: choiceParameter(pageSizes, { start: 50, name: "rows" }),
})
export type GridView = ViewOf<typeof gridView>
