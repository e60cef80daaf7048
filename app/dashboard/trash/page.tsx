import { useQuery } from "@tanstack/react-query"
import type { TrashEntry } from "#contract/trash.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { Button } from "../ui/button.tsx"
import { useView } from "../ui/define-view.ts"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, SkeletonRows } from "../ui/states.tsx"
import { TrashEntryRow } from "./trash-row.tsx"
import { type TrashView, countKinds, entriesPerPage, pageOf, trashView } from "./trash-view.ts"
import { usePurge } from "./use-purge.tsx"
import "./trash.css"

/** Records deleted in the last 30 days; kind and page are in the URL. */
export default function TrashPage() {
  const { trash: texts, common } = useDashboardTexts()
  const loaded = useQuery(read("GET /trash"))
  const { view, show } = useView(trashView)
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={loaded.data ? texts.summary(loaded.data.length) : "\u00a0"}
      />
      <Loaded
        query={loaded}
        failed={texts.loadFailed}
        skeleton={<SkeletonRows rows={8} />}
        empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      >
        {(entries) => <TrashList entries={entries} {...view} onShow={show} />}
      </Loaded>
    </>
  )
}

interface TrashListProps extends TrashView {
  entries: readonly TrashEntry[]
  onShow: (change: Partial<TrashView>) => void
}

function TrashList({ entries, kind: filter, page, onShow }: TrashListProps) {
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
        onChoose={(kind) => onShow({ kind })}
      />
      {view.items.length === 0 ? (
        <EmptyState title={texts.noneTitle}>
          <Button look="line" onClick={() => onShow({ kind: "all" })}>
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
      <Pager page={view.page} limit={entriesPerPage} total={view.total} onPage={(next) => onShow({ page: next })} />
    </>
  )
}
