import { type KeyboardEvent, useEffect, useRef } from "react"
import { Link } from "react-router"
import type { Translation } from "#contract/translation.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Flag } from "../../ui/flag.tsx"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { RichField } from "../editor/rich-field.tsx"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { draftPath } from "../publishing/draft-path.ts"
import { Button } from "../ui/button.tsx"
import { AreaField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { useAction } from "../ui/use-action.ts"
import { useForm } from "../ui/use-form.ts"
import { SourceText } from "./source-text.tsx"
import { useTextNames } from "./text-names.ts"

interface TranslationEditorProps {
  text: Translation
  /** Opens the next text. */
  onNext: () => void
  onClose: () => void
}

const refreshed = ["GET /translation", "GET /draft"] as const

/** One text with its source; Ctrl+Enter saves it as a draft and opens the next one. */
export function TranslationEditor({ text, onNext, onClose }: TranslationEditorProps) {
  const { translations: texts, common } = useDashboardTexts()
  const refresh = useRefresh()
  const { fieldOf } = useTextNames()
  const goesOn = useRef(true)
  const box = useRef<HTMLDivElement>(null)
  const form = useForm({
    start: { translation: text.translation },
    failed: texts.saveFailed,
    send: async ({ translation }) => {
      if (translation !== text.translation)
        await callApi("PUT /translation", { json: { key: text.key, translation, before: text.translation } })
      if (goesOn.current) onNext()
      else onClose()
      await refresh(...refreshed)
    },
    explain: (error) => (isCode(error, "stale") ? { failure: texts.stale } : null),
  })
  useUnkeptInput(form.isTyped)
  useFocusField(box)
  const save = (isNext: boolean) => {
    goesOn.current = isNext
    // A rich text hands over what was typed last when it loses the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setTimeout(() => form.ref.current?.requestSubmit())
  }
  const onKey = (event: KeyboardEvent) => {
    const isSave = event.key === "Enter" && (event.ctrlKey || event.metaKey)
    if (!isSave && event.key !== "Escape") return
    event.preventDefault()
    event.stopPropagation()
    if (isSave) save(true)
    else if (!form.isTyped) onClose()
  }
  const field = { label: fieldOf(text), ...form.field("translation") }
  return (
    <div className="translation-editor" ref={box} onKeyDownCapture={onKey}>
      <SourceText text={text} />
      <Form form={form}>
        <h2>
          <Flag language={text.lang} /> {common.languageNames[text.lang]}
        </h2>
        {text.rich ? (
          <RichField
            label={field.label}
            language={text.lang}
            value={field.value}
            error={field.error}
            onValue={field.onValue}
          />
        ) : (
          <AreaField {...field} rows={text.source.length > 80 ? 4 : 2} lang={text.lang} />
        )}
        <div className="action-row">
          <MarkButton text={text} onDone={onNext} />
          <Link className="text-button" to={draftPath(text)}>
            {texts.openRecord}
          </Link>
          <Button look="line" busy={form.isBusy} onClick={() => save(false)}>
            {texts.save}
          </Button>
          <Button busy={form.isBusy} aria-keyshortcuts="Control+Enter" onClick={() => save(true)}>
            {texts.saveNext} <kbd>{texts.saveNextKeys}</kbd>
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** Puts the cursor into the field; the editor of a rich text is loaded first. */
function useFocusField(box: { current: HTMLElement | null }): void {
  useEffect(() => {
    const focusField = () => {
      const field = box.current?.querySelector<HTMLElement>("textarea, [contenteditable=true]")
      field?.focus()
      return field !== null && field !== undefined
    }
    if (focusField() || !box.current) return
    const observer = new MutationObserver(() => focusField() && observer.disconnect())
    observer.observe(box.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [box])
}

/** Marks the record's translation as up to date where the change of the source needs no other words. */
function MarkButton({ text, onDone }: { text: Translation; onDone: () => void }) {
  const { translations: texts } = useDashboardTexts()
  const mayPublish = useMay("content.publish")
  const { run, isBusy } = useAction({ about: "current", failed: texts.saveFailed, refreshes: refreshed })
  if (!mayPublish || text.state !== "older" || !text.markable) return null
  const mark = async () => {
    if (await run(() => callApi("POST /translation/current", { json: { key: text.key } }))) onDone()
  }
  return (
    <button type="button" className="text-button" aria-disabled={isBusy || undefined} onClick={() => void mark()}>
      {texts.markCurrent}
    </button>
  )
}
