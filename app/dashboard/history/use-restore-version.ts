import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText } from "../api/error-text.ts"
import type { HistoryKind } from "#contract/record-constants.ts"
import { useToast } from "../ui/toasts.tsx"
import type { Change } from "./versions.ts"

/** What is edited, on a screen, in a dialog or in a grid. */
export interface HistoryOwner {
  kind: HistoryKind
  record: { id: number | string; version: number; updated_at: string }
  /** What is typed and not saved. */
  changed: readonly string[]
  /** Brings a former version back, into a form or at once; resolves with what is left to do when the dialog has closed. */
  restoreVersion: (version: number, data: Change["data"]) => Promise<() => void>
}

/** Brings a former version back where the record is edited. */
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
