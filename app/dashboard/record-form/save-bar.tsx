import { useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { useAsk } from "../ui/confirm.tsx"
import { changeNames } from "../editor/change-names.ts"
import { PublishBar, type PublishBarProps } from "./publish-bar.tsx"

/** Save bar of a screen: with drafts, or for records that are always live. */
export const SaveBar = (props: PublishBarProps) =>
  props.editor.isDrafted ? <PublishBar {...props} /> : <LiveBar {...props} />

/** Lists changes; the one place to save or discard. With a custom label the button is always shown. */
function LiveBar({ editor, label }: PublishBarProps) {
  const { editor: texts, common } = useDashboardTexts()
  const ask = useAsk()
  const names = changeNames(texts.changed, editor.changed)
  const isReadOnly = useIsReadOnly()
  const reason = useId()
  const isShown = names.length > 0 || editor.isSaving
  const isIdle = !isShown && label !== undefined
  const discard = async () => {
    const body = (
      <p>
        {texts.discardText} {names.join(", ")}.
      </p>
    )
    if ((await ask({ title: texts.discardTitle, body, yes: texts.discard, danger: true })) === "yes") editor.discard()
  }
  if (isReadOnly) return null
  return (
    <div className={isShown || isIdle ? "savebar on-ink" : "savebar on-ink savebar-hidden"}>
      <output>
        {isIdle && <b id={reason}>{texts.unchanged}</b>}
        {isShown && (
          <>
            <b>{editor.isSaving ? texts.saving : texts.unsaved(names.length)}</b> <span>{names.join(", ")}</span>
          </>
        )}
      </output>
      {isShown && (
        <Button look="line" onClick={() => void discard()}>
          {texts.discard}
        </Button>
      )}
      {(isShown || isIdle) && (
        <Button
          busy={editor.isSaving}
          aria-disabled={isIdle || undefined}
          aria-describedby={isIdle ? reason : undefined}
          aria-keyshortcuts="Control+S"
          onClick={() => editor.publish()}
        >
          {label ?? common.save} <kbd aria-hidden="true">{common.shortcut("Ctrl+S")}</kbd>
        </Button>
      )}
    </div>
  )
}
