import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState, useEffect, useRef } from "react"
import type { InquiryPage, Inquiry } from "#contract/inquiry.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { IconOnlyButton } from "../ui/button.tsx"
import { useView } from "../ui/define-view.ts"
import { formatMomentOfWeek } from "../ui/format-date.ts"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, NothingFound } from "../ui/states.tsx"
import { TickedBar } from "./ticked-bar.tsx"
import { type InquiryView, inquiryQuery, inquiryView, wholeList } from "./inquiry-address.ts"
import { InquiryFilters } from "./inquiry-filters.tsx"
import { InquiryList } from "./inquiry-list.tsx"
import { InquiryPanel } from "./inquiry-panel.tsx"
import { InquiryTabs } from "./inquiry-tabs.tsx"
import { ListMenu } from "./list-menu.tsx"
import { RecordInquiryDialog } from "./record-inquiry-dialog.tsx"
import { UnsortedPanel } from "./unsorted-panel.tsx"
import { useInquiryChanges } from "./use-inquiry-changes.tsx"
import { useScrollOfList } from "./use-scroll-of-list.ts"
import { useTicked } from "./use-ticked.ts"
import "./desk.css"
import "./inquiries.css"
import "./inquiry-marks.css"
import { focusSoon } from "../list/focus-soon.ts"
import { useShortcut } from "../ui/use-shortcut.ts"

// Remaining time and presence change without interaction.
const listEveryMs = 15_000

export default function RequestsPage() {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  const { view, show: showView } = useView(inquiryView)
  const listed = read("GET /request", { query: inquiryQuery(view) })
  const loaded = useQuery({ ...listed, placeholderData: keepPreviousData, refetchInterval: listEveryMs })
  const { data: list, refetch } = loaded
  const [isTakingDown, setIsTakingDown] = useState(false)
  const mayEdit = useMay("inquiries.edit")
  const changes = useInquiryChanges(listed.queryKey)
  const selection = useTicked(list?.items ?? [])
  const open = (id: number | null) => showView({ open: id })
  useDeskKeys(list?.items ?? [], view.open, open)
  useScrollOfList(view.open)
  const show = (change: Partial<InquiryView>) => {
    selection.clear()
    showView(change)
  }
  return (
    <div className={view.open === null ? "desk" : "desk desk-opened"}>
      <section className="desk-list" aria-label={texts.listLabel}>
        <PageHeader
          title={texts.title}
          stamp={list ? <Stamp counts={list.counts} at={loaded.dataUpdatedAt} /> : "\u00a0"}
        >
          {mayEdit && (
            <IconOnlyButton
              icon="phone"
              label={desk.takeDownButton}
              title={desk.takeDownButton}
              onClick={() => setIsTakingDown(true)}
            />
          )}
          <ListMenu selection={selection} />
        </PageHeader>
        {view.open === null && <InquiryTabs />}
        <UnsortedPanel onSorted={(id) => (id === null ? undefined : (open(id), void refetch()))} />
        <InquiryFilters view={view} counts={list?.counts ?? null} onChange={show} />
        <Loaded
          query={loaded}
          failed={texts.loadFailed}
          rows={12}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <NothingHere
              isEmpty={view.query === "" && !list?.counts.all}
              onShowAll={() => show({ ...wholeList, open: view.open })}
            />
          }
        >
          {(page) => (
            <div aria-busy={loaded.isPlaceholderData}>
              <InquiryList list={page} openId={view.open} selection={selection} linkTo={(id) => linkTo(view, id)} />
              <Pager page={page.page} limit={page.limit} total={page.total} onPage={(next) => show({ page: next })} />
            </div>
          )}
        </Loaded>
        {list && <TickedBar view={view} total={list.total} selection={selection} onDone={() => void refetch()} />}
        <output className="visually-hidden">{list && view.query ? texts.found(list.total) : ""}</output>
      </section>
      <section className="desk-one" aria-label={desk.opened}>
        {view.open === null ? (
          <p className="desk-nothing">{desk.chooseOne}</p>
        ) : (
          <InquiryPanel
            key={view.open}
            id={view.open}
            listed={list?.items.find(({ id }) => id === view.open) ?? null}
            changes={changes}
            linkTo={(id) => linkTo(view, id)}
            onClose={() => open(null)}
          />
        )}
      </section>
      {isTakingDown && (
        <RecordInquiryDialog
          onDone={(inquiry) => {
            setIsTakingDown(false)
            open(inquiry.id)
            void refetch()
          }}
          onClose={() => setIsTakingDown(false)}
        />
      )}
    </div>
  )
}

const linkTo = (view: InquiryView, id: number | null): string =>
  `/dashboard/requests?${inquiryView.write({ ...view, open: id }).toString()}`

/** How many inquiries wait; its title says when the list was loaded. */
function Stamp({ counts, at }: { counts: InquiryPage["counts"]; at: number }) {
  const desk = useDeskTexts()
  const language = useDashboardLanguage()
  return (
    <span title={formatMomentOfWeek(at, language)}>
      {counts.past_promise > 0 && (
        <>
          <b>{desk.pastPromise(counts.past_promise)}</b>,{" "}
        </>
      )}
      {desk.openAndUnread(counts.open, counts.unread)}
    </span>
  )
}

/** `isEmpty`: there is no inquiry at all; the counts of a search are those of its hits. */
function NothingHere({ isEmpty, onShowAll }: { isEmpty: boolean; onShowAll: () => void }) {
  const { inquiries: texts } = useDashboardTexts()
  if (isEmpty) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
  return <NothingFound texts={texts} onShowAll={onShowAll} />
}

/**
 * Shortcuts: j and k open the next and previous inquiry, a takes the open one, r, t and n focus answer, call and note, c the
 * outcome.
 */
function useDeskKeys(items: readonly Inquiry[], openId: number | null, open: (id: number) => void): void {
  // A removed inquiry, such as a closed one, is followed by the one in its position.
  const lastPosition = useRef(-1)
  const at = items.findIndex(({ id }) => id === openId)
  useEffect(() => {
    if (at !== -1) lastPosition.current = at
  })
  useShortcut(["j", "k"], (key) => {
    const isGone = at === -1 && openId !== null
    const next =
      items[key === "j" ? (isGone ? lastPosition.current : at + 1) : (isGone ? lastPosition.current : at) - 1]
    if (!next) return false
    open(next.id)
    focusSoon(`request-name-${next.id}`)
  })
  useShortcut(["a", "c", "r", "t", "n"], (key) => {
    const target = document.querySelector<HTMLElement>(`[data-desk-key="${key}"]`)
    if (!target) return false
    target.click()
    if ("rtn".includes(key)) focusSoon("answer-text")
  })
}
