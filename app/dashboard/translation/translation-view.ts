import { languages, type Language } from "#contract/language.ts"
import type { PublishedKind } from "#contract/publishing.ts"
import { publishedKinds } from "#contract/record-constants.ts"
import { type TranslationFilter, translationFilters } from "#contract/translation-constants.ts"
import { type ViewOf, choiceParameter, defineView, pageParameter, textParameter } from "../ui/define-view.ts"

export const translationStates = ["", ...translationFilters] as const

/** View of the worklist. */
export const translationView = defineView({
  lang: choiceParameter<Language | "">(["", ...languages], { start: "" }),
  kind: choiceParameter<PublishedKind | "">(["", ...publishedKinds], { start: "" }),
  state: choiceParameter<TranslationFilter | "">(translationStates, { start: "" }),
  query: textParameter(),
  page: pageParameter(),
  /** Key of the text that is open. */
  text: { ...textParameter(), kind: "opened" as const },
})
export type TranslationView = ViewOf<typeof translationView>

/** Returns the filters of a view as the API takes them. */
export const filterQuery = ({ lang, kind, state, query }: Omit<TranslationView, "page" | "text">) => ({
  lang: lang || undefined,
  kind: kind || undefined,
  state: state || undefined,
  query: query || undefined,
})
