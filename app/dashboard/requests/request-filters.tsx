import type { InquiryPage } from "#contract/inquiry.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { SearchField } from "../list/search-field.tsx"
import { type RequestView, requestFilters } from "./request-address.ts"

interface RequestFiltersProps {
  view: RequestView
  counts: InquiryPage["counts"] | null
  onChange: (change: Partial<RequestView>) => void
}

export function RequestFilters({ view, counts, onChange }: RequestFiltersProps) {
  const { requests: texts } = useDashboardTexts()
  const figures = new Intl.NumberFormat(useDashboardLanguage())
  return (
    <div className="filters">
      <fieldset className="seg">
        <legend className="vh">{texts.filter}</legend>
        {requestFilters.map((filter) => (
          <button key={filter} type="button" aria-pressed={view.filter === filter} onClick={() => onChange({ filter })}>
            {texts.filters[filter]} <span>{counts ? figures.format(counts[filter]) : ""}</span>
          </button>
        ))}
      </fieldset>
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
