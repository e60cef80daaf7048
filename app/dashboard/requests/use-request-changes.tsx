import { useEffect, useRef } from "react"
import type { Inquiry, InquiryPage } from "#contract/inquiry.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import type { Loaded } from "../api/use-api.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useShell } from "../shell/shell-context.tsx"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { formatMoment } from "./format-received.ts"
import { withRequest } from "./request-address.ts"

/** Marking as read or unread, mailing again and deleting; the list shows each at once. */
export function useRequestChanges(loaded: Loaded<InquiryPage>) {
  const { requests: texts, common } = useDashboardTexts()
  const toast = useToast()
  const { refreshUnread } = useShell()
  const latest = useRef(loaded)
  useEffect(() => {
    latest.current = loaded
  })
  const show = (saved: Inquiry) => {
    const { data, setData } = latest.current
    if (data) setData(withRequest(data, saved))
  }
  const mark = async ({ id }: Inquiry, read: boolean) => {
    try {
      show(await callApi("PATCH /request/:id", { params: { id }, json: { read } }))
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
      if (isCode(error, "conflict") && !isOff) latest.current.reload()
    }
  }
  return { mark, mailAgain, remove: useRemoveRequest(latest) }
}

export type RequestChanges = ReturnType<typeof useRequestChanges>

function useRemoveRequest(latest: { current: Loaded<InquiryPage> }) {
  const { requests: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const deleted = useDeletedToast()
  const { refreshUnread } = useShell()

  // The focus was on a button that goes: it moves to the neighbour's name, else to the title.
  const takeOut = (id: number) => {
    const { data, setData, reload } = latest.current
    const at = data?.items.findIndex((item) => item.id === id) ?? -1
    const neighbour = data?.items[at + 1] ?? data?.items[at - 1]
    if (data) setData({ ...data, items: data.items.filter((item) => item.id !== id) })
    focusSoon(`request-name-${neighbour?.id}`)
    reload()
  }
  return async function remove(inquiry: Inquiry): Promise<void> {
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
      await callApi("DELETE /request/:id", { params: { id } })
      deleted(`request-${id}`, refreshUnread)
      takeOut(id)
      refreshUnread()
    } catch {
      const again = { label: common.tryAgain, run: () => void remove(inquiry) }
      toast({ text: texts.removeFailed, isError: true, action: again })
    }
  }
}
