import type { PartFilter } from "#contract/part-list.ts"
import { type Language, languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"

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

export interface GridView {
  query: string
  filter: GridFilter
  page: number
  limit: (typeof pageSizes)[number]
}

export function readGridView(params: URLSearchParams): GridView {
  const page = Number(params.get("page"))
  return {
    query: params.get("query") ?? "",
    filter: filterNames.find((name) => name === params.get("filter")) ?? "all",
    page: Number.isInteger(page) && page > 0 ? Math.min(page, limits.pageMax) : 1,
    limit: pageSizes.find((size) => String(size) === params.get("rows")) ?? 50,
  }
}

/** Returns the URL with this view; keeps other parameters. */
export function writeGridView({ query, filter, page, limit }: GridView, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ["query", "filter", "page", "rows"]) next.delete(name)
  if (query) next.set("query", query)
  if (filter !== "all") next.set("filter", filter)
  if (page > 1) next.set("page", String(page))
  if (limit !== 50) next.set("rows", String(limit))
  return next
}
