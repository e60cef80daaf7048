import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText } from "../api/error-text.ts"
import type { HistoryKind } from "#contract/record-constants.ts"
import { useToast } from "../ui/toasts.tsx"
import type { Change } from "../editor/versions.ts"

/** What is edited: a screen, a dialog or a grid. */
export interface HistoryOwner {
  kind: HistoryKind
  record: { id: number | string; version: number; updated_at: string }
  /** Names of unsaved changes. */
  changed: readonly string[]
  /**
   * Restores a former version, into a form or directly; resolves with what remains to be done after the dialog closes.
   */
  restoreVersion: (version: number, data: Change["data"]) => Promise<() => void>
}

/** Restores a former version where the record is edited. */
export function useRestoreVersion(editor: HistoryOwner, onRestored: () => void) {
  const { history: texts, common } = useDashboardTexts()
  const toast = useToast()
  const [busyVersion, setBusyVersion] = useState<number | null>(null)
  const run = async ({ version, data }: Change) => {
    setBusyVersion(version)
    try {
      const finish = await editor.restoreVersion(version, data)
      onRestored()
      finish()
    } catch (error) {
      toast({ text: `${texts.restoreFailed} ${errorText(common, error)}`, isError: true, about: "save" })
    }
    setBusyVersion(null)
  }
  return { run, busyVersion }
}
