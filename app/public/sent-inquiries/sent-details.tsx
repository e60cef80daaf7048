import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { formatFigure } from "../../i18n/figures.ts"
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
  const facts = [
    [form.name, fieldText(inquiry, "name")],
    [form.company, fieldText(inquiry, "company")],
    [form.email, fieldText(inquiry, "email")],
    [form.phone, fieldText(inquiry, "phone")],
  ].filter(([, value]) => value)
  return (
    <div className="sent-details">
      <p className="fine">{sent.at(new Date(inquiry.sentAt))}</p>
      <dl className="ruled">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {inquiry.files.length > 0 && (
          <div>
            <dt>{sent.files}</dt>
            <dd className="as-typed">{inquiry.files.join("\n")}</dd>
          </div>
        )}
        {text && (
          <div>
            <dt>{form.comment}</dt>
            <dd className="as-typed">{text}</dd>
          </div>
        )}
      </dl>
      {inquiry.items.length > 0 && <SentLines items={inquiry.items} />}
      <p className="button-row">
        <button type="button" className="button button-small button-outline" onClick={() => window.print()}>
          {sent.print}
        </button>
        <button type="button" className="button button-small button-outline" onClick={onAgain}>
          {sent.again}
        </button>
        {onRemove && (
          <button type="button" className="button button-small button-outline" onClick={onRemove}>
            {sent.remove}
          </button>
        )}
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
