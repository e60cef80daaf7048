import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { MissingAddress } from "#contract/redirect.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { Button } from "../ui/button.tsx"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { formatDay } from "../ui/format-date.ts"
import { Loaded } from "../ui/loaded.tsx"
import { EmptyState } from "../ui/states.tsx"
import { LeadTo } from "./lead-to.tsx"

const [few, all] = [5, 1_000]

/** Recently missing addresses, each with its actions. */
export function MissingSection({ isAll, onShowAll }: { isAll: boolean; onShowAll: () => void }) {
  const { redirects: texts } = useDashboardTexts()
  const page = read("GET /redirect/missing", { query: { limit: isAll ? all : few } })
  const loaded = useQuery({ ...page, placeholderData: keepPreviousData })
  const { data } = loaded
  return (
    <section className="redirect-section" aria-labelledby="redirect-missing">
      <header>
        <h2 id="redirect-missing" tabIndex={-1}>
          {texts.missing.title}
        </h2>
        {data && <span className="mono">{texts.missing.inDays(data.total)}</span>}
      </header>
      <Loaded
        query={loaded}
        failed={texts.loadFailed}
        rows={few}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={texts.missing.emptyTitle} text={texts.missing.emptyText} />}
      >
        {({ items, total }) => (
          <>
            <MissingTable items={items} />
            <p className="redirect-more">
              <span>{texts.missing.shown(items.length, total)}</span>
              {items.length < total && !isAll && (
                <button type="button" className="text-button" onClick={onShowAll}>
                  {texts.missing.showAll}
                </button>
              )}
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}

const rowId = (index: number): string => `redirect-missing-${index}`

function MissingTable({ items }: { items: readonly MissingAddress[] }) {
  const { redirects: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [open, setOpen] = useState<number | null>(null)
  const most = Math.max(...items.map(({ count }) => count))
  const columns: DataColumn<MissingAddress>[] = [
    { key: "path", heading: texts.missing.asked, className: "redirect-path", card: "line", cell: ({ path }) => path },
    {
      key: "count",
      heading: texts.missing.times,
      className: "redirect-figure",
      align: "end",
      cell: ({ count }) => (
        <>
          <ShareBar share={count / most} />
          <span className="redirect-short">{texts.missing.timesOf(count)}</span>
          <span className="redirect-wide">{count}</span>
        </>
      ),
    },
    {
      key: "last",
      heading: texts.missing.last,
      className: "mono",
      cell: ({ last_day }) => formatDay(last_day, language),
    },
    {
      key: "referrer",
      heading: texts.missing.from,
      className: "redirect-host",
      card: "line",
      isLabelled: true,
      cell: ({ referrer }) => referrer || "–",
    },
    {
      key: "actions",
      heading: texts.missing.actions,
      isHeadingHidden: true,
      className: "redirect-actions",
      align: "end",
      cell: ({ id, path }, index) => (
        <Button
          id={rowId(index)}
          look="quiet"
          aria-expanded={open === id}
          aria-label={`${texts.missing.leadTo} (${path})`}
          onClick={() => setOpen(open === id ? null : id)}
        >
          {texts.missing.leadTo}
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      label={{ id: "redirect-missing" }}
      className="dense redirect-table"
      columns={columns}
      rows={items}
      keyOf={({ id }) => id}
      detail={(item, index) =>
        open === item.id && (
          <LeadTo
            missing={item}
            onDone={() => {
              setOpen(null)
              focusSoon(rowId(index))
            }}
          />
        )
      }
    />
  )
}

const barWidth = 140

/** Share of the most requested address. */
function ShareBar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" width={barWidth} height="12">
      <path d={`M0.5 2v8M0.5 6h${share * (barWidth - 2)}`} />
      <path className="redirect-bar-end" d={`M${1 + share * (barWidth - 3)} 1v10`} />
    </svg>
  )
}
