import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { DemandBoard } from "#contract/demand.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { useView } from "../ui/define-view.ts"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { DemandTabs } from "../ui/settings-tabs.tsx"
import { EmptyState, NothingFound } from "../ui/states.tsx"
import { CsvButton } from "./csv-button.tsx"
import { demandQuery, demandView } from "./demand-address.ts"
import { DemandFilters } from "./demand-filters.tsx"
import { DemandList } from "./demand-list.tsx"
import { weekNumber } from "../ui/format-date.ts"
import { WeekShares } from "./week-shares.tsx"
import "./demand.css"

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
