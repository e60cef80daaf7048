import { useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useAsk } from "../ui/confirm.tsx"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { MenuButton } from "../ui/menu-button.tsx"
import { changeNames } from "../editor/change-names.ts"
import { ReviewRow } from "../editor/review-row.tsx"
import type { RecordEditor } from "./use-record-editor.ts"
import { usePublishChoices } from "./use-publish-choices.tsx"
import { useIsTranslator } from "../editor/use-translated-languages.ts"

export interface PublishBarProps {
  editor: RecordEditor
  /** Label of the publish button; with a custom label it is always shown. */
  label?: string | undefined
  /** Returns the displayed text of a field with an id or code. */
  valueText?: ((key: string, value: string) => string) | undefined
}

/** Bar that lists unsaved changes and the draft; the one place to discard, save as draft or publish. */
export function PublishBar({ editor, label, valueText }: PublishBarProps) {
  const { editor: texts, common } = useDashboardTexts()
  const ask = useAsk()
  const isReadOnly = useIsReadOnly()
  const choices = usePublishChoices(editor, { valueText })
  const { drafting, isSaving } = editor
  const typed = changeNames(texts.changed, editor.changed)
  const waiting = changeNames(texts.changed, Object.keys(drafting.draft?.patch ?? {}))
  const isTyped = typed.length > 0
  const isTranslator = useIsTranslator()
  const reason = useId()
  if (isReadOnly && !isTranslator) return null
  const isShown = isTyped || waiting.length > 0 || isSaving
  const isIdle = !isShown && label !== undefined && !isTranslator
  const discard = async () => {
    const names = isTyped ? typed : waiting
    const body = (
      <p>
        {isTyped ? texts.discardText : texts.dropDraftText} {names.join(", ")}.
      </p>
    )
    const title = isTyped ? texts.discardTitle : texts.dropDraftTitle
    const yes = isTyped ? texts.discard : texts.dropDraft
    if ((await ask({ title, body, yes, danger: true })) !== "yes") return
    if (isTyped) editor.discard()
    else await editor.dropDraft()
  }
  return (
    <>
      <div className={`savebar on-ink ${isShown ? "savebar-publish" : isIdle ? "" : "savebar-hidden"}`.trim()}>
        {isShown && isTranslator && <ReviewRow editor={editor} />}
        <output>
          {isIdle && <b id={reason}>{texts.unchanged}</b>}
          {isShown && (
            <>
              <b>{isSaving ? texts.saving : isTyped ? texts.unsaved(typed.length) : texts.draft}</b>{" "}
              <span>{(isTyped ? typed : waiting).join(", ")}</span>
            </>
          )}
        </output>
        {isShown && (
          <>
            <button type="button" className="link-button" aria-haspopup="dialog" onClick={choices.showChanges}>
              {texts.whatChanges}
            </button>
            {(isTyped || !isTranslator) && (
              <Button look="line" onClick={() => void discard()}>
                {isTyped ? texts.discard : texts.dropDraft}
              </Button>
            )}
            {isTyped && (
              <Button look="line" busy={isSaving} aria-keyshortcuts="Control+S" onClick={editor.saveDraft}>
                {texts.saveDraft} <kbd aria-hidden="true">{common.shortcut("Ctrl+S")}</kbd>
              </Button>
            )}
          </>
        )}
        {(isShown || isIdle) && !isTranslator && (
          <Button
            busy={isSaving}
            aria-disabled={isIdle || undefined}
            aria-describedby={isIdle ? reason : undefined}
            onClick={() => editor.publish()}
          >
            {label ?? texts.publish}
          </Button>
        )}
        {isShown && !isTranslator && (
          <MenuButton label={texts.publishMore} icon="up" className="icon-button button" items={choices.items} />
        )}
      </div>
      {choices.dialogs}
    </>
  )
}
