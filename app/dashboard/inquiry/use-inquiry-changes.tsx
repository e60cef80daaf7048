import { useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import type { Inquiry, InquiryPage, InquiryPatch } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import type { read } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useShell } from "../ui/shell-context.tsx"
import { useRemove } from "../trash/use-remove.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { formatMomentInFull } from "../ui/format-date.ts"
import { withInquiry } from "./inquiry-address.ts"

type PageKey = ReturnType<typeof read<"GET /request">>["queryKey"]

/** Marks as read or unread, mails again and deletes; the list updates at once. */
export function useInquiryChanges(shown: PageKey) {
  const { inquiries: texts } = useDashboardTexts()
  const toast = useToast()
  const { refreshUnread } = useShell()
  const client = useQueryClient()
  // Keyed by the query, because the list may show another page meanwhile.
  const show = (saved: Inquiry) => {
    client.setQueriesData<InquiryPage>({ queryKey: ["GET /request"] }, (list) => list && withInquiry(list, saved))
    client.setQueriesData<Thread>({ queryKey: ["GET /request/:id"] }, (thread) =>
      thread?.id === saved.id ? { ...thread, ...saved } : thread,
    )
  }
  // A quick second click is based on the result of the first.
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const versions = useRef(new Map<number, number>())
  const latest = (id: number, version: number) => Math.max(version, versions.current.get(id) ?? 0)
  const store = (id: number, version: number | null, json: InquiryPatch): Promise<Inquiry> => {
    const sent = before.current.then(async () => {
      const latestVersion = version === null ? undefined : latest(id, version)
      const saved = await callApi("PATCH /request/:id", {
        params: { id },
        json,
        ...(latestVersion === undefined ? {} : { version: latestVersion }),
      })
      versions.current.set(id, saved.version)
      return saved
    })
    before.current = sent.catch(() => undefined)
    return sent
  }
  const mark = async ({ id }: Inquiry, read: boolean) => {
    try {
      show(await store(id, null, { read }))
      refreshUnread()
    } catch {
      toast({ text: read ? texts.readFailed : texts.unreadFailed, isError: true })
    }
  }
  const isOff = (error: unknown) => isCode(error, "conflict") && error.problem.errors?.[0]?.code === "mail_off"
  const { run } = useAction({
    explain: (error) => {
      if (isOff(error)) return texts.mailOff
      if (isCode(error, "conflict")) void client.invalidateQueries({ queryKey: shown })
      return null
    },
  })
  const mailAgain = ({ id }: Inquiry) =>
    run(async () => show(await callApi("POST /request/:id/mail", { params: { id } })), { key: id })
  /** Assigns an inquiry, sets its reminder, closes or reopens it; resolves with whether that succeeded. */
  const update = async ({ id, version }: Inquiry, json: InquiryPatch): Promise<boolean> => {
    // Another change of the same inquiry waits for its turn.
    const key = `${id} ${JSON.stringify(json)}`
    const isDone = await run(async () => show(await store(id, version, json)), { key, explain: () => null })
    void client.invalidateQueries({ queryKey: ["GET /request/:id"] })
    void client.invalidateQueries({ queryKey: shown })
    return isDone
  }
  return { mark, mailAgain, update, show, remove: useRemoveInquiry(shown, latest) }
}

export type InquiryChanges = ReturnType<typeof useInquiryChanges>

function useRemoveInquiry(shown: PageKey, latest: (id: number, version: number) => number) {
  const { inquiries: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const client = useQueryClient()
  const { refreshUnread } = useShell()
  const removing = useRemove({ canRetry: true })

  // The focused button disappears: focus moves to the next entry's name, else to the title.
  const takeOut = (id: number) => {
    const items = client.getQueryData(shown)?.items ?? []
    const at = items.findIndex((item) => item.id === id)
    const neighbour = items[at + 1] ?? items[at - 1]
    client.setQueryData(shown, (list) => list && { ...list, items: list.items.filter((item) => item.id !== id) })
    focusSoon(`request-name-${neighbour?.id}`)
    void client.invalidateQueries({ queryKey: shown })
  }
  /** Resolves with whether it was deleted. */
  return async function remove(inquiry: Inquiry): Promise<boolean> {
    const { id, version, name, company, created_at, items } = inquiry
    const question = (
      <>
        <p>{texts.removeQuestion(name, company, formatMomentInFull(created_at, language))}</p>
        {items.length > 0 && <p>{texts.removeParts(items.length)}</p>}
      </>
    )
    const isGone = await removing({
      question,
      button: texts.removeButton,
      call: () => callApi("DELETE /request/:id", { params: { id }, version: latest(id, version) }),
      entry: `request-${id}`,
      explain: (error) => (isCode(error, "stale") ? null : texts.removeFailed),
    })
    if (isGone) takeOut(id)
    else for (const queryKey of [["GET /request/:id"], shown]) void client.invalidateQueries({ queryKey })
    refreshUnread()
    return isGone
  }
}
