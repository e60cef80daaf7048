import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import type { PartCounts } from "#contract/part-list.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { DayInput } from "../list/filter-select.tsx"
import { ListSearchField } from "../list/search-field.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { IconOnlyButton } from "../ui/button.tsx"
import { Field, SelectField } from "../ui/field.tsx"
import { type PartView, filterNames, pageSizes } from "./part-view.ts"
import { useIsPhone } from "./thumb-bar.tsx"

interface PartsBarProps {
  group: number | undefined
  view: PartView
  onShow: (change: Partial<PartView>) => void
  /** Actions on the list; on a phone they are in the thumb's bar. */
  children: ReactNode
}

/** Search and actions above the filters with their counts; on a phone the rarer filters are folded. */
export function PartsBar({ group, view, onShow, children }: PartsBarProps) {
  const { parts, partGrid } = useDashboardTexts()
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(view.since !== "")
  return (
    <>
      <div className="parts-bar">
        <ListSearchField
          label={parts.searchLabel}
          placeholder={parts.searchHint}
          value={view.query}
          onSearch={(query) => onShow({ query })}
        />
        {isPhone && (
          <IconOnlyButton
            icon="filter"
            label={partGrid.moreFilters}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
        {children}
      </div>
      <PartFilters group={group} view={view} onShow={onShow} isWhole={!isPhone || isOpen} />
    </>
  )
}

interface PartFiltersProps extends Omit<PartsBarProps, "children"> {
  isWhole: boolean
}

function PartFilters({ group, view, onShow, isWhole }: PartFiltersProps) {
  const { partGrid: texts } = useDashboardTexts()
  const { data: counts } = useQuery(read("GET /part/counts", { query: { group } }))
  // Counts are those of the whole list, not of what a search finds.
  const count = (name: PartView["filter"]): number | undefined =>
    view.query === "" && view.since === "" ? counts?.[countNames[name]] : undefined
  return (
    <div className="part-filters">
      <SegmentedFilter
        label={texts.filter}
        value={view.filter}
        options={filterNames.map((value) => ({ value, label: texts.filters[value], count: count(value) }))}
        onChoose={(filter) => onShow({ filter })}
      />
      {isWhole && (
        <>
          <Field label={texts.changedSince}>
            {(control) => <DayInput {...control} value={view.since} onDay={(since) => onShow({ since })} />}
          </Field>
          <SelectField
            label={texts.rows}
            value={String(view.limit)}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            onValue={(value) => onShow({ limit: pageSizes.find((size) => String(size) === value) ?? 50 })}
          />
        </>
      )}
    </div>
  )
}

const countNames = {
  all: "all",
  "missing-de": "missing_de",
  "missing-en": "missing_en",
  "missing-ru": "missing_ru",
  "no-substitute": "no_substitute",
  "unknown-substitute": "unknown_substitute",
  "quantity-0": "quantity_0",
  near: "near",
} as const satisfies Record<PartView["filter"], keyof PartCounts>
