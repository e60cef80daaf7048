import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { auditGroups } from "#contract/audit-constants.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { DownloadButton, nameOfToday } from "../ui/download-button.tsx"
import { read, useRefresh } from "../api/read.ts"
import { DayFilters, FilterSelect } from "../list/filter-select.tsx"
import { ListSearchField } from "../list/search-field.tsx"
import { useIsWide } from "../ui/use-wide.ts"
import { type LogView, filtersInForce, logFileQuery } from "./log-address.ts"

export function LogFilters({ view, onChange }: { view: LogView; onChange: (change: Partial<LogView>) => void }) {
  const { audit: texts } = useDashboardTexts()
  const isWide = useIsWide()
  const people = usePeople(view.person)
  const search = (
    <ListSearchField
      label={texts.search}
      placeholder={texts.searchHint}
      value={view.query}
      onSearch={(query) => onChange({ query })}
    />
  )
  return (
    <FoldedFilters search={search} summary={texts.filters(filtersInForce(view))}>
      <div className="log-filters">
        <FilterSelect
          label={texts.person}
          value={view.person}
          options={[{ value: "", label: texts.everybody }, ...people]}
          onChoose={(person) => onChange({ person })}
        />
        <FilterSelect
          label={texts.kind}
          value={view.kind}
          options={[
            { value: "all", label: texts.allKinds },
            ...auditGroups.map((value) => ({ value, label: texts.groups[value] })),
          ]}
          onChoose={(kind) => onChange({ kind })}
        />
        <DayFilters className="log-day-filter" texts={texts} value={view} onChange={onChange} />
        {isWide && search}
        <LogFileButton view={view} />
      </div>
    </FoldedFilters>
  )
}

/** Returns the options of the filter: current accounts and access keys, and the one in the URL. */
function usePeople(chosen: string): { value: string; label: string }[] {
  const { audit: texts } = useDashboardTexts()
  const members = useQuery(read("GET /people")).data?.items ?? []
  const keys = useQuery(read("GET /token")).data ?? []
  const people = [
    ...members.map(({ id, name, login }) => ({ value: String(id), label: name || login })),
    ...keys.map(({ name }) => ({ value: name, label: texts.keyNamed(name) })),
  ]
  return chosen === "" || people.some(({ value }) => value === chosen)
    ? people
    : [...people, { value: chosen, label: chosen }]
}

function LogFileButton({ view }: { view: LogView }) {
  const { audit: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const refresh = useRefresh()
  return (
    <DownloadButton
      address="/audit"
      name={nameOfToday(texts.csvName, "csv")}
      options={{ query: logFileQuery(view, language) }}
      failed={texts.csvFailed}
      title={texts.csvTitle}
      // The log now contains the download.
      onDone={() => void refresh("GET /audit")}
    >
      {texts.csv}
    </DownloadButton>
  )
}

interface FoldedFiltersProps {
  search: ReactNode
  /** Number of active filters, in words. */
  summary: string
  children: ReactNode
}

/**
 * All filters on a wide screen; on a narrow one the search, and the others behind a line with the number of active
 * ones.
 */
function FoldedFilters({ search, summary, children }: FoldedFiltersProps) {
  if (useIsWide()) return children
  return (
    <div className="folded-filters">
      {search}
      <details>
        <summary>
          <Icon name="down" />
          {summary}
        </summary>
        {children}
      </details>
    </div>
  )
}
