import { auditGroups } from "#contract/audit-constants.ts"
import type { Language } from "#contract/language.ts"
import {
  type ViewOf,
  choiceParameter,
  dayParameter,
  defineView,
  pageParameter,
  textParameter,
} from "../ui/define-view.ts"

/** View of the log. */
export const logView = defineView({
  /** Id of an account or name of an access key; "" for everybody. */
  person: textParameter(),
  kind: choiceParameter(["all", ...auditGroups], { start: "all" }),
  from: dayParameter(),
  to: dayParameter(),
  query: textParameter(),
  page: pageParameter(),
})
export type LogView = ViewOf<typeof logView>

/** Returns the API query that exports all of a view, with headings in a language. */
export const logFileQuery = (view: LogView, words: Language) => ({
  ...logView.changed({ ...view, page: 1 }),
  format: "csv",
  words,
})

/** Returns the number of active filters besides the search. */
export const filtersInForce = (view: LogView): number =>
  Object.keys(logView.changed({ ...view, query: "", page: 1 })).length
