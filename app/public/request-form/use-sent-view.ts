import { useState } from "react"
import { type RequestItem, addItem } from "../request-list/request-item.ts"
import type { RequestList } from "../request-list/use-request-list.ts"
import { type SentRequest, findSent } from "../sent-requests/sent-request.ts"
import { useSentRequests } from "../sent-requests/use-sent-requests.ts"
import { type RequestValues, emptyValues } from "./check-fields.ts"
import { fieldId } from "./field-id.ts"
import { showSent } from "./sent-address.ts"
import type { Submission } from "./use-submission.ts"

/** The way between the form and the confirmations of what was sent from this device. */
export function useSentView(
  { reference, restart, show }: Pick<Submission<never>, "reference" | "restart" | "show">,
  list: RequestList,
) {
  const { requests, add, remove } = useSentRequests()
  // What was sent just now stays in sight where the browser keeps nothing.
  const [latest, setLatest] = useState<SentRequest | null>(null)
  const [again, setAgain] = useState<RequestValues | null>(null)
  const kept = findSent(requests, reference)

  const startAnew = (values: RequestValues | null) => {
    setAgain(values)
    setLatest(null)
    showSent(null)
    restart()
    requestAnimationFrame(() => document.getElementById(fieldId("items"))?.focus())
  }
  return {
    requests,
    remove,
    /** What the form starts with. */
    again,
    request: kept ?? (latest?.reference === reference ? latest : undefined),
    keep(request: SentRequest) {
      setLatest(request)
      add(request)
      showSent(request.reference)
    },
    show: (request: SentRequest) => {
      showSent(request.reference)
      show(request.reference)
    },
    startAnew: () => startAnew(null),
    sendAgain: ({ fields, items }: SentRequest) => {
      list.change((chosen) => items.reduce<RequestItem[]>((all, item) => addItem(all, item), [...chosen]))
      startAnew({ ...emptyValues, ...fields })
    },
    removeShown:
      kept &&
      (() => {
        remove(reference)
        startAnew(null)
      }),
  }
}
