import { type InquiryPage, inquiryStates } from "#contract/inquiry.ts"
import { languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { FilterSelect } from "../list/filter-select.tsx"
import { FoldedFilters } from "../list/folded-filters.tsx"
import { ListSearchField } from "../list/search-field.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { useIsWide } from "../ui/use-wide.ts"
import { ExportButtons } from "./export-buttons.tsx"
import {
  type InquiryFilter,
  type InquiryView,
  type OwnerFilter,
  checkFilters,
  inquiryFilters,
  ownerFilters,
} from "./inquiry-address.ts"

interface InquiryFiltersProps {
  view: InquiryView
  counts: InquiryPage["counts"] | null
  onChange: (change: Partial<InquiryView>) => void
}

export function InquiryFilters({ view, counts, onChange }: InquiryFiltersProps) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  const isWide = useIsWide()
  const { source, check } = view
  const current = source === "all" && check === "unverified" ? "unverified" : source
  const choose = (filter: InquiryFilter) =>
    onChange(filter === "unverified" ? { source: "all", check: "unverified" } : { source: filter, check: "all" })
  const search = (
    <ListSearchField
      label={texts.searchLabel}
      placeholder={texts.searchHint}
      value={view.query}
      onSearch={(query) => onChange({ query })}
    />
  )
  const ownerCount = (owner: OwnerFilter) =>
    counts?.[({ all: "all", me: "mine", none: "nobody" } as const)[owner]] ?? null
  const inForce = [
    source !== "all",
    check !== "all",
    view.lang !== "all",
    view.unread,
    view.owner !== "all",
    view.state !== "all",
    view.sort !== "newest",
  ].filter(Boolean).length
  return (
    <FoldedFilters search={search} summary={texts.foldedFilters(inForce)}>
      <div className="filters">
        <SegmentedFilter
          label={texts.filter}
          options={inquiryFilters.map((value) => ({ value, label: texts.filters[value], count: counts?.[value] }))}
          value={current}
          onChoose={choose}
        />
        {isWide && search}
      </div>
      <div className="filters more-filters">
        <div className="action-row">
          <FilterSelect
            label={desk.owner}
            value={view.owner}
            options={ownerFilters.map((value) => ({ value, label: desk.owners(value, ownerCount(value)) }))}
            onChoose={(owner) => onChange({ owner })}
          />
          <FilterSelect
            label={desk.state}
            value={view.state}
            options={[
              { value: "all", label: desk.anyState },
              ...inquiryStates.map((value) => ({ value, label: desk.inquiryStates[value] })),
            ]}
            onChoose={(state) => onChange({ state })}
          />
          <FilterSelect
            label={desk.sort}
            value={view.sort}
            options={(["newest", "promise"] as const).map((value) => ({ value, label: desk.sorts[value] }))}
            onChoose={(sort) => onChange({ sort })}
          />
          <label className="unread-only">
            <input
              type="checkbox"
              checked={view.unread}
              onChange={(event) => onChange({ unread: event.target.checked })}
            />
            {texts.unreadOnly}
          </label>
          <FilterSelect
            label={texts.columns.language}
            value={view.lang}
            options={(["all", ...languages] as const).map((value) => ({ value, label: texts.languages[value] }))}
            onChoose={(lang) => onChange({ lang })}
          />
          <FilterSelect
            label={texts.columns.check}
            value={view.check}
            options={checkFilters.map((value) => ({ value, label: texts.checks[value] }))}
            onChoose={(chosen) => onChange({ check: chosen })}
          />
        </div>
        <ExportButtons view={view} />
      </div>
    </FoldedFilters>
  )
}
