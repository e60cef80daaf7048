import { type DemandKind, demandKinds } from "#contract/demand-constants.ts"
import { type Language, languages } from "#contract/language.ts"
import { type ViewOf, choiceParameter, defineView, flagParameter, pageParameter } from "../ui/define-view.ts"

export const demandFilters = ["all", ...demandKinds, "ignored"] as const

/** View of the board. */
export const demandView = defineView({
  filter: choiceParameter(demandFilters, { start: "all" }),
  fresh: flagParameter({ name: "new" }),
  lang: choiceParameter<Language | "">(languages, { start: "" }),
  page: pageParameter(),
})
export type DemandView = ViewOf<typeof demandView>

/** Returns the API query of a view. */
export const demandQuery = (view: DemandView) => ({ ...filterQuery(view), page: view.page })

/** Returns the API query that exports all of a view, in the words of a language. */
export const csvQuery = (view: DemandView, words: Language) => ({ ...filterQuery(view), words })

const filterQuery = ({ filter, fresh, lang }: DemandView) => ({
  kind: filter === "all" || filter === "ignored" ? undefined : (filter satisfies DemandKind),
  ignored: filter === "ignored" ? "true" : undefined,
  fresh: fresh ? "true" : undefined,
  lang: lang || undefined,
})
