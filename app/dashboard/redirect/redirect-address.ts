import { type RedirectFilter, redirectFilters } from "#contract/redirect.ts"
import { limits } from "#contract/limits.ts"

/** View of the list of redirects; stored in the URL. */
export interface RedirectView {
  show: RedirectFilter
  q: string
  page: number
  /** Whether all missing addresses are shown. */
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

/** Returns the shortest URL of a view: default values are omitted. */
export function writeRedirectView({ show, q, page, allMissing }: RedirectView): URLSearchParams {
  const params = new URLSearchParams()
  if (show !== "all") params.set("show", show)
  if (q) params.set("q", q)
  if (page > 1) params.set("page", String(page))
  if (allMissing) params.set("missing", "all")
  return params
}
