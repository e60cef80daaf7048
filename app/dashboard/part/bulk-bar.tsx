import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import type { Bulk } from "./use-bulk.tsx"
import type { Ticks } from "./use-ticks.ts"

interface BulkBarProps {
  ticks: Ticks
  bulk: Bulk
  /** Number of hits. */
  found: number
  onTickFound: () => void
  onMove: () => void
  onChange: () => void
}

/** Actions on the ticked parts. */
export function BulkBar({ ticks, bulk, found: foundCount, onTickFound, onMove, onChange }: BulkBarProps) {
  const { parts: texts, partGrid } = useDashboardTexts()
  const count = ticks.chosen.size
  const { isBusy } = bulk
  return (
    <div className="bulk">
      <p>
        <b>{texts.selected(count)}</b>
        {ticks.page === "all" && count < foundCount && (
          <button type="button" className="text-button" onClick={onTickFound}>
            {texts.selectFound(foundCount)}
          </button>
        )}
        <button type="button" className="text-button" onClick={ticks.clear}>
          {texts.clearSelection}
        </button>
      </p>
      {bulk.progress !== null && <progress aria-label={texts.working} max={1} value={bulk.progress} />}
      <div className="action-row">
        <Button look="quiet" icon="right" busy={isBusy} onClick={onMove}>
          {texts.move}
        </Button>
        <Button look="quiet" icon="edit" busy={isBusy} onClick={onChange}>
          {partGrid.bulk}
        </Button>
        <Button look="danger" icon="trash" busy={isBusy} onClick={() => void bulk.remove([...ticks.chosen.values()])}>
          {texts.removeChosen}
        </Button>
      </div>
    </div>
  )
}
