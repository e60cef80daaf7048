import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { languages } from "#contract/language.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { PlanNotes } from "../publishing/plan-notes.tsx"
import { ReviewNote } from "../publishing/review-note.tsx"
import { useAgo } from "../ui/use-ago.ts"
import type { RecordEditor } from "./use-record-editor.ts"
import { useVisibility } from "./use-visibility.tsx"
import "../publishing/publishing.css"

/** Below a title: when the record was published, its draft, and what is hidden. */
export function PublishState({ editor }: { editor: RecordEditor }) {
  const { editor: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { record, drafting } = editor
  const { draft, publication } = drafting
  const hidden = publication?.hidden ?? []
  const visibility = useVisibility(editor)
  const isReadOnly = useIsReadOnly()
  const ago = useAgo()
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
      {draft && <ReviewNote draft={draft} />}
    </span>
  )
}
