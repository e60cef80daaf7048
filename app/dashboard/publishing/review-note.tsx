import type { SavedDraft } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { useAgo } from "../ui/use-ago.ts"

/** Shows who asked for a review of the draft, when, and with which note. */
export function ReviewNote({ draft }: { draft: Pick<SavedDraft, "ready" | "ready_by" | "ready_at" | "note"> }) {
  const { publishing: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const ago = useAgo()
  if (!draft.ready) return null
  return (
    <span className="review-note" title={draft.ready_at && formatMoment(draft.ready_at, language)}>
      <span>
        <b>{draft.ready_by === "" ? texts.ready : texts.readyBy(draft.ready_by, ago(draft.ready_at))}</b>
        {draft.note !== "" && `: ${draft.note}`}
      </span>
    </span>
  )
}
