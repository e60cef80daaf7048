import { useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router"
import type { TrashEntry } from "#contract/trash.ts"
import { trashKinds } from "#contract/trash-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { Button } from "../ui/button.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { TrashEntryRow } from "./trash-row.tsx"
import { type TrashFilter, countKinds, entriesPerPage, pageOf } from "./trash-view.ts"
import { usePurge } from "./use-purge.tsx"
import "./trash.css"

/** Records deleted in the last 30 days; kind and page are in the URL. */
export default function TrashPage() {
  const { trash: texts, common } = useDashboardTexts()
  const { data, error, refetch } = useQuery(read("GET /trash"))
  const [params, setParams] = useSearchParams()
  const filter = trashKinds.find((kind) => kind === params.get("kind")) ?? "all"
  const show = (kind: TrashFilter, page: number) =>
    setParams({ ...(kind === "all" ? {} : { kind }), ...(page > 1 ? { page: String(page) } : {}) })
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={data ? texts.summary(data.length) : "\u00a0"}
      />
      {error !== null && !data && <LoadError title={texts.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <SkeletonRows rows={8} />}
      {data?.length === 0 && <EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      {data && data.length > 0 && (
        <TrashList entries={data} filter={filter} page={Number(params.get("page")) || 1} onShow={show} />
      )}
    </>
  )
}

interface TrashListProps {
  entries: readonly TrashEntry[]
  filter: TrashFilter
  page: number
  onShow: (filter: TrashFilter, page: number) => void
}

function TrashList({ entries, filter, page, onShow }: TrashListProps) {
  const { trash: texts } = useDashboardTexts()
  const purge = usePurge()
  const view = pageOf(entries, filter, page)
  return (
    <>
      <SegmentedFilter
        label={texts.filter}
        options={countKinds(entries).map(({ kind, count }) => ({
          value: kind,
          label: kind === "all" ? texts.all : texts.kinds[kind],
          count,
        }))}
        value={filter}
        onChoose={(kind) => onShow(kind, 1)}
      />
      {view.items.length === 0 ? (
        <EmptyState title={texts.noneTitle}>
          <Button look="line" onClick={() => onShow("all", 1)}>
            {texts.showAll}
          </Button>
        </EmptyState>
      ) : (
        <ul className="trash-list" aria-label={texts.listLabel}>
          {view.items.map((entry) => (
            <TrashEntryRow key={`${entry.id} ${entry.deleted_at}`} entry={entry} onPurge={() => void purge(entry)} />
          ))}
        </ul>
      )}
      <Pager page={view.page} limit={entriesPerPage} total={view.total} onPage={(to) => onShow(filter, to)} />
    </>
  )
}
