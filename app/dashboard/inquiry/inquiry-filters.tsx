import { useState } from "react"
import { inquiryStates } from "#contract/inquiry-constants.ts"
import type { InquiryPage } from "#contract/inquiry.ts"
import { languages } from "#contract/language.ts"
import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { DayFilters, FilterSelect } from "../list/filter-select.tsx"
import { ListSearchField } from "../list/search-field.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { IconOnlyButton } from "../ui/button.tsx"
import {
  type DeskView,
  type InquiryView,
  checkFilters,
  deskViews,
  inquiryFiltersInForce,
  inquiryView,
  sourceFilters,
  exportQuery,
} from "./inquiry-address.ts"
import { DownloadButton, nameOfToday } from "../ui/download-button.tsx"

interface InquiryFiltersProps {
  view: InquiryView
  counts: InquiryPage["counts"] | null
  onChange: (change: Partial<InquiryView>) => void
}

/** Owner filter, full-text search, and further filters behind a button with their active number. */
export function InquiryFilters({ view, counts, onChange }: InquiryFiltersProps) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  const inForce = inquiryFiltersInForce(view)
  // Active filters are visible at once.
  const [isOpen, setIsOpen] = useState(inForce > 0)
  return (
    <div className="desk-filters">
      <ListSearchField
        label={texts.searchLabel}
        placeholder={texts.searchHint}
        value={view.query}
        onSearch={(query) => onChange({ query, ...searchView(view, query) })}
      />
      <IconOnlyButton
        icon="filter"
        label={texts.foldedFilters(inForce)}
        title={texts.foldedFilters(inForce)}
        className={inForce > 0 ? "desk-filtered" : ""}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <MoreFilters view={view} onChange={onChange} />}
      <SegmentedFilter
        label={texts.filter}
        options={deskViews.map((value) => ({
          value,
          label: desk.views[value],
          count: counts ? countOf(counts, value) : undefined,
        }))}
        value={view.view}
        onChoose={(chosen) => onChange({ view: chosen })}
      />
    </div>
  )
}

const countOf = (counts: InquiryPage["counts"], view: DeskView): number =>
  ({
    desk: counts.mine + counts.nobody,
    mine: counts.mine,
    nobody: counts.nobody,
    all: counts.all,
    closed: counts.closed,
  })[view]

/** The list as a search shows it, in all states. */
const searched = { view: "all", sort: "newest" } as const

/** Returns how a search changes the list as it begins: to the newest of all, and back once its text is removed. */
function searchView({ query: former, view, sort }: InquiryView, query: string): Partial<InquiryView> {
  const { start } = inquiryView
  if (former === "" && view === start.view && sort === start.sort) return searched
  const isSearched = view === searched.view && sort === searched.sort
  return query === "" && isSearched ? { view: start.view, sort: start.sort } : {}
}

function MoreFilters({ view, onChange }: Pick<InquiryFiltersProps, "view" | "onChange">) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  return (
    <div className="desk-filter-fields">
      <FilterSelect
        label={texts.columns.source}
        value={view.source}
        options={sourceFilters.map((value) => ({
          value,
          label: value === "all" ? desk.anySource : texts.filters[value],
        }))}
        onChoose={(source) => onChange({ source })}
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
        label={texts.columns.language}
        value={view.lang}
        options={(["all", ...languages] as const).map((value) => ({ value, label: texts.languages[value] }))}
        onChoose={(lang) => onChange({ lang })}
      />
      <FilterSelect
        label={texts.columns.check}
        value={view.check}
        options={checkFilters.map((value) => ({ value, label: texts.checks[value] }))}
        onChoose={(check) => onChange({ check })}
      />
      <FilterSelect
        label={desk.sort}
        value={view.sort}
        options={(["promise", "newest"] as const).map((value) => ({ value, label: desk.sorts[value] }))}
        onChoose={(sort) => onChange({ sort })}
      />
      <label className="unread-only">
        <input type="checkbox" checked={view.unread} onChange={({ target }) => onChange({ unread: target.checked })} />
        {texts.unreadOnly}
      </label>
      <DayFilters className="desk-day" texts={desk.days} value={view} onChange={onChange} />
      <ExportButtons view={view} />
    </div>
  )
}

/** Exports all filtered pages as a spreadsheet file. */
function ExportButtons({ view }: { view: InquiryView }) {
  const { inquiries: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (
    <div className="action-row">
      {(["csv", "xlsx"] as const).map((format) => (
        <DownloadButton
          key={format}
          address="/request/export"
          name={nameOfToday(texts.exportName, format)}
          options={{ query: exportQuery(view, format, language) }}
          failed={texts.exportFailed}
        >
          {texts.exports[format]}
        </DownloadButton>
      ))}
    </div>
  )
}
