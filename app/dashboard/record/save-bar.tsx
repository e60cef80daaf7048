import { useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { changeNames } from "../editor/change-names.ts"
import { useIsTranslator } from "../editor/use-translated-languages.ts"
import { useAsk } from "../ui/confirm.tsx"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { MenuButton } from "../ui/menu-button.tsx"
import { PresenceNews } from "./presence-news.tsx"
import { ReviewRow } from "./review-row.tsx"
import { useDropDraft, usePublishChoices } from "./use-publish-choices.tsx"
import type { RecordEditor } from "./use-record-editor.ts"
import type { Presence } from "./use-record-presence.ts"

interface SaveBarProps {
  editor: RecordEditor
  presence?: Presence
  /** Label of the button that saves or publishes; with one of its own it is always shown. */
  label?: string | undefined
  /** Discards the unsaved input. */
  onDiscard: () => void
}

/** Lists unsaved changes and the draft; the one place to discard, save as draft, publish, or save what is always live. */
export function SaveBar({ editor, presence, label, onDiscard }: SaveBarProps) {
  const { editor: texts, common } = useDashboardTexts()
  const ask = useAsk()
  const isReadOnly = useIsReadOnly()
  const choices = usePublishChoices(editor)
  const dropDraft = useDropDraft(editor)
  const { drafting, isSaving } = editor
  const isDrafted = drafting.publication !== null
  const isTranslator = useIsTranslator() && isDrafted
  const typed = changeNames(texts.changed, editor.changed)
  const waiting = changeNames(texts.changed, Object.keys(drafting.draft?.patch ?? {}))
  const isTyped = typed.length > 0
  const reason = useId()
  if (isReadOnly && !isTranslator) return null
  const isShown = isTyped || waiting.length > 0 || isSaving
  const isIdle = !isShown && label !== undefined && !isTranslator
  const discard = async () => {
    const body = (
      <p>
        {texts.discardText} {typed.join(", ")}.
      </p>
    )
    const question = { title: texts.discardTitle, body, yes: texts.discard, danger: true }
    if ((await ask(question)) === "yes") onDiscard()
  }
  const key = <kbd aria-hidden="true">{common.shortcut("Ctrl+S")}</kbd>
  const look = isShown ? (isDrafted ? "savebar-publish" : "") : isIdle ? "" : "savebar-hidden"
  return (
    <>
      <div className={`savebar on-ink ${look}`.trim()}>
        {isShown && isTranslator && <ReviewRow editor={editor} />}
        {presence && <PresenceNews presence={presence} />}
        <output>
          {isIdle && <b id={reason}>{texts.unchanged}</b>}
          {isShown && (
            <>
              <b>{isSaving ? texts.saving : isTyped || !isDrafted ? texts.unsaved(typed.length) : texts.draft}</b>{" "}
              <span>{(isTyped ? typed : waiting).join(", ")}</span>
            </>
          )}
        </output>
        {isShown && isDrafted && (
          <button type="button" className="link-button" aria-haspopup="dialog" onClick={choices.showChanges}>
            {texts.whatChanges}
          </button>
        )}
        {isShown && (isTyped || !isTranslator) && (
          <Button look="line" onClick={() => void (isTyped || !isDrafted ? discard() : dropDraft())}>
            {isTyped || !isDrafted ? texts.discard : texts.dropDraft}
          </Button>
        )}
        {isTyped && isDrafted && (
          <Button look="line" busy={isSaving} aria-keyshortcuts="Control+S" onClick={editor.saveDraft}>
            {texts.saveDraft} {key}
          </Button>
        )}
        {(isShown || isIdle) && !isTranslator && (
          <Button
            busy={isSaving}
            aria-disabled={isIdle || undefined}
            aria-describedby={isIdle ? reason : undefined}
            aria-keyshortcuts={isDrafted ? undefined : "Control+S"}
            onClick={() => editor.publish()}
          >
            {label ?? (isDrafted ? texts.publish : common.save)} {!isDrafted && key}
          </Button>
        )}
        {isShown && isDrafted && !isTranslator && (
          <MenuButton label={texts.publishMore} icon="up" className="icon-button button" items={choices.items} />
        )}
      </div>
      {choices.dialogs}
    </>
  )
}
