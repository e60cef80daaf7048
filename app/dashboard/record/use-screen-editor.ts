import { useEffect, useRef, useState } from "react"
import type { Publication } from "#contract/publishing.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText } from "../api/error-text.ts"
import type { Joint } from "../translations/joint.ts"
import { useSaveKey } from "../editor/use-save-key.ts"
import { useLeaveQuestion, useUnsaved } from "../editor/use-unsaved.ts"
import { focusFirstInvalid } from "../ui/use-form.ts"
import { useDismissToasts, useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { useRecordEditor } from "./use-record-editor.ts"
import type { StoredRecord } from "./stored-record.ts"

interface ScreenEditorOptions<K extends RecordKind> {
  kind: K
  record: StoredRecord<K>
  /** Null for a kind that is always live. */
  publication: Publication | null
  fields: readonly string[]
  joint?: Joint | undefined
  /** Message after saving, if not the default. */
  savedText?: string | undefined
}

/** Editor of a record on its screen: messages with undo, Ctrl+S, and a question before leaving. */
export function useScreenEditor<K extends RecordKind>(options: ScreenEditorOptions<K>) {
  const { record: loaded, publication, savedText } = options
  const { editor: texts, common } = useDashboardTexts()
  const toast = useToast()
  const dismissToasts = useDismissToasts()
  const editor = useRecordEditor<K>({
    ...options,
    onSaved: (stored, isDraft) => {
      const { version: former } = editor
      const undone = { label: texts.undo, run: () => void latestUndo.current(former) }
      toast({
        text: isDraft ? texts.draftSaved : (savedText ?? common.updated),
        about: "save",
        ...(!isDraft && publication && editor.store.isNext(former, stored.version) ? { action: undone } : {}),
      })
    },
    onRefused: (error, again) => {
      const action = { label: common.tryAgain, run: again }
      toast({ text: `${texts.saveFailed} ${errorText(common, error)}`, isError: true, about: "save", action })
      focusFirstInvalid({ current: document.getElementById("main") })
    },
  })
  const isTyped = editor.changed.length > 0
  const { attempt } = useAction({ about: "save" })
  /** Restores the version before the one just published. */
  const undo = (former: number) =>
    attempt(async () => {
      try {
        editor.acceptStored(await editor.store.restore(former, editor.latestVersion()))
      } catch (error) {
        editor.acceptStale(error)
        throw error
      }
      await editor.drafting.refresh()
      toast({ text: common.updated, about: "save" })
    })
  // The message stays while the form changes.
  const latestUndo = useRef(undo)
  useEffect(() => {
    latestUndo.current = undo
  })
  // After a refetch, such as after a restore, a newer record replaces one without unsaved changes.
  const [seen, setSeen] = useState(loaded.version)
  if (loaded.version > seen) {
    setSeen(loaded.version)
    if (loaded.version > editor.version && !isTyped && !editor.isSaving) editor.replace(loaded)
  }
  useUnsaved(isTyped)
  useLeaveQuestion(isTyped)
  useSaveKey(publication ? editor.saveDraft : () => editor.publish())
  const discard = () => {
    editor.dispatch({ type: "discard" })
    editor.forgetUploads()
    editor.setErrors({})
    dismissToasts("save")
  }
  return { editor, discard }
}
