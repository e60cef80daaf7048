import type { ReactNode } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { PreviewButton } from "../preview/preview-button.tsx"
import { useAsk } from "../ui/confirm.tsx"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { MenuButton } from "../ui/menu-button.tsx"
import { changeNames } from "../editor/change-names.ts"
import { PublishState } from "./publish-state.tsx"
import { usePublishChoices } from "./use-publish-choices.tsx"
import type { DraftedForm } from "./use-record-form.ts"
import "./form-draft-buttons.css"

interface FormDraftStateProps {
  form: DraftedForm
  mayDraft: boolean
  /** Further buttons. */
  children: ReactNode
}

/** Shows above the fields whether the record is published and who saved its draft; offers to drop the draft and a preview. */
export function FormDraftState({ form, mayDraft, children }: FormDraftStateProps) {
  const { editor: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const ask = useAsk()
  const { draft } = form.drafting
  const drop = async () => {
    const body = (
      <p>
        {texts.dropDraftText} {changeNames(texts.changed, Object.keys(draft?.patch ?? {})).join(", ")}.
      </p>
    )
    const yes = texts.dropDraft
    if ((await ask({ title: texts.dropDraftTitle, body, yes, danger: true })) === "yes") await form.dropDraft()
  }
  return (
    <div className="form-state">
      <PublishState editor={form} />
      {draft && !isReadOnly && (
        <button type="button" className="text-button" onClick={() => void drop()}>
          {texts.dropDraft}
        </button>
      )}
      <div className="form-state-tools">
        {children}
        {mayDraft && <PreviewButton editor={form} isOver />}
      </div>
    </div>
  )
}

interface FormDraftButtonsProps {
  form: DraftedForm
  isTyped: boolean
  isBusy: boolean
  valueText?: ((key: string, value: string) => string) | undefined
}

/** Buttons beside a dialog's save button: view changes, and save as draft. */
export function FormDraftButtons({ form, isTyped, isBusy, valueText }: FormDraftButtonsProps) {
  const { editor: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const choices = usePublishChoices(form, { valueText, onPlanned: () => void form.end() })
  if (!isTyped && !form.drafting.draft) return null
  return (
    <>
      <button type="button" className="text-button" aria-haspopup="dialog" onClick={choices.showChanges}>
        {texts.whatChanges}
      </button>
      {isTyped && (
        <Button look="line" busy={isBusy} aria-keyshortcuts="Control+S" onClick={form.saveDraft}>
          {texts.saveDraft}
        </Button>
      )}
      {!isReadOnly && <MenuButton label={texts.publishMore} icon="up" items={choices.items} />}
      {choices.dialogs}
    </>
  )
}
