import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Suspense, lazy, useState } from "react"
import { languages } from "#contract/language.ts"
import type { RecordPresence } from "#contract/publishing.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { PlanNotes } from "../publishing/plan-notes.tsx"
import { ReviewNote } from "../publishing/review-note.tsx"
import { useAgo } from "../ui/use-ago.ts"
import type { RecordEditor } from "./use-record-editor.ts"
import { subjectOfEditor } from "../publishing/plan-subject.ts"
import { useVisibility } from "./use-visibility.tsx"
import "../publishing/publishing.css"

const PlanDialog = lazy(() => import("../publishing/plan-dialog.tsx"))

interface PublishStateProps {
  editor: RecordEditor
  /** Who else has the record open. */
  others?: RecordPresence["others"]
}

/** Below a title: when the record was published, its draft, what is hidden, and who else is here. */
export function PublishState({ editor, others = [] }: PublishStateProps) {
  const { editor: texts, publishing } = useDashboardTexts()
  const [isPlanning, setIsPlanning] = useState(false)
  const language = useDashboardLanguage()
  const { record, drafting } = editor
  const { draft, publication } = drafting
  const hidden = publication?.hidden ?? []
  const visibility = useVisibility(editor)
  const isReadOnly = useIsReadOnly()
  const ago = useAgo()
  // With a draft, or something to save, the bar at the foot has it.
  const isPlanable =
    !isReadOnly && !draft && editor.changed.length === 0 && (publication?.can_hide.whole === true || hidden === "all")
  const names = (isEditing: boolean) => {
    const present = others.filter(({ editing }) => editing === isEditing).map(({ name }) => name)
    return present.length > 0 && (isEditing ? texts.isEditing : texts.hasOpen)(present.join(", "))
  }
  return (
    <span className="publish-state">
      {hidden === "all" ? (
        <span>{texts.notPublished}</span>
      ) : (
        <span className="publish-live">
          <Icon name="check" />
          {texts.published} {record.updated_at !== "" && formatMoment(record.updated_at, language)}
        </span>
      )}
      {draft && (
        <span title={formatMoment(draft.saved_at, language)}>
          <Icon name="edit" />
          {texts.draftBy(draft.saved_by, ago(draft.saved_at))}
        </span>
      )}
      {languages
        .filter((code) => hidden !== "all" && hidden.includes(code))
        .map((code) => (
          <span key={code}>{texts.languageHidden(code)}</span>
        ))}
      <PlanNotes
        plans={publication?.plans ?? []}
        version={draft?.version ?? 0}
        isEditable={!isReadOnly}
        onChanged={() => void drafting.refresh()}
      />
      {!isReadOnly &&
        visibility.map(({ label, run }) => (
          <button key={label} type="button" className="text-button" onClick={run}>
            {label}
          </button>
        ))}
      {isPlanable && (
        <button type="button" className="text-button" aria-haspopup="dialog" onClick={() => setIsPlanning(true)}>
          {publishing.planAsk}
        </button>
      )}
      <output>
        <b>{[names(true), names(false)].filter(Boolean).join(". ")}</b>
      </output>
      {isPlanning && (
        <Suspense fallback={null}>
          <PlanDialog subject={subjectOfEditor(editor)} onClose={() => setIsPlanning(false)} />
        </Suspense>
      )}
      {draft && <ReviewNote draft={draft} />}
    </span>
  )
}
