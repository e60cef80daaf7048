import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { DemandBoard } from "#contract/demand.ts"
import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { type ViewOf, useView, choiceParameter, defineView, flagParameter, pageParameter } from "../ui/define-view.ts"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { DemandTabs } from "../ui/settings-tabs.tsx"
import { EmptyState, NothingFound } from "../ui/states.tsx"
import { DemandList } from "./demand-list.tsx"
import { weekNumber } from "../ui/format-date.ts"
import { WeekShares } from "./week-shares.tsx"
import "./demand.css"
import { DownloadButton, nameOfToday } from "../ui/download-button.tsx"
import { type Language, languageTable, languages } from "#contract/language.ts"
import { SegmentedFilter } from "../list/segments.tsx"
import { type DemandKind, demandKinds } from "#contract/demand-constants.ts"

const demandFilters = ["all", ...demandKinds, "ignored"] as const

/** View of the board. */
const demandView = defineView({
  filter: choiceParameter(demandFilters, { start: "all" }),
  fresh: flagParameter({ name: "new" }),
  lang: choiceParameter<Language | "">(languages, { start: "" }),
  page: pageParameter(),
})
type DemandView = ViewOf<typeof demandView>

/** Returns the API query of a view. */
const demandQuery = (view: DemandView) => ({ ...filterQuery(view), page: view.page })

/** Returns the API query that exports all of a view, in the words of a language. */
const csvQuery = (view: DemandView, words: Language) => ({ ...filterQuery(view), words })

const filterQuery = ({ filter, fresh, lang }: DemandView) => ({
  kind: filter === "all" || filter === "ignored" ? undefined : (filter satisfies DemandKind),
  ignored: filter === "ignored" ? "true" : undefined,
  fresh: fresh ? "true" : undefined,
  lang: lang || undefined,
})

/** Unanswered searches and requests of visitors. */
export default function DemandPage() {
  const { demand: texts, common } = useDashboardTexts()
  const { view, show } = useView(demandView)
  const page = read("GET /demand", { query: demandQuery(view) })
  const loaded = useQuery({ ...page, placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={loaded.data ? weeksOf(loaded.data, texts.stamp) : "\u00a0"}
      >
        <CsvButton view={view} />
      </PageHeader>
      <DemandTabs />
      <Loaded query={loaded} failed={texts.loadFailed} rows={10}>
        {(board) => (
          <>
            <WeekShares weeks={board.weeks} />
            <DemandFilters view={view} counts={board.counts} onChange={show} />
            <div aria-busy={loaded.isFetching}>
              {board.items.length > 0 ? (
                <DemandList items={board.items} />
              ) : (
                <NothingHere counts={board.counts} onShowAll={() => show(demandView.start)} />
              )}
              <Pager page={board.page} limit={board.limit} total={board.total} onPage={(to) => show({ page: to })}>
                <Shown board={board} />
              </Pager>
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

const weeksOf = ({ weeks }: DemandBoard, stamp: (first: number, last: number) => string): string =>
  stamp(weekNumber(weeks[0]?.week ?? ""), weekNumber(weeks.at(-1)?.week ?? ""))

function Shown({ board: { page, limit, total, unnamed } }: { board: DemandBoard }) {
  const { demand: texts, list } = useDashboardTexts()
  const range = list.range((page - 1) * limit + 1, Math.min(page * limit, total), total)
  return [total > 0 && range, unnamed > 0 && texts.unnamed(unnamed)].filter(Boolean).join(". ")
}

function NothingHere({ counts, onShowAll }: { counts: DemandBoard["counts"]; onShowAll: () => void }) {
  const { demand: texts } = useDashboardTexts()
  if (counts.all + counts.ignored === 0) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
  return <NothingFound texts={texts} onShowAll={onShowAll} />
}

/** Exports all filtered pages as a spreadsheet file. */
function CsvButton({ view }: { view: DemandView }) {
  const { demand: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (
    <DownloadButton
      address="/demand/csv"
      name={nameOfToday(texts.csvName, "csv")}
      options={{ query: csvQuery(view, language) }}
      failed={texts.csvFailed}
    >
      {texts.csv}
    </DownloadButton>
  )
}

interface DemandFiltersProps {
  view: DemandView
  counts: DemandBoard["counts"] | null
  onChange: (change: Partial<DemandView>) => void
}

/** Filters by origin, novelty and language. */
function DemandFilters({ view, counts, onChange }: DemandFiltersProps) {
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
