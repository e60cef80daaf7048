import { type DemandKind, demandKinds } from "#contract/demand.ts"
import { type Language, languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"

export const demandFilters = ["all", ...demandKinds, "ignored"] as const
export type DemandFilter = (typeof demandFilters)[number]

/** View of the board, stored in the URL. */
export interface DemandView {
  filter: DemandFilter
  fresh: boolean
  lang: Language | null
  page: number
}

export const wholeBoard: DemandView = { filter: "all", fresh: false, lang: null, page: 1 }

export function readDemandView(params: URLSearchParams): DemandView {
  const page = Number(params.get("page"))
  return {
    filter: demandFilters.find((name) => name === params.get("filter")) ?? "all",
    fresh: params.get("new") === "1",
    lang: languages.find((language) => language === params.get("lang")) ?? null,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, limits.pageMax) : 1,
  }
}

/** Returns the shortest URL of a view: default values are omitted. */
export function writeDemandView({ filter, fresh, lang, page }: DemandView): URLSearchParams {
  const params = new URLSearchParams()
  if (filter !== "all") params.set("filter", filter)
  if (fresh) params.set("new", "1")
  if (lang) params.set("lang", lang)
  if (page > 1) params.set("page", String(page))
  return params
}

/** Returns the API query of a view. */
export const demandQuery = (view: DemandView) => ({ ...filterQuery(view), page: view.page })

/** Returns the API query that exports all of a view, in the words of a language. */
export const csvQuery = (view: DemandView, words: Language) => ({ ...filterQuery(view), words })

const filterQuery = ({ filter, fresh, lang }: DemandView) => ({
  kind: filter === "all" || filter === "ignored" ? undefined : (filter satisfies DemandKind),
  ignored: filter === "ignored" ? "true" : undefined,
  fresh: fresh ? "true" : undefined,
  lang: lang ?? undefined,
})
