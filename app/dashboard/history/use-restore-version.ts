import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { recordsRestored } from "../api/records-restored.ts"
import type { EditableRecord } from "../editor/record-values.ts"
import type { RecordEditor } from "../editor/use-record-editor.ts"
import { useToast } from "../ui/toasts.tsx"
import type { Change } from "./versions.ts"

/** What is edited, on a screen or in a dialog. */
export type HistoryOwner = Pick<RecordEditor, "kind" | "record" | "version" | "changed" | "take">

/** Saves a former version again and hands it to the editor, which keeps what is typed and not saved. */
export function useRestoreVersion(editor: HistoryOwner, onRestored: () => void, reload: () => void) {
  const { history: texts, common } = useDashboardTexts()
  const toast = useToast()
  const [busyVersion, setBusyVersion] = useState<number | null>(null)
  const run = async ({ version }: Change) => {
    const { kind, record } = editor
    setBusyVersion(version)
    try {
      const path = `/history/${kind}/${record.id}/${version}/restore`
      const stored = await callApi<EditableRecord>(path, { method: "POST", version: editor.version })
      toast({ text: texts.restored(version), about: "save" })
      onRestored()
      editor.take(stored)
      window.dispatchEvent(new Event(recordsRestored))
    } catch (error) {
      toast({ text: `${texts.restoreFailed} ${errorText(common, error)}`, isError: true, about: "save" })
      if (isCode(error, "stale") && error.problem.current) {
        editor.take(error.problem.current as EditableRecord)
        reload()
      }
    }
    setBusyVersion(null)
  }
  return { run, busyVersion }
}
