import { useEffect, useRef, useState } from "react"
import { Link, useSearchParams } from "react-router"
import type { Inquiry, InquiryPage } from "#contract/inquiry.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { useApi } from "../api/use-api.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { Pager } from "../list/pager.tsx"
import { useLast } from "../list/use-last.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { useShell } from "../shell/shell-context.tsx"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { useToast } from "../ui/toasts.tsx"
import { formatMoment } from "./format-received.ts"
import { type RequestView, readView, requestPath, withRead, writeView } from "./request-address.ts"
import { RequestFilters } from "./request-filters.tsx"
import { RequestTabs } from "./request-tabs.tsx"
import { RequestTable } from "./request-table.tsx"
import "./requests.css"
import "./request-details.css"
import "./request-cards.css"

export default function RequestsPage() {
  const { requests: texts, common, trash } = useDashboardTexts()
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const loaded = useApi<InquiryPage>(requestPath(view))
  const list = useLast(loaded.data)
  const [openId, setOpenId] = useState<number | null>(null)
  const changes = useRequestChanges(loaded)
  const show = (change: Partial<RequestView>) => {
    setOpenId(null)
    setParams(writeView({ ...view, page: 1, ...change }), {
      replace: change.page === undefined,
      preventScrollReset: true,
    })
  }
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={list ? texts.summary(list.counts.all, list.counts.unread) : "\u00a0"}
      >
        <Link className="btn sm quiet" to="/dashboard/trash?kind=request">
          <Icon name="trash" />
          {trash.title}
        </Link>
      </PageHeader>
      <RequestTabs />
      <RequestFilters view={view} counts={list?.counts ?? null} onChange={show} />
      {loaded.error !== null && !loaded.isLoading ? (
        <LoadError title={texts.loadFailed} error={loaded.error} onRetry={loaded.reload} />
      ) : !list ? (
        <SkeletonRows rows={20} className="sk-dense" />
      ) : list.items.length === 0 ? (
        <NothingHere all={list.counts.all} onShowAll={() => show({ filter: "all", query: "" })} />
      ) : (
        <div aria-busy={loaded.isLoading}>
          <RequestTable
            items={list.items}
            openId={openId}
            onToggle={(inquiry) => {
              setOpenId(openId === inquiry.id ? null : inquiry.id)
              if (!inquiry.read) void changes.markRead(inquiry)
            }}
            onRemove={(inquiry) => void changes.remove(inquiry)}
          />
          <Pager page={list.page} limit={list.limit} total={list.total} onPage={(page) => show({ page })} />
        </div>
      )}
      <output className="vh">{list && view.query ? texts.found(list.total) : ""}</output>
    </>
  )
}

function NothingHere({ all, onShowAll }: { all: number; onShowAll: () => void }) {
  const { requests: texts } = useDashboardTexts()
  if (all === 0) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
  return (
    <EmptyState title={texts.nothingTitle} text={texts.nothingText}>
      <button type="button" className="btn sm line" onClick={onShowAll}>
        {texts.showAll}
      </button>
    </EmptyState>
  )
}

/** Marking as read and deleting; the list shows both at once. */
function useRequestChanges(loaded: ReturnType<typeof useApi<InquiryPage>>) {
  const { requests: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const deleted = useDeletedToast()
  const { refreshUnread } = useShell()
  const latest = useRef(loaded)
  useEffect(() => {
    latest.current = loaded
  })

  const markRead = async ({ id, version }: Inquiry) => {
    try {
      const saved = await callApi<Inquiry>(`/request/${id}`, { method: "PATCH", json: { read: true }, version })
      const { data, setData } = latest.current
      if (data) setData(withRead(data, id, saved.version))
      refreshUnread()
    } catch {
      toast({ text: texts.readFailed, isError: true })
    }
  }

  // The focus was on a button that goes: it moves to the neighbour's name, else to the title.
  const takeOut = (id: number) => {
    const { data, setData, reload } = latest.current
    const at = data?.items.findIndex((item) => item.id === id) ?? -1
    const neighbour = data?.items[at + 1] ?? data?.items[at - 1]
    if (data) setData({ ...data, items: data.items.filter((item) => item.id !== id) })
    focusSoon(`request-name-${neighbour?.id}`)
    reload()
  }

  const remove = async (inquiry: Inquiry) => {
    const { id, name, company, created_at, items } = inquiry
    const sure = await confirmDelete(
      <>
        <p>{texts.removeQuestion(name, company, formatMoment(created_at, language))}</p>
        {items.length > 0 && <p>{texts.removeParts(items.length)}</p>}
      </>,
      texts.removeButton,
    )
    if (!sure) return
    try {
      await callApi(`/request/${id}`, { method: "DELETE" })
      deleted(`request-${id}`, refreshUnread)
      takeOut(id)
      refreshUnread()
    } catch {
      toast({
        text: texts.removeFailed,
        isError: true,
        action: { label: common.tryAgain, run: () => void remove(inquiry) },
      })
    }
  }
  return { markRead, remove }
}
