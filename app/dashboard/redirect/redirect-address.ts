import { redirectFilters } from "#contract/redirect-constants.ts"
import { choiceParameter, defineView, pageParameter, shownMoreParameter, textParameter } from "../ui/define-view.ts"

/** View of the list of redirects. */
export const redirectView = defineView({
  show: choiceParameter(redirectFilters, { start: "all" }),
  q: textParameter(),
  page: pageParameter(),
  /** Whether all missing addresses are shown. */
  allMissing: shownMoreParameter("missing"),
})
