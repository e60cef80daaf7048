import type { InquiryPage } from "#contract/inquiry.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { SearchField } from "../list/search-field.tsx"
import { Segments } from "../list/segments.tsx"
import { type RequestView, requestFilters } from "./request-address.ts"

interface RequestFiltersProps {
  view: RequestView
  counts: InquiryPage["counts"] | null
  onChange: (change: Partial<RequestView>) => void
}

export function RequestFilters({ view, counts, onChange }: RequestFiltersProps) {
  const { requests: texts } = useDashboardTexts()
  return (
    <div className="filters">
      <Segments
        label={texts.filter}
        options={requestFilters.map((value) => ({ value, label: texts.filters[value], count: counts?.[value] }))}
        value={view.filter}
        onChoose={(filter) => onChange({ filter })}
      />
      <SearchField
        label={texts.searchLabel}
        placeholder={texts.searchHint}
        value={view.query}
        onSearch={(query) => {
          if (query !== view.query) onChange({ query })
        }}
      />
    </div>
  )
}
