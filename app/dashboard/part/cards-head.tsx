import { type PartSort, partSorts } from "#contract/part-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { PageBox } from "./table-head.tsx"
import type { Selection } from "./use-selection.ts"

interface CardsHeadProps {
  sort: PartSort
  selection: Selection
  onSort: (sort: PartSort) => void
}

/** Replaces the table head where rows are cards. */
export function CardsHead({ sort, selection, onSort }: CardsHeadProps) {
  const { parts: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  return (
    <div className="cards-head">
      {!isReadOnly && <PageBox selection={selection} />}
      <select
        className="input"
        aria-label={texts.sortBy}
        value={sort}
        onChange={(event) => onSort(partSorts.find((name) => name === event.target.value) ?? "number")}
      >
        {partSorts.map((name) => (
          <option key={name} value={name}>
            {texts.sorts[name]}
          </option>
        ))}
      </select>
    </div>
  )
}
