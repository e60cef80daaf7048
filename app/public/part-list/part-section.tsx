import { useEffect, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { EmptyGroup, NoHits } from "./no-parts.tsx"
import { LoadFailure } from "../load-failure.tsx"
import type { FoundParts, PartGroup } from "./load-part-list.ts"
import { PartFinder } from "./part-finder.tsx"
import { PartPager } from "./part-pager.tsx"
import { PartListTable } from "./part-table.tsx"
import { usePartSearch } from "./use-part-search.ts"

/** Search, table and paging; after a step to another page the reader stands at the top of the table again. */
export function PartSection({ group, list, failed }: { group: PartGroup; list: FoundParts; failed: boolean }) {
  const { partList } = useTexts()
  const { announce, region } = useAnnouncer()
  const input = useRef<HTMLInputElement>(null)
  const search = usePartSearch(input, list.query)
  const section = useRef<HTMLElement>(null)
  const turned = useRef(false)
  useEffect(() => {
    if (!turned.current) return
    turned.current = false
    section.current?.focus()
    section.current?.scrollIntoView()
  }, [list.page])
  const retry = () => {
    // The button goes away when the list is there.
    section.current?.focus()
    search.retry()
  }
  if (group.total === 0)
    return (
      <section className="part-list-table" aria-label={partList.table}>
        <EmptyGroup />
      </section>
    )
  return (
    <section ref={section} className="part-list-table" aria-label={partList.table} tabIndex={-1}>
      <PartFinder input={input} search={search} list={list} total={group.total} />
      {failed && <LoadFailure title={partList.failed} onRetry={retry} />}
      {!failed && list.total === 0 && <NoHits query={list.query} onClear={search.clear} />}
      {!failed && list.total > 0 && (
        <>
          <PartListTable spareId={group.id} rows={list.rows} busy={search.busy} announce={announce} />
          <PartPager list={list} onTurn={() => (turned.current = true)} />
        </>
      )}
      {region}
    </section>
  )
}
