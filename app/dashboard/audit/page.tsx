import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { useAddressView } from "../list/use-address-view.ts"
import { Button } from "../ui/button.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { type LogView, filtersInForce, logQuery, readLogView, wholeLog, writeLogView } from "./log-address.ts"
import { LogFilters } from "./log-filters.tsx"
import { LogList } from "./log-list.tsx"
import "./audit.css"

/** The activity log: who did what. */
export default function AuditPage() {
  const { audit: texts, settings } = useDashboardTexts()
  const { view, show: showView } = useAddressView(readLogView, writeLogView)
  const loaded = useQuery({ ...read("GET /audit", { query: logQuery(view) }), placeholderData: keepPreviousData })
  const list = loaded.data
  const isFiltered = filtersInForce(view) > 0 || view.query !== ""
  const show = (change: Partial<LogView>) => showView({ page: 1, ...change }, change.page !== undefined)
  return (
    <>
      <PageHeader
        title={settings.log}
        crumbs={[{ to: "/dashboard/settings", label: settings.title }]}
        stamp={list ? texts.summary(list.total) : "\u00a0"}
      />
      <LogFilters view={view} onChange={show} />
      {loaded.error !== null && !loaded.isFetching ? (
        <LoadError title={texts.loadFailed} error={loaded.error} onRetry={() => void loaded.refetch()} />
      ) : !list ? (
        <SkeletonRows rows={8} className="skeleton-dense" />
      ) : list.total > 0 ? (
        <section aria-busy={loaded.isFetching} aria-label={texts.listLabel}>
          <LogList entries={list.items} />
          <Pager page={list.page} limit={list.limit} total={list.total} onPage={(page) => show({ page })} />
        </section>
      ) : isFiltered ? (
        <EmptyState title={texts.nothingTitle} text={texts.nothingText}>
          <Button look="line" onClick={() => show(wholeLog)}>
            {texts.showAll}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
      )}
      <output className="visually-hidden">{list && isFiltered ? texts.found(list.total) : ""}</output>
    </>
  )
}
