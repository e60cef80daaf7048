import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { Counts } from "./counts.tsx"
import { GroupsDone } from "./groups-done.tsx"
import { RefusedRows } from "./refused-rows.tsx"
import type { ChosenSheet, ImportResult } from "./use-import.ts"
import { useUndoImport } from "./use-undo-import.ts"

interface DoneStepProps {
  /** The group; null when the sheet is for several. */
  spareId: number | null
  result: ImportResult
  sheet: ChosenSheet
  onClose: () => void
}

/** Last step: the result, and undo. */
export function DoneStep({ spareId, result, sheet, onClose }: DoneStepProps) {
  const { partImport: texts, common } = useDashboardTexts()
  const { isBusy, undo } = useUndoImport()
  const [isUndone, setIsUndone] = useState(false)
  const importId = "groups" in result ? null : result.import_id
  const isSame = result.added + result.updated + result.removed === 0
  return (
    <div className="import-check">
      <Notice tone={isUndone || isSame ? "info" : "good"}>
        <b>{isUndone ? texts.undone : isSame ? texts.nothingChanged : common.updated}</b>
      </Notice>
      <Counts label={texts.doneLabel} result={result} />
      {result.gaps_closed > 0 && !isUndone && <p>{texts.gapsClosed(result.gaps_closed)}</p>}
      {result.errors.length > 0 && !isUndone && (
        <RefusedRows errors={result.errors} text={texts.refusedLeft} sheet={sheet} />
      )}
      {"groups" in result && <GroupsDone groups={result.groups} />}
      <div className="action-row import-actions">
        {spareId !== null && importId !== null && !isUndone && (
          <Button
            look="quiet"
            icon="refresh"
            busy={isBusy}
            onClick={() => void undo(spareId, importId).then(setIsUndone)}
          >
            {texts.undo}
          </Button>
        )}
        <Button onClick={onClose}>{common.close}</Button>
      </div>
    </div>
  )
}
