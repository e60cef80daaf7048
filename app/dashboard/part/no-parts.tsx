import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { EmptyState } from "../ui/states.tsx"
import { type PartView, isFiltered } from "./part-view.ts"

/** In place of a table without rows: why there are none, and what can be done. */
export function NoParts({ view, onShow }: { view: PartView; onShow: (change: Partial<PartView>) => void }) {
  const { parts: texts, partGrid } = useDashboardTexts()
  const mayEdit = useMay("parts.edit")
  const { query } = view
  const isSearch = query !== ""
  if (!isFiltered(view)) return <EmptyState title={texts.emptyTitle} text={mayEdit ? texts.emptyText : undefined} />
  return (
    <EmptyState
      title={isSearch ? texts.nothingTitle(query) : partGrid.nothing}
      text={isSearch ? texts.nothingText : undefined}
    >
      <Button look="quiet" onClick={() => onShow(isSearch ? { query: "" } : { filter: "all", since: "" })}>
        {isSearch ? texts.clearSearch : partGrid.clearFilter}
      </Button>
    </EmptyState>
  )
}
