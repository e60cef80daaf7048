import { useState } from "react"
import { type ListedItem, addItem } from "../request-list/inquiry-item.ts"
import type { RequestList } from "../request-list/use-request-list.ts"
import { type SentInquiry, findSent } from "../sent-inquiries/sent-inquiry.ts"
import { useSentInquiries } from "../sent-inquiries/use-sent-inquiries.ts"
import { type InquiryValues, emptyValues } from "./check-fields.ts"
import { fieldId } from "./field-id.ts"
import type { Submission } from "./use-submission.ts"

// Subjects of an inquiry, which fill in the form of the contact page.
const subjects = ["items", "product", "service", "number", "asked", "quantity", "by", "document", "urgent"]

/**
 * Sets or removes a reference in the URL, so that a reload shows the same confirmation. Without one, the next inquiry
 * begins empty.
 */
function showSent(reference: string | null): void {
  const address = new URL(location.href)
  if (reference === null) for (const key of ["sent", ...subjects]) address.searchParams.delete(key)
  else {
    address.searchParams.delete("items")
    address.searchParams.set("sent", reference)
  }
  history.replaceState(history.state, "", address)
}

/** Switches between the form and confirmations of inquiries sent from this device. */
export function useSentView(
  { reference, restart, show }: Pick<Submission<never>, "reference" | "restart" | "show">,
  list: RequestList,
) {
  const { inquiries, add, remove, removeAll } = useSentInquiries()
  // The latest inquiry stays visible when the browser stores nothing.
  const [latest, setLatest] = useState<SentInquiry | null>(null)
  // After an inquiry nothing of it is filled in again, though the URL may name a part.
  const [again, setAgain] = useState<InquiryValues | null>(reference === "" ? null : emptyValues)
  const kept = findSent(inquiries, reference)

  const startAnew = () => {
    setLatest(null)
    showSent(null)
    restart()
    requestAnimationFrame(() => document.getElementById(fieldId("items"))?.focus())
  }
  return {
    inquiries,
    remove,
    removeAll,
    /** Initial values of the form. */
    again,
    inquiry: kept ?? (latest?.reference === reference ? latest : undefined),
    keep(inquiry: SentInquiry) {
      setLatest(inquiry)
      setAgain(emptyValues)
      add(inquiry)
      showSent(inquiry.reference)
    },
    /** Shows the form with its previous input. */
    show: (inquiry: SentInquiry, typed: InquiryValues | null) => {
      setAgain(typed)
      showSent(inquiry.reference)
      show(inquiry.reference)
    },
    startAnew,
    sendAgain: ({ fields, items }: SentInquiry) => {
      list.change((chosen) => [...items, ...chosen].reduce<ListedItem[]>((all, item) => addItem(all, item), []))
      setAgain({ ...emptyValues, ...fields })
      startAnew()
    },
    removeShown:
      kept &&
      (() => {
        remove(reference)
        startAnew()
      }),
  }
}
