import type { Language } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { type PartSort, partSorts } from "#contract/part-constants.ts"
import { type ViewOf, choiceParameter, defineView, pageParameter, textParameter } from "../ui/define-view.ts"

/** View of the parts of a group. */
export const partView = defineView({
  query: textParameter(),
  page: pageParameter(),
  sort: choiceParameter(partSorts, { start: "number" }),
})
export type PartView = ViewOf<typeof partView>

/** Returns the API query of a view; descriptions are ordered as shown in this language. */
export const searchQuery = ({ query, page, sort }: PartView, lang: Language) => ({
  query,
  page,
  limit: limits.pageSize,
  sort: sort === "number" ? undefined : sort,
  lang: sort.endsWith("description") ? lang : undefined,
})

/** Returns the next sort order: choosing a column sorts by it, choosing it again reverses it. */
export const nextSort = (current: PartSort, column: "number" | "quantity" | "description"): PartSort =>
  current === column ? `-${column}` : column
