import { useEffect, useRef, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { IconButton, SmallButton } from "../buttons.tsx"
import type { SentInquiry } from "./sent-inquiry.ts"
import "./sent.css"

interface SentListProps {
  inquiries: readonly SentInquiry[]
  onShow: (inquiry: SentInquiry) => void
  onRemove: (reference: string) => void
  onRemoveAll: () => void
}

/** Inquiries sent from this device, each to be viewed or removed. */
export function SentList({ inquiries, onShow, onRemove, onRemoveAll }: SentListProps) {
  const { sent } = useTexts()
  const { announce, region } = useAnnouncer()
  const summary = useRef<HTMLElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const [done, setDone] = useState("")
  const isEmpty = inquiries.length === 0
  useEffect(() => {
    if (isEmpty) note.current?.focus()
  }, [isEmpty])
  const remove = (reference: string) => {
    // The button disappears with its row.
    summary.current?.focus()
    onRemove(reference)
    setDone(sent.removed(reference))
    if (inquiries.length > 1) announce(sent.removed(reference))
  }
  const removeAll = () => {
    onRemoveAll()
    setDone(sent.removedAll)
  }
  return (
    <>
      {isEmpty && done && (
        <p ref={note} tabIndex={-1} className="fine">
          {done}
        </p>
      )}
      {!isEmpty && (
        <details className="paste sent-list">
          <summary ref={summary}>
            <Icon name="list" />
            {sent.list(inquiries.length)}
            <Icon name="down" className="fold" />
          </summary>
          <ul className="plain-list">
            {inquiries.map((inquiry) => (
              <li key={inquiry.reference}>
                <button type="button" onClick={() => onShow(inquiry)}>
                  <span className="mono">{inquiry.reference}</span>
                  <small>{sent.summary(new Date(inquiry.sentAt), inquiry.items.length)}</small>
                  <span className="visually-hidden">, {sent.show}</span>
                </button>
                <IconButton
                  icon="x"
                  label={sent.removeOne(inquiry.reference)}
                  onClick={() => remove(inquiry.reference)}
                />
              </li>
            ))}
          </ul>
          <p className="fine">{sent.onDevice}</p>
          {inquiries.length > 1 && <SmallButton onClick={removeAll}>{sent.removeAll}</SmallButton>}
        </details>
      )}
      {region}
    </>
  )
}
