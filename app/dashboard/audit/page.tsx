import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router"
import type { AuditEntry } from "#contract/audit.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import "./audit.css"

/** The audit log: who did what. */
export default function AuditPage() {
  const { settings: texts } = useDashboardTexts()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1)
  const loaded = useQuery({ ...read("GET /audit", { query: { page } }), placeholderData: keepPreviousData })
  const list = loaded.data
  return (
    <>
      <PageHeader
        title={texts.log}
        crumbs={[{ to: "/dashboard/settings", label: texts.title }]}
        stamp={list ? texts.logSummary(list.total) : "\u00a0"}
      />
      {loaded.error !== null && !loaded.isFetching ? (
        <LoadError title={texts.logLoadFailed} error={loaded.error} onRetry={() => void loaded.refetch()} />
      ) : !list ? (
        <SkeletonRows rows={8} className="skeleton-dense" />
      ) : list.total === 0 ? (
        <EmptyState title={texts.logEmpty} text={texts.logEmptyText} />
      ) : (
        <div aria-busy={loaded.isFetching}>
          <AuditList entries={list.items} />
          <Pager
            page={list.page}
            limit={list.limit}
            total={list.total}
            onPage={(to) => setParams(to > 1 ? { page: String(to) } : {})}
          />
        </div>
      )}
    </>
  )
}

function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const { settings: texts, trash } = useDashboardTexts()
  const language = useDashboardLanguage()
  const named = (event: string) =>
    Object.hasOwn(texts.events, event) ? texts.events[event as keyof typeof texts.events] : event
  const nobody = (event: string) => (event === "sign-in failed" ? texts.logStranger : texts.logProgram)
  return (
    <table className="dense audit-log" {...roles.table} aria-label={texts.logLabel}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {(["at", "who", "event", "detail"] as const).map((column) => (
            <th key={column} {...roles.head}>
              {texts.logColumns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {entries.map(({ id, at, who, event, detail }) => (
          <tr key={id} {...roles.row}>
            <td {...roles.cell} className="when">
              <time dateTime={at}>{formatMoment(at, language)}</time>
            </td>
            <td {...roles.cell}>{who || nobody(event)}</td>
            <td {...roles.cell}>{named(event)}</td>
            <td {...roles.cell} className="detail">
              {readableDetail(detail, trash.kind)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Names the record of "service 3" or "spare 3: …" as people do; anything else stays as it is noted. */
function readableDetail(detail: string, kinds: Readonly<Record<string, string>>): string {
  const [, kind = "", id = "", rest = ""] = /^([a-z-]+) (\d+)(:.*)?$/u.exec(detail) ?? []
  return Object.hasOwn(kinds, kind) ? `${kinds[kind]} ${id}${rest}` : detail
}
