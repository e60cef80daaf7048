import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { MissingAddress } from "#contract/redirect.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { read } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { Button } from "../ui/button.tsx"
import { formatDay } from "../ui/format-date.ts"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { LeadTo } from "./lead-to.tsx"

const [few, all] = [5, 1_000]

interface MissingSectionProps {
  isAll: boolean
  onShowAll: () => void
}

/** Recently missing addresses, each with its actions. */
export function MissingSection({ isAll, onShowAll }: MissingSectionProps) {
  const { redirects: texts } = useDashboardTexts()
  const page = read("GET /redirect/missing", { query: { limit: isAll ? all : few } })
  const { data, error, isFetching, refetch } = useQuery({ ...page, placeholderData: keepPreviousData })
  return (
    <section className="redirect-section" aria-labelledby="redirect-missing">
      <header>
        <h2 id="redirect-missing" tabIndex={-1}>
          {texts.missing.title}
        </h2>
        {data && <span className="mono">{texts.missing.inDays(data.total)}</span>}
      </header>
      {error !== null && !isFetching ? (
        <LoadError title={texts.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={5} className="skeleton-dense" />
      ) : data.items.length === 0 ? (
        <EmptyState title={texts.missing.emptyTitle} text={texts.missing.emptyText} />
      ) : (
        <>
          <MissingTable items={data.items} />
          <p className="redirect-more">
            <span>{texts.missing.shown(data.items.length, data.total)}</span>
            {data.items.length < data.total && !isAll && (
              <button type="button" className="text-button" onClick={onShowAll}>
                {texts.missing.showAll}
              </button>
            )}
          </p>
        </>
      )}
    </section>
  )
}

const rowId = (index: number): string => `redirect-missing-${index}`

function MissingTable({ items }: { items: readonly MissingAddress[] }) {
  const { redirects: texts } = useDashboardTexts()
  const [open, setOpen] = useState<number | null>(null)
  const most = Math.max(...items.map(({ count }) => count))
  const { asked, times, last, from, actions } = texts.missing
  return (
    <table className="dense redirect-table" {...roles.table} aria-labelledby="redirect-missing">
      <thead {...roles.group}>
        <tr {...roles.row}>
          {[asked, times, last, from].map((heading) => (
            <th key={heading} {...roles.head} className={heading === times ? "redirect-figure" : undefined}>
              {heading}
            </th>
          ))}
          <th {...roles.head}>
            <span className="visually-hidden">{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {items.map((item, index) => [
          <MissingRow
            key={item.id}
            item={item}
            index={index}
            share={item.count / most}
            isOpen={open === item.id}
            onToggle={() => setOpen(open === item.id ? null : item.id)}
          />,
          open === item.id && (
            <tr key={`${item.id} open`} {...roles.row} className="redirect-detail">
              <td {...roles.cell} colSpan={5}>
                <LeadTo
                  missing={item}
                  onDone={() => {
                    setOpen(null)
                    focusSoon(rowId(index))
                  }}
                />
              </td>
            </tr>
          ),
        ])}
      </tbody>
    </table>
  )
}

const barWidth = 140

interface MissingRowProps {
  item: MissingAddress
  index: number
  /** Share of the most requested one. */
  share: number
  isOpen: boolean
  onToggle: () => void
}

function MissingRow({ item: { path, count, last_day, referrer }, index, share, isOpen, onToggle }: MissingRowProps) {
  const { redirects: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (
    <tr {...roles.row} className={isOpen ? "redirect-open" : undefined}>
      <th {...roles.rowHead} className="redirect-path">
        {path}
      </th>
      <td {...roles.cell} className="redirect-figure">
        <svg aria-hidden="true" width={barWidth} height="12">
          <path d={`M0.5 2v8M0.5 6h${share * (barWidth - 2)}`} />
          <path className="redirect-bar-end" d={`M${1 + share * (barWidth - 3)} 1v10`} />
        </svg>
        <span className="redirect-short">{texts.missing.timesOf(count)}</span>
        <span className="redirect-wide">{count}</span>
      </td>
      <td {...roles.cell} className="mono">
        {formatDay(last_day, language)}
      </td>
      <td {...roles.cell} className="redirect-host">
        {referrer || "–"}
      </td>
      <td {...roles.cell} className="redirect-actions">
        <Button
          id={rowId(index)}
          look="quiet"
          aria-expanded={isOpen}
          aria-label={`${texts.missing.leadTo} (${path})`}
          onClick={onToggle}
        >
          {texts.missing.leadTo}
        </Button>
      </td>
    </tr>
  )
}
