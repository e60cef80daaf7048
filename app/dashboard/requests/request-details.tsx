import { Link } from "react-router"
import type { Inquiry, InquiryItem } from "#contract/inquiry.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { copyText } from "../copy-text.ts"
import { Button } from "../ui/button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { copyableParts } from "./copyable-parts.ts"
import { replyLink } from "./reply-link.ts"

export function RequestDetails({ inquiry }: { inquiry: Inquiry }) {
  const { requests: texts } = useDashboardTexts()
  const { text, lang, source, items, reference, verified } = inquiry
  return (
    <div className="det">
      <div>
        <p className="det-meta">
          <span>
            {texts.reference} <b>{reference}</b>
          </span>
          <span>{texts.filters[source]}</span>
          <span>{texts.wroteIn[lang]}</span>
        </p>
        {text ? (
          <p className="det-text" lang={lang}>
            {text}
          </p>
        ) : (
          <p className="det-none">{texts.noText}</p>
        )}
        {!verified && (
          <p className="det-check">
            <Icon name="warn" />
            {texts.unverifiedNote}
          </p>
        )}
        <div className="det-acts">
          <a className="btn sm" href={replyLink(inquiry)}>
            <Icon name="mail" />
            {texts.reply}
          </a>
          {items.some((item) => item.partnumber) && <CopyNumbers items={items} />}
        </div>
      </div>
      {items.length > 0 && <RequestedItems inquiry={inquiry} />}
    </div>
  )
}

function CopyNumbers({ items }: { items: readonly InquiryItem[] }) {
  const { requests: texts } = useDashboardTexts()
  const toast = useToast()
  const copy = async () => {
    const lines = copyableParts(items)
    if (await copyText(lines)) toast({ text: texts.copied(lines.split("\n").length) })
    else toast({ text: texts.copyFailed, isError: true })
  }
  return (
    <Button look="quiet" icon="copy" onClick={() => void copy()}>
      {texts.copyNumbers}
    </Button>
  )
}

function RequestedItems({ inquiry: { items, spare_id, lang } }: { inquiry: Inquiry }) {
  const { requests: texts } = useDashboardTexts()
  return (
    <ul className="lst" aria-label={texts.items}>
      {items.map((item, at) => (
        <li key={`${item.partnumber ?? item.title}-${at}`}>
          <span>
            <b>
              {item.partnumber && spare_id !== null ? (
                <Link
                  to={`/dashboard/spare/${spare_id}?query=${encodeURIComponent(item.partnumber)}#parts`}
                  aria-label={texts.showInList(item.partnumber)}
                >
                  {item.partnumber}
                </Link>
              ) : (
                (item.partnumber ?? item.title)
              )}
            </b>
            {item.partnumber && item.title && item.title !== item.partnumber && <span lang={lang}>{item.title}</span>}
            {item.note && <em lang={lang}>{item.note}</em>}
          </span>
          <span className="mono">
            <span aria-hidden="true">{item.quantity}</span>
            <span className="vh">{texts.quantity(item.quantity)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
