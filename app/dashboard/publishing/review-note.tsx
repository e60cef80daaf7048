import type { SavedDraft } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { useAgo } from "../ui/use-ago.ts"

type Reviewed = Pick<SavedDraft, "ready" | "ready_by" | "ready_at" | "note">

/** Returns a function that says who asked for a review of a draft or has sent it back, and when; "" for neither. */
export function useReviewMark(): (draft: Omit<Reviewed, "note">) => string {
  const { publishing: texts } = useDashboardTexts()
  const ago = useAgo()
  return ({ ready, ready_by, ready_at }) =>
    ready_by === "" ? (ready ? texts.ready : "") : texts[ready ? "readyBy" : "returnedBy"](ready_by, ago(ready_at))
}

/** Shows who asked for a review of the draft or has sent it back, when, and with which note. */
export function ReviewNote({ draft }: { draft: Reviewed }) {
  const language = useDashboardLanguage()
  const mark = useReviewMark()(draft)
  if (mark === "") return null
  return (
    <span className="review-note" title={draft.ready_at && formatMoment(draft.ready_at, language)}>
      <span>
        <b>{mark}</b>
        {draft.note !== "" && `: ${draft.note}`}
      </span>
    </span>
  )
}
