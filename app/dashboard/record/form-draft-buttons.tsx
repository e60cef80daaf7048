import type { ReactNode } from "react"
import type { PublishedKind } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { PreviewButton } from "../preview/preview-button.tsx"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { SingleTick } from "../ui/ticks.tsx"
import { MenuButton } from "../ui/menu-button.tsx"
import { PresenceNews } from "./presence-news.tsx"
import { PublishState } from "./publish-state.tsx"
import { useDropDraft, usePublishChoices } from "./use-publish-choices.tsx"
import type { RecordEditor } from "./use-record-editor.ts"
import { useRecordPresence } from "./use-record-presence.ts"
import "./form-draft-buttons.css"

interface FormDraftStateProps {
  editor: RecordEditor<PublishedKind>
  mayDraft: boolean
  /** Further buttons. */
  children: ReactNode
}

/**
 * Shows above the fields whether the record is published, who saved its draft and who else has it open; offers to drop
 * the draft, a preview, and to merge what others save.
 */
export function FormDraftState({ editor, mayDraft, children }: FormDraftStateProps) {
  const { editor: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const dropDraft = useDropDraft(editor)
  const presence = useRecordPresence(editor)
  return (
    <div className="form-state">
      <PublishState editor={editor} others={presence.others} />
      {editor.drafting.draft && !isReadOnly && (
        <button type="button" className="text-button" onClick={() => void dropDraft()}>
          {texts.dropDraft}
        </button>
      )}
      <div className="form-state-tools">
        {children}
        {mayDraft && <PreviewButton editor={editor} isOver />}
      </div>
      <PresenceNews presence={presence} />
    </div>
  )
}

/** Buttons beside a dialog's save button: view changes, and save as draft. */
export function FormDraftButtons({ editor, onPlanned }: { editor: RecordEditor; onPlanned: () => void }) {
  const { editor: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const choices = usePublishChoices(editor, onPlanned)
  const isTyped = editor.changed.length > 0
  if (!isTyped && !editor.drafting.draft) return null
  return (
    <>
      <button type="button" className="text-button" aria-haspopup="dialog" onClick={choices.showChanges}>
        {texts.whatChanges}
      </button>
      {isTyped && (
        <Button look="line" busy={editor.isSaving} aria-keyshortcuts="Control+S" onClick={editor.saveDraft}>
          {texts.saveDraft}
        </Button>
      )}
      {!isReadOnly && <MenuButton label={texts.publishMore} icon="up" items={choices.items} />}
      {choices.dialogs}
    </>
  )
}

/** Checkbox in the form of a new record that hides it at first. */
export function HiddenTick({ editor }: { editor: Pick<RecordEditor, "values" | "set"> }) {
  const { editor: texts } = useDashboardTexts()
  return (
    <SingleTick
      label={texts.hiddenAtFirst}
      text={texts.hiddenAtFirstText}
      isOn={editor.values["hidden"] === "all"}
      onChange={(isOn) => editor.set("hidden", isOn ? "all" : "")}
    />
  )
}
