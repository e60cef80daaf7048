import { useCallback, useEffect, useRef, Suspense, memo } from "react"
import type { PartListRow } from "#server/features/spare/part-row-store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { type Announce, useAnnouncer } from "../../ui/announcer.tsx"
import { tableRoles as roles } from "../../ui/table-roles.ts"
import { LoadFailure } from "../load-failure.tsx"
import { NearNumbers } from "../near-numbers/near-numbers.tsx"
import { PageTurner } from "../page-turner.tsx"
import type { FoundParts } from "./load-part-list.ts"
import { EmptyGroup, NoHits } from "./no-parts.tsx"
import { partSearch } from "./part-address.ts"
import { PartFinder } from "./part-finder.tsx"
import { PartTableRow } from "./part-table-row.tsx"
import { usePartSearch } from "./use-part-search.ts"

interface PartTableProps {
  spareId: number
  rows: readonly PartListRow[]
  busy: boolean
  announce: Announce
  /** Searches the same list for the number of a substitute. */
  onNumber: (number: string) => void
}

/**
 * A table at every width: below 1080 px its rows are laid out as cards, so the roles are explicit. Memoised: a
 * render by its parent would make React hydrate all rows before the pressed one.
 */
const PartListTable = memo(function Table({ spareId, rows, busy, announce, onNumber }: PartTableProps) {
  const { partList } = useTexts()
  return (
    <table className="parts" {...roles.table} aria-label={partList.table} aria-busy={busy}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.head}>{partList.number}</th>
          <th {...roles.head}>{partList.text}</th>
          <th {...roles.head}>{partList.substitute}</th>
          <th {...roles.head} className="part-quantity">
            {partList.quantity}
          </th>
          <th {...roles.head}>
            <span className="visually-hidden">{partList.request}</span>
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map((row) => (
          // A boundary of hydration: the row that is pressed comes before the others. Nothing suspends.
          <Suspense key={row.id}>
            <PartTableRow row={row} spareId={spareId} announce={announce} onNumber={onNumber} />
          </Suspense>
        ))}
      </tbody>
    </table>
  )
})

interface PartSectionProps {
  /** Id of the group. */
  id: number
  title: string
  /** Number of parts in the group. */
  total: number
  /** Page of parts requested by the URL. */
  first: FoundParts
}

/** Search, table and paging; after a page change the top of the table is in view. */
export function PartSection({ id, title, total, first }: PartSectionProps) {
  const { partList } = useTexts()
  const { path } = usePageFacts()
  const { announce, region } = useAnnouncer()
  const input = useRef<HTMLInputElement>(null)
  const search = usePartSearch(input, first)
  const { list, failed } = search
  const section = useRef<HTMLElement>(null)
  const turned = useRef(false)
  useEffect(() => {
    if (!turned.current) return
    turned.current = false
    section.current?.focus()
    section.current?.scrollIntoView()
  }, [list])
  usePageTitle(title, list)
  const retry = () => {
    // The button disappears when the list is there.
    section.current?.focus()
    search.retry()
  }
  // oxlint-disable-next-line react/exhaustive-deps -- `go` keeps nothing of one rendering
  const find = useCallback((query: string) => search.go({ query, page: 1 }), [])
  const turn = (page: number) => {
    turned.current = true
    search.go({ query: list.query, page })
  }
  if (total === 0)
    return (
      <section className="part-list-table" aria-label={partList.table}>
        <EmptyGroup />
      </section>
    )
  return (
    <section ref={section} className="part-list-table" aria-label={partList.table} tabIndex={-1}>
      <PartFinder input={input} search={search} total={total} />
      {failed && <LoadFailure title={partList.failed} onRetry={retry} />}
      {!failed && list.total === 0 && (
        <>
          {list.near.length > 0 && <NearNumbers number={list.query} parts={list.near} />}
          <NoHits query={list.query} onClear={search.clear} />
        </>
      )}
      {!failed && list.total > 0 && (
        <>
          <PartListTable spareId={id} rows={list.rows} busy={search.busy} announce={announce} onNumber={find} />
          <PageTurner
            {...list}
            shown={list.rows.length}
            addressOf={(page) => path + partSearch({ query: list.query, page })}
            onTurn={turn}
          />
        </>
      )}
      {region}
    </section>
  )
}

/** Adds the page number to the document title. */
function usePageTitle(title: string, { query, page }: FoundParts): void {
  const { partList } = useTexts()
  const { company_name } = usePageFacts().settings
  const current = partList.pageTitle(title, query ? 1 : page)
  const first = useRef(current)
  useEffect(() => {
    if (first.current === current) return
    first.current = current
    document.title = company_name ? `${current} | ${company_name}` : current
  }, [current, company_name])
}
