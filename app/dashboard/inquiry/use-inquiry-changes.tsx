import { useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import type { Inquiry, InquiryPage, InquiryPatch } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import type { read } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useShell } from "../ui/shell-context.tsx"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { formatReceivedInFull } from "./format-received.ts"
import { withInquiry } from "./inquiry-address.ts"

type PageKey = ReturnType<typeof read<"GET /request">>["queryKey"]

/** Marks as read or unread, mails again and deletes; the list updates at once. */
export function useInquiryChanges(shown: PageKey) {
  const { inquiries: texts, common } = useDashboardTexts()
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
      const known = version === null ? undefined : latest(id, version)
      const saved = await callApi("PATCH /request/:id", {
        params: { id },
        json,
        ...(known === undefined ? {} : { version: known }),
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
  const mailAgain = async ({ id }: Inquiry) => {
    try {
      show(await callApi("POST /request/:id/mail", { params: { id } }))
    } catch (error) {
      const isOff = isCode(error, "conflict") && error.problem.errors?.[0]?.code === "mail_off"
      toast({ text: isOff ? texts.mailOff : errorText(common, error), isError: true })
      if (isCode(error, "conflict") && !isOff) void client.invalidateQueries({ queryKey: shown })
    }
  }
  /** Assigns an inquiry, sets its reminder, closes or reopens it; resolves with whether that succeeded. */
  const update = async ({ id, version }: Inquiry, json: InquiryPatch): Promise<boolean> => {
    const saved = await store(id, version, json).catch((error: unknown) => {
      toast({ text: errorText(common, error), isError: true })
      return null
    })
    if (saved) show(saved)
    void client.invalidateQueries({ queryKey: ["GET /request/:id"] })
    void client.invalidateQueries({ queryKey: shown })
    return saved !== null
  }
  return { mark, mailAgain, update, show, remove: useRemoveInquiry(shown, latest) }
}

export type InquiryChanges = ReturnType<typeof useInquiryChanges>

function useRemoveInquiry(shown: PageKey, latest: (id: number, version: number) => number) {
  const { inquiries: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const deleted = useDeletedToast()
  const client = useQueryClient()
  const { refreshUnread } = useShell()

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
    const sure = await confirmDelete(
      <>
        <p>{texts.removeQuestion(name, company, formatReceivedInFull(created_at, language))}</p>
        {items.length > 0 && <p>{texts.removeParts(items.length)}</p>}
      </>,
      texts.removeButton,
    )
    if (!sure) return false
    try {
      await callApi("DELETE /request/:id", { params: { id }, version: latest(id, version) })
      deleted(`request-${id}`)
      takeOut(id)
      refreshUnread()
      return true
    } catch (error) {
      if (isCode(error, "stale")) {
        toast({ text: errorText(common, error), isError: true })
        void client.invalidateQueries({ queryKey: ["GET /request/:id"] })
        void client.invalidateQueries({ queryKey: shown })
        return false
      }
      const again = { label: common.tryAgain, run: () => void remove(inquiry) }
      toast({ text: texts.removeFailed, isError: true, action: again })
      return false
    }
  }
}
