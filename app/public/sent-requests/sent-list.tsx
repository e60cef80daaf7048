import { useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import type { SentRequest } from "./sent-request.ts"
import "./sent.css"

interface SentListProps {
  requests: readonly SentRequest[]
  onShow: (request: SentRequest) => void
  onRemove: (reference: string) => void
}

/** The last requests sent from this device, each to look at again or to remove. */
export function SentList({ requests, onShow, onRemove }: SentListProps) {
  const { sent } = useTexts()
  const { announce, region } = useAnnouncer()
  const summary = useRef<HTMLElement>(null)
  const remove = (reference: string) => {
    // The button goes away with its row.
    summary.current?.focus()
    onRemove(reference)
    announce(sent.removed(reference))
  }
  return (
    <>
      {requests.length > 0 && (
        <details className="paste sent-list">
          <summary ref={summary}>
            <Icon name="list" />
            {sent.list(requests.length)}
            <Icon name="down" className="fold" />
          </summary>
          <ul className="plain-list">
            {requests.map((request) => (
              <li key={request.reference}>
                <button type="button" onClick={() => onShow(request)}>
                  <span className="mono">{request.reference}</span>
                  <small>{sent.summary(new Date(request.sentAt), request.items.length)}</small>
                  <span className="visually-hidden">, {sent.show}</span>
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={sent.removeOne(request.reference)}
                  onClick={() => remove(request.reference)}
                >
                  <Icon name="x" />
                </button>
              </li>
            ))}
          </ul>
          <p className="fine">{sent.onDevice}</p>
        </details>
      )}
      {region}
    </>
  )
}
