import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { formatFigure } from "../../i18n/figures.ts"
import { SmallButton } from "../buttons.tsx"
import { Fact } from "../fact.tsx"
import { NumberLink } from "../part-link.tsx"
import { type ListedItem, itemKey } from "../request-list/inquiry-item.ts"
import { type SentInquiry, fieldText } from "./sent-inquiry.ts"
import "./sent.css"

interface SentDetailsProps {
  inquiry: SentInquiry
  onAgain: () => void
  /** Absent when the browser stores nothing. */
  onRemove: (() => void) | undefined
}

/** Sent lines, with actions. */
export function SentDetails({ inquiry, onAgain, onRemove }: SentDetailsProps) {
  const { sent, form } = useTexts()
  const text = fieldText(inquiry, "text")
  return (
    <div className="sent-details">
      <p className="fine">{sent.at(new Date(inquiry.sentAt))}</p>
      <dl className="ruled">
        {(["name", "company", "email", "phone"] as const).map((name) => (
          <Fact key={name} name={form[name]}>
            {fieldText(inquiry, name)}
          </Fact>
        ))}
        <Fact name={sent.files} valueClass="as-typed">
          {inquiry.files.join("\n")}
        </Fact>
        <Fact name={form.comment} valueClass="as-typed">
          {text}
        </Fact>
      </dl>
      {inquiry.items.length > 0 && <SentLines items={inquiry.items} />}
      <p className="button-row">
        <SmallButton onClick={() => window.print()}>{sent.print}</SmallButton>
        <SmallButton onClick={onAgain}>{sent.again}</SmallButton>
        {onRemove && <SmallButton onClick={onRemove}>{sent.remove}</SmallButton>}
      </p>
      <p className="fine">
        {inquiry.files.length > 0 && `${sent.attachAgain} `}
        {onRemove && sent.onDevice}
      </p>
    </div>
  )
}

function SentLines({ items }: { items: readonly ListedItem[] }) {
  const { sent, requestList } = useTexts()
  const language = useLanguage()
  return (
    <table className="sent-lines">
      <caption>{sent.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{sent.number}</th>
          <th scope="col">{sent.text}</th>
          <th scope="col" className="sent-quantity">
            {sent.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={itemKey(item)}>
            <td className="mono">{item.partnumber ? <NumberLink number={item.partnumber} /> : "–"}</td>
            <td>
              <span lang={item.lang === language ? undefined : item.lang}>{item.title}</span>
              {item.asked_number && <small>{requestList.askedAs(item.asked_number)}</small>}
              {item.position && <small>{requestList.position(item.position)}</small>}
              {item.note && (
                <small>
                  {sent.note}: {item.note}
                </small>
              )}
            </td>
            <td className="sent-quantity">{formatFigure(language, item.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
