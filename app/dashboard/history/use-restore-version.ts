import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText, isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import type { HistoryKind } from "#contract/record-constants.ts"
import type { RecordEditor } from "../editor/use-record-editor.ts"
import { useToast } from "../ui/toasts.tsx"
import type { Change } from "./versions.ts"

/** What is edited, on a screen or in a dialog. */
export type HistoryOwner = Pick<RecordEditor, "version" | "changed" | "restoreVersion" | "takeStale"> & {
  kind: HistoryKind
  record: { id: number | string; version: number; updated_at: string }
}

/** Saves a former version again and hands it to the editor, which keeps what is typed and not saved. */
export function useRestoreVersion(editor: HistoryOwner, onRestored: () => void) {
  const { history: texts, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const [busyVersion, setBusyVersion] = useState<number | null>(null)
  const run = async ({ version }: Change) => {
    setBusyVersion(version)
    try {
      const takeOver = await editor.restoreVersion(version)
      toast({ text: texts.restored(version), about: "save" })
      onRestored()
      takeOver()
      void refresh()
    } catch (error) {
      toast({ text: `${texts.restoreFailed} ${errorText(common, error)}`, isError: true, about: "save" })
      if (isCode(error, "stale") && error.problem.current) {
        editor.takeStale(error)
        void refresh("GET /history/:kind/:id")
      }
    }
    setBusyVersion(null)
  }
  return { run, busyVersion }
}
