import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { useAddressView } from "../list/use-address-view.ts"
import { useMay } from "../shell/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { type InquiryView, readInquiryView, inquiryQuery, wholeList, writeInquiryView } from "./inquiry-address.ts"
import { FiguresPanel } from "./figures-panel.tsx"
import { InquiryFilters } from "./inquiry-filters.tsx"
import { InquiryTabs } from "./inquiry-tabs.tsx"
import { InquiryList } from "./inquiry-table.tsx"
import { TakeDownDialog } from "./take-down-dialog.tsx"
import { useDeskKeys } from "./use-desk-keys.ts"
import { useInquiryChanges } from "./use-inquiry-changes.tsx"
import "./inquiries.css"
import "./inquiry-details.css"
import "./inquiry-cards.css"

export default function RequestsPage() {
  const { inquiries: texts, common, trash } = useDashboardTexts()
  const desk = useDeskTexts()
  const { view, show: showView } = useAddressView(readInquiryView, writeInquiryView)
  const page = read("GET /request", { query: inquiryQuery(view) })
  const { data: list, error, isFetching, refetch } = useQuery({ ...page, placeholderData: keepPreviousData })
  const [openId, setOpenId] = useState<number | null>(null)
  const [isTakingDown, setIsTakingDown] = useState(false)
  const mayEdit = useMay("inquiries.edit")
  const changes = useInquiryChanges(page.queryKey)
  useDeskKeys(list?.items ?? [], openId, (inquiry) => {
    setOpenId(inquiry.id)
    if (!inquiry.read) void changes.mark(inquiry, true)
  })
  const show = (change: Partial<InquiryView>) => {
    setOpenId(null)
    showView({ page: 1, ...change }, change.page !== undefined)
  }
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={list ? texts.summary(list.counts.all, list.counts.unread) : "\u00a0"}
      >
        {mayEdit && (
          <Button look="line" icon="phone" onClick={() => setIsTakingDown(true)}>
            {desk.takeDownButton}
          </Button>
        )}
        <Link className="button button-small button-quiet" to="/dashboard/trash?kind=request">
          <Icon name="trash" />
          {trash.title}
        </Link>
      </PageHeader>
      <InquiryTabs />
      <InquiryFilters view={view} counts={list?.counts ?? null} onChange={show} />
      {error !== null && !isFetching ? (
        <LoadError title={texts.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : !list ? (
        <SkeletonRows rows={20} className="skeleton-dense" />
      ) : list.items.length === 0 ? (
        <NothingHere all={list.counts.all} onShowAll={() => show(wholeList)} />
      ) : (
        <div aria-busy={isFetching}>
          <InquiryList
            items={list.items}
            openId={openId}
            onToggle={(inquiry) => {
              setOpenId(openId === inquiry.id ? null : inquiry.id)
              if (!inquiry.read) void changes.mark(inquiry, true)
            }}
            changes={changes}
          />
          <Pager page={list.page} limit={list.limit} total={list.total} onPage={(page) => show({ page })} />
        </div>
      )}
      <FiguresPanel />
      {isTakingDown && (
        <TakeDownDialog
          onDone={(inquiry) => {
            setIsTakingDown(false)
            show(wholeList)
            setOpenId(inquiry.id)
            void refetch()
          }}
          onClose={() => setIsTakingDown(false)}
        />
      )}
      <output className="visually-hidden">{list && view.query ? texts.found(list.total) : ""}</output>
    </>
  )
}

function NothingHere({ all, onShowAll }: { all: number; onShowAll: () => void }) {
  const { inquiries: texts } = useDashboardTexts()
  if (all === 0) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
  return (
    <EmptyState title={texts.nothingTitle} text={texts.nothingText}>
      <button type="button" className="button button-small button-outline" onClick={onShowAll}>
        {texts.showAll}
      </button>
    </EmptyState>
  )
}
