import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ListSearchField } from "../list/search-field.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { SelectField } from "../ui/field.tsx"
import type { BlockState } from "./block-state.ts"
import { type GridView, filterNames, pageSizes } from "./grid-view.ts"

interface GridBarProps {
  view: GridView
  state: BlockState
  hasRows: boolean
  onShow: (change: Partial<GridView>) => void
  onUndo: (way: "undo" | "redo") => void
  onDialog: (dialog: "bulk" | "history") => void
}

/** Search, filters, page size, and actions on the cells. */
export function GridBar({ view, state, hasRows, onShow, onUndo, onDialog }: GridBarProps) {
  const { partGrid: texts, parts, history } = useDashboardTexts()
  const mayEdit = useMay("parts.edit")
  const open = (dialog: "bulk" | "history") => ({
    "aria-haspopup": "dialog" as const,
    "aria-disabled": !hasRows || undefined,
    onClick: () => hasRows && onDialog(dialog),
  })
  return (
    <div className="grid-bar">
      <ListSearchField
        label={parts.searchLabel}
        placeholder={parts.searchHint}
        value={view.query}
        onSearch={(query) => onShow({ query })}
      />
      <SelectField
        label={texts.filter}
        value={view.filter}
        options={filterNames.map((value) => ({ value, label: texts.filters[value] }))}
        onValue={(filter) => onShow({ filter })}
      />
      <SelectField
        label={texts.rows}
        value={String(view.limit)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onValue={(size) => onShow({ limit: pageSizes.find((known) => String(known) === size) ?? 50 })}
      />
      <div className="action-row">
        {mayEdit && (
          <>
            <Button
              look="quiet"
              aria-keyshortcuts="Control+Z"
              aria-disabled={!state.canUndo || undefined}
              onClick={() => onUndo("undo")}
            >
              {parts.undo}
            </Button>
            <Button
              look="quiet"
              aria-keyshortcuts="Control+Y"
              aria-disabled={!state.canRedo || undefined}
              onClick={() => onUndo("redo")}
            >
              {texts.redo}
            </Button>
          </>
        )}
        <Button look="quiet" {...open("history")}>
          {history.title}
        </Button>
        {mayEdit && (
          <Button look="quiet" icon="edit" {...open("bulk")}>
            {texts.bulk}
          </Button>
        )}
      </div>
    </div>
  )
}
