import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { HistoryKind } from "#contract/record-constants.ts"
import type { Joint, ByLanguage } from "../translations/joint.ts"
import { useAction } from "../ui/use-action.ts"
import type { Change } from "../editor/versions.ts"

interface HistoryRecord {
  id: number | string
  version: number
  updated_at: string
}

/** What is edited: a screen, a dialog or a grid. */
export interface HistoryOwner {
  kind: HistoryKind
  record: HistoryRecord & { members?: ByLanguage<HistoryRecord> }
  /** How the records of the languages are joined, for a thing that has one in each. */
  joint?: Joint | undefined
  /** Names of unsaved changes. */
  changed: readonly string[]
  /**
   * Restores a former version, into a form or directly; resolves with what remains to be done after the dialog closes.
   */
  restoreVersion: (version: number, data: Change["data"]) => Promise<() => void>
}

/** Restores a former version where the record is edited. */
export function useRestoreVersion(editor: HistoryOwner, onRestored: () => void) {
  const { history: texts } = useDashboardTexts()
  const [chosen, setChosen] = useState<number | null>(null)
  const { isBusy, run: lock } = useAction({ failed: texts.restoreFailed, about: "save" })
  const run = ({ version, data }: Change) =>
    lock(async () => {
      setChosen(version)
      const finish = await editor.restoreVersion(version, data)
      onRestored()
      finish()
    })
  return { run, busyVersion: isBusy ? chosen : null }
}
