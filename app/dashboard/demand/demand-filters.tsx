import type { DemandBoard } from "#contract/demand.ts"
import { languageTable, languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { type DemandView, demandFilters } from "./demand-address.ts"

interface DemandFiltersProps {
  view: DemandView
  counts: DemandBoard["counts"] | null
  onChange: (change: Partial<DemandView>) => void
}

/** Filters by origin, novelty and language. */
export function DemandFilters({ view, counts, onChange }: DemandFiltersProps) {
  const { demand: texts } = useDashboardTexts()
  const options = demandFilters.map((value) => ({ value, label: texts.filters[value], count: counts?.[value] }))
  return (
    <div className="filters demand-filters">
      <SegmentedFilter
        label={texts.filter}
        options={options}
        value={view.filter}
        onChoose={(filter) => onChange({ filter })}
      />
      <div className="demand-more">
        <label className="demand-fresh">
          <input type="checkbox" checked={view.fresh} onChange={(event) => onChange({ fresh: event.target.checked })} />
          {texts.fresh} <span className="mono">{counts?.fresh ?? ""}</span>
        </label>
        <fieldset className="demand-languages">
          <legend className="visually-hidden">{texts.language}</legend>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              aria-pressed={view.lang === language}
              lang={language}
              onClick={() => onChange({ lang: view.lang === language ? "" : language })}
            >
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className="visually-hidden">{languageTable[language].ownName}</span>
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  )
}
