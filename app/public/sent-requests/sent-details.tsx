import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { formatFigure } from "../../i18n/figures.ts"
import { type RequestItem, itemKey } from "../request-list/request-item.ts"
import { type SentRequest, fieldText } from "./sent-request.ts"
import "./sent.css"

interface SentDetailsProps {
  request: SentRequest
  onAgain: () => void
  /** Absent while the browser keeps nothing. */
  onRemove: (() => void) | undefined
}

/** What was sent, line by line, with what one may do with it. */
export function SentDetails({ request, onAgain, onRemove }: SentDetailsProps) {
  const { sent, form } = useTexts()
  const text = fieldText(request, "text")
  const facts = [
    [form.name, fieldText(request, "name")],
    [form.company, fieldText(request, "company")],
    [form.email, fieldText(request, "email")],
    [form.phone, fieldText(request, "phone")],
  ].filter(([, value]) => value)
  return (
    <div className="sent-details">
      <p className="fine">{sent.at(new Date(request.sentAt))}</p>
      <dl className="ruled">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {text && (
          <div>
            <dt>{form.comment}</dt>
            <dd className="as-typed">{text}</dd>
          </div>
        )}
      </dl>
      {request.items.length > 0 && <SentLines items={request.items} />}
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
      {onRemove && <p className="fine">{sent.onDevice}</p>}
    </div>
  )
}

function SentLines({ items }: { items: readonly RequestItem[] }) {
  const { sent } = useTexts()
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
            <td className="mono">{item.partnumber || "–"}</td>
            <td>
              <span lang={item.lang === language ? undefined : item.lang}>{item.title}</span>
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
