import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { auditGroups } from "#contract/audit-constants.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { downloadFile } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { read, useRefresh } from "../api/read.ts"
import { FilterSelect } from "../list/filter-select.tsx"
import { FoldedFilters } from "../list/folded-filters.tsx"
import { ListSearchField } from "../list/search-field.tsx"
import { Button } from "../ui/button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useIsWide } from "../ui/use-wide.ts"
import { type LogView, filtersInForce, logFileQuery } from "./log-address.ts"

interface LogFiltersProps {
  view: LogView
  onChange: (change: Partial<LogView>) => void
}

export function LogFilters({ view, onChange }: LogFiltersProps) {
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
        {(["from", "to"] as const).map((end) => (
          <label key={end} className="log-day-filter">
            {texts[end]}
            <input
              type="date"
              className="input"
              min="2000-01-01"
              max="2099-12-31"
              value={view[end]}
              onChange={(event) => onChange({ [end]: event.target.value })}
            />
          </label>
        ))}
        {isWide && search}
        <LogFileButton view={view} />
      </div>
    </FoldedFilters>
  )
}

/** Who can be chosen: accounts and access keys of today, and whoever the address names besides. */
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
  const { audit: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      const name = `${texts.csvName}-${new Date().toISOString().slice(0, 10)}.csv`
      await downloadFile("/audit", name, { query: logFileQuery(view, language) })
      // The download is in the log itself.
      void refresh("GET /audit")
    } catch (error) {
      toast({ text: `${texts.csvFailed} ${errorText(common, error)}`, isError: true })
    }
    setIsBusy(false)
  }
  return (
    <Button look="quiet" icon="dl" busy={isBusy} title={texts.csvTitle} onClick={() => void save()}>
      {texts.csv}
    </Button>
  )
}
