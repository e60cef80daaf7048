import { type RedirectFilter, redirectFilters } from "#contract/redirect.ts"
import { limits } from "#contract/limits.ts"

/** What the list of redirects shows; kept in the address. */
export interface RedirectView {
  show: RedirectFilter
  q: string
  page: number
  /** Whether all addresses that were not found are shown. */
  allMissing: boolean
}

export function readRedirectView(params: URLSearchParams): RedirectView {
  const page = Number(params.get("page"))
  return {
    show: redirectFilters.find((name) => name === params.get("show")) ?? "all",
    q: (params.get("q") ?? "").slice(0, limits.query),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, limits.pageMax) : 1,
    allMissing: params.get("missing") === "all",
  }
}

/** The shortest address of a view: what is as always stays away. */
export function writeRedirectView({ show, q, page, allMissing }: RedirectView): URLSearchParams {
  const params = new URLSearchParams()
  if (show !== "all") params.set("show", show)
  if (q) params.set("q", q)
  if (page > 1) params.set("page", String(page))
  if (allMissing) params.set("missing", "all")
  return params
}
