import type { TranslationPage } from "#contract/translation.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { FilterSelect } from "../list/filter-select.tsx"
import { ListSearchField } from "../list/search-field.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { useKindName } from "./text-names.ts"
import { type TranslationView, translationStates } from "./translation-view.ts"

interface TranslationFiltersProps {
  list: TranslationPage
  view: TranslationView
  onChange: (change: Partial<TranslationView>) => void
}

/** Filters of the worklist, with counts of the chosen languages. */
export function TranslationFilters({ list, view, onChange }: TranslationFiltersProps) {
  const { translations: texts } = useDashboardTexts()
  const kindName = useKindName()
  const chosen = list.progress.filter(({ lang }) => view.lang === "" || lang === view.lang)
  const count = (state: "missing" | "older") => chosen.reduce((sum, language) => sum + language[state], 0)
  const counts = { "": count("missing") + count("older"), missing: count("missing"), older: count("older") }
  const kinds = Object.entries(list.kinds) as [keyof typeof list.kinds, number][]
  return (
    <div className="filters translation-filters">
      <SegmentedFilter
        label={texts.stateFilter}
        value={view.state}
        options={translationStates.map((value) => ({
          value,
          label: texts.states[value || "open"],
          count: value === "all" ? undefined : counts[value],
        }))}
        onChoose={(state) => onChange({ state })}
      />
      <FilterSelect
        label={texts.kindFilter}
        value={view.kind}
        options={[
          { value: "" as const, label: texts.allKinds },
          ...kinds.map(([kind, open]) => ({ value: kind, label: `${kindName(kind)} (${open})` })),
        ]}
        onChoose={(kind) => onChange({ kind })}
      />
      <ListSearchField
        label={texts.search}
        placeholder={texts.searchHint}
        value={view.query}
        onSearch={(query) => onChange({ query })}
      />
    </div>
  )
}
