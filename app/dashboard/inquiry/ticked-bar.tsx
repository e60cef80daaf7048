import { useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useShell } from "../ui/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useLock } from "../ui/use-lock.ts"
import { type InquiryView, inquiryQuery } from "./inquiry-address.ts"
import type { Ticked } from "./use-ticked.ts"

interface TickedBarProps {
  view: InquiryView
  /** Number of inquiries in the view. */
  total: number
  selection: Ticked
  onDone: () => void
}

/** Actions on all selected inquiries: take, close as not an inquiry, delete; the first two can be undone. */
export function TickedBar({ view, total, selection, onDone }: TickedBarProps) {
  const { common } = useDashboardTexts()
  const desk = useDeskTexts()
  const { account, refreshUnread } = useShell()
  const toast = useToast()
  const confirmDelete = useConfirmDelete()
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const lock = useLock()
  const { chosen } = selection
  if (chosen.length === 0 && progress === null) return null
  const report = ({ failed, failure }: Changed<unknown>) => {
    if (failure !== null) toast({ text: `${desk.bulk.failed(failed)} ${errorText(common, failure)}`, isError: true })
  }
  const run = async <Result,>(act: (inquiry: Inquiry) => Promise<Result>) => {
    const tickedCount = chosen.length
    setProgress({ done: 0, of: tickedCount })
    const result = await changeEach(chosen, act, (done) => setProgress({ done, of: tickedCount }))
    setProgress(null)
    selection.clear()
    refreshUnread()
    onDone()
    report(result)
    return result.changed
  }
  const change = async (json: object, back: (id: number) => object, said: (count: number) => string) => {
    const changed = await run(({ id, version }) => callApi("PATCH /request/:id", { params: { id }, version, json }))
    if (changed.length === 0) return
    const undo = async () => {
      const undone = await changeEach(changed, ({ id, version }) =>
        callApi("PATCH /request/:id", { params: { id }, version, json: back(id) }),
      )
      report(undone)
      onDone()
    }
    toast({ text: said(changed.length), about: "bulk", action: { label: desk.undo, run: () => void undo() } })
  }
  const owners = new Map(chosen.map(({ id, owner }) => [id, owner?.id ?? null]))
  const take = () => change({ owner_id: account.id }, (id) => ({ owner_id: owners.get(id) ?? null }), desk.bulk.taken)
  const outcomes = new Map(chosen.map(({ id, outcome }) => [id, outcome]))
  const close = () =>
    change({ outcome: "not-an-inquiry" }, (id) => ({ outcome: outcomes.get(id) ?? null }), desk.bulk.closed)
  const remove = async () => {
    if (!(await confirmDelete(desk.bulk.removeQuestion(chosen.length), desk.bulk.remove))) return
    const removed = await run(({ id, version }) => callApi("DELETE /request/:id", { params: { id }, version }))
    if (removed.length > 0) toast({ text: desk.bulk.removed(removed.length), about: "bulk" })
  }
  const selectAll = async () => {
    const query = { ...inquiryQuery(view), limit: limits.pageSizeMax }
    const isSameView = selection.watch()
    const inquiries: Inquiry[] = []
    try {
      for (let page = 1; (page - 1) * query.limit < total && isSameView(); page++) {
        setProgress({ done: inquiries.length, of: total })
        // oxlint-disable-next-line no-await-in-loop -- one request at a time is enough for the server
        inquiries.push(...(await callApi("GET /request", { query: { ...query, page } })).items)
      }
      if (isSameView()) selection.setAll(inquiries, true)
    } catch (error) {
      if (isSameView()) toast({ text: errorText(common, error), isError: true, about: "bulk" })
    }
    setProgress(null)
  }
  const isBusy = lock.isBusy || progress !== null
  const off = isBusy || chosen.length === 0 || undefined
  return (
    <div className="bulk-bar">
      <output>{progress ? desk.bulk.progress(progress.done, progress.of) : desk.bulk.chosen(chosen.length)}</output>
      {!isBusy && chosen.length > 0 && chosen.length < total && (
        <button type="button" className="text-button" onClick={() => void lock.run(selectAll)}>
          {desk.bulk.all(total)}
        </button>
      )}
      <span className="action-row">
        <Button look="line" disabled={off} onClick={() => void lock.run(take)}>
          {desk.take}
        </Button>
        <Button look="line" disabled={off} onClick={() => void lock.run(close)}>
          {desk.bulk.notAnInquiry}
        </Button>
        <Button look="danger" icon="trash" disabled={off} onClick={() => void lock.run(remove)}>
          {common.delete}
        </Button>
        <Button look="quiet" disabled={isBusy || undefined} onClick={() => selection.turn(false)}>
          {desk.bulk.end}
        </Button>
      </span>
    </div>
  )
}

interface Changed<Result> {
  changed: Result[]
  failed: number
  /** Error of the last failure; null without one. */
  failure: unknown
}

/** Changes one inquiry after the other and returns the results; a failure does not stop the others. */
async function changeEach<Result>(
  inquiries: readonly Inquiry[],
  act: (inquiry: Inquiry) => Promise<Result>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Changed<Result>> {
  const changed: Result[] = []
  let failure: unknown = null
  for (const [index, inquiry] of inquiries.entries()) {
    try {
      changed.push(await act(inquiry))
    } catch (error) {
      failure = error
    }
    onProgress(index + 1)
  }
  return { changed, failed: inquiries.length - changed.length, failure }
}
