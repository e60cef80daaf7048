import { useState } from "react"
import type { SheetResult } from "#contract/sheet.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { Counts } from "./counts.tsx"
import { useUndoImport } from "./use-undo-import.ts"

interface DoneStepProps {
  spareId: number
  result: SheetResult
  onClose: () => void
}

/** The last step: what has happened, and the way back. */
export function DoneStep({ spareId, result, onClose }: DoneStepProps) {
  const { partImport: texts, common } = useDashboardTexts()
  const { isBusy, undo } = useUndoImport(spareId)
  const [isUndone, setIsUndone] = useState(false)
  const { import_id: importId } = result
  return (
    <div className="import-check">
      <Notice tone={isUndone ? "info" : "good"}>
        <b>{isUndone ? texts.undone : common.updated}</b>
      </Notice>
      <Counts label={texts.doneLabel} result={result} />
      <div className="action-row import-actions">
        {importId !== null && !isUndone && (
          <Button look="quiet" icon="refresh" busy={isBusy} onClick={() => void undo(importId).then(setIsUndone)}>
            {texts.undo}
          </Button>
        )}
        <Button onClick={onClose}>{common.close}</Button>
      </div>
    </div>
  )
}
