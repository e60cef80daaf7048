import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useId } from "react"
import { Link } from "react-router"
import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { AuditEntry } from "#contract/audit.ts"
import type { Language } from "#contract/language.ts"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { useView } from "../ui/define-view.ts"
import { Loaded } from "../ui/loaded.tsx"
import { SettingsTabs } from "../ui/settings-tabs.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, NothingFound } from "../ui/states.tsx"
import { filtersInForce, logView } from "./log-address.ts"
import { LogFilters } from "./log-filters.tsx"
import { formatTime, formatDay } from "../ui/format-date.ts"
import { describeEntry, detailOfEntry } from "./describe-entry.ts"
import { recordPath } from "./record-path.ts"
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
      <SettingsTabs />
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

/** The log by day, each entry a sentence. */
function LogList({ entries }: { entries: readonly AuditEntry[] }) {
  const language = useDashboardLanguage()
  return groupByDay(entries, language).map(({ day, entries: dayEntries }) => (
    <LogDay key={day} day={day} entries={dayEntries} />
  ))
}

function LogDay({ day, entries }: { day: string; entries: readonly AuditEntry[] }) {
  const language = useDashboardLanguage()
  const id = useId()
  return (
    <section className="log-day" aria-labelledby={id}>
      <h2 id={id}>{day}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatTime(entry.at, language)}</time>
            <LogEntry entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function LogEntry({ entry }: { entry: AuditEntry }) {
  const texts = useDashboardTexts()
  const path = recordPath(entry)
  const language = useDashboardLanguage()
  const detail = detailOfEntry(entry, texts, language)
  return (
    <div>
      <p>
        {describeEntry(entry, texts).map(({ text, kind }, at) => {
          const key = `${at} ${kind}`
          if (kind === "who") return <b key={key}>{text}</b>
          if (kind === "record" && path !== null)
            return (
              <Link key={key} to={path}>
                {text}
              </Link>
            )
          return <span key={key}>{text}</span>
        })}
      </p>
      {detail !== "" && <p className="log-detail">{detail}</p>}
    </div>
  )
}

/** Groups the entries of a page by day in German time, in order. */
function groupByDay(
  entries: readonly AuditEntry[],
  language: Language,
): { day: string; entries: readonly AuditEntry[] }[] {
  return [...Map.groupBy(entries, ({ at }) => formatDay(at, language))].map(([day, dayEntries]) => ({
    day,
    entries: dayEntries,
  }))
}
