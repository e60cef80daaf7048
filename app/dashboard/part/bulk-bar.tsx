import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { MoveDialog } from "./move-dialog.tsx"
import type { Bulk } from "./use-bulk.tsx"
import type { Selection } from "./use-selection.ts"

interface BulkBarProps {
  spareId: number
  selection: Selection
  bulk: Bulk
  query: string
  /** Number of hits. */
  found: number
}

/** Actions on the selected parts. */
export function BulkBar({ spareId, selection, bulk, query, found }: BulkBarProps) {
  const { parts: texts } = useDashboardTexts()
  const [isMoving, setIsMoving] = useState(false)
  const count = selection.chosen.size
  const { isBusy } = bulk
  return (
    <div className="bulk">
      <p>
        <b>{texts.selected(count)}</b>
        {selection.page === "all" && count < found && (
          <button type="button" className="text-button" onClick={() => void bulk.selectFound(query)}>
            {texts.selectFound(found)}
          </button>
        )}
        <button type="button" className="text-button" onClick={selection.clear}>
          {texts.clearSelection}
        </button>
      </p>
      {bulk.progress !== null && <progress aria-label={texts.working} max={1} value={bulk.progress} />}
      <div className="action-row">
        <Button look="quiet" icon="right" busy={isBusy} onClick={() => setIsMoving(true)}>
          {texts.move}
        </Button>
        <Button look="danger" icon="trash" busy={isBusy} onClick={() => void bulk.remove()}>
          {texts.removeChosen}
        </Button>
      </div>
      {isMoving && <MoveDialog spareId={spareId} count={count} onMove={bulk.move} onClose={() => setIsMoving(false)} />}
    </div>
  )
}
