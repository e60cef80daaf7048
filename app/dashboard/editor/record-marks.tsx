import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RecordMarks } from "./use-record-marks.ts"

/** In a list: that a draft waits beside a record of one language, and that it is not published; nothing for one that is as it is seen. */
export function RecordMarksNote({ marks: { drafted, hidden } }: { marks: RecordMarks }) {
  const { editor: texts } = useDashboardTexts()
  if (drafted === null && hidden.length === 0) return null
  return (
    <small className="draft-mark">
      {[drafted !== null && texts.marked.draft, hidden.length > 0 && texts.marked.hidden].filter(Boolean).join(", ")}
    </small>
  )
}
