import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { useView } from "../ui/define-view.ts"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, NothingFound } from "../ui/states.tsx"
import { filtersInForce, logView } from "./log-address.ts"
import { LogFilters } from "./log-filters.tsx"
import { LogList } from "./log-list.tsx"
import "./audit.css"

/** The activity log: who did what. */
export default function AuditPage() {
  const { audit: texts, settings } = useDashboardTexts()
  const { view, show } = useView(logView)
  const loaded = useQuery({
    ...read("GET /audit", { query: logView.changed(view) }),
    placeholderData: keepPreviousData,
  })
  const list = loaded.data
  const isFiltered = filtersInForce(view) > 0 || view.query !== ""
  return (
    <>
      <PageHeader
        title={settings.log}
        crumbs={[{ to: "/dashboard/settings", label: settings.title }]}
        stamp={list ? texts.summary(list.total) : "\u00a0"}
      />
      <LogFilters view={view} onChange={show} />
      <Loaded
        query={loaded}
        failed={texts.loadFailed}
        rows={8}
        isEmpty={({ total }) => total === 0}
        empty={
          isFiltered ? (
            <NothingFound texts={texts} onShowAll={() => show(logView.start)} />
          ) : (
            <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
          )
        }
      >
        {({ items, page, limit, total }) => (
          <section aria-busy={loaded.isFetching} aria-label={texts.listLabel}>
            <LogList entries={items} />
            <Pager page={page} limit={limit} total={total} onPage={(next) => show({ page: next })} />
          </section>
        )}
      </Loaded>
      <output className="visually-hidden">{list && isFiltered ? texts.found(list.total) : ""}</output>
    </>
  )
}
