import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RecordMarks } from "./use-record-marks.ts"

/** In a list: marks for a draft and for a hidden record of one language. */
export function RecordMarksNote({ marks: { drafted, hidden } }: { marks: RecordMarks }) {
  const { editor: texts } = useDashboardTexts()
  if (drafted === null && hidden.length === 0) return null
  return (
    <small className="draft-mark">
      {[drafted !== null && texts.marked.draft, hidden.length > 0 && texts.marked.hidden].filter(Boolean).join(", ")}
    </small>
  )
}
