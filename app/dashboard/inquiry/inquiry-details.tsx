import { Link } from "react-router"
import type { Inquiry, InquiryItem } from "#contract/inquiry.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { downloadFile } from "../api/call-api.ts"
import { SentFiles } from "../application/sent-files.tsx"
import { copyText } from "../copy-text.ts"
import { PartPageLink } from "../part/part-page-link.tsx"
import { useMay } from "../shell/shell-context.tsx"
import { ViewSiteLink } from "../shell/view-site-link.tsx"
import { Button } from "../ui/button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { AskedNote, useAskedStates } from "./asked-state.tsx"
import { callLink } from "./call-link.ts"
import { Conversation } from "./conversation.tsx"
import { copyableParts } from "./copyable-parts.ts"
import { ProgressBar } from "./inquiry-progress.tsx"
import { replyLink } from "./reply-link.ts"
import type { InquiryChanges } from "./use-inquiry-changes.tsx"

interface InquiryDetailsProps {
  inquiry: Inquiry
  changes: InquiryChanges
}

export function InquiryDetails({ inquiry, changes }: InquiryDetailsProps) {
  const { inquiries: texts } = useDashboardTexts()
  const mayEdit = useMay("inquiries.edit")
  const { id, text, lang, source, items, photos, reference, verified, urgent, phone } = inquiry
  return (
    <div className="request-details">
      <ProgressBar inquiry={inquiry} changes={changes} />
      <div>
        <p className="request-details-meta">
          <span>
            {texts.reference} <b>{reference}</b>
          </span>
          <span>{texts.filters[source]}</span>
          <span>{texts.wroteIn[lang]}</span>
          <MailState inquiry={inquiry} onAgain={() => void changes.mailAgain(inquiry)} />
        </p>
        {text ? (
          <p className="request-details-text" lang={lang}>
            {text}
          </p>
        ) : (
          <p className="request-details-none">{texts.noText}</p>
        )}
        {photos.length > 0 && (
          <SentFiles
            files={photos}
            label={texts.photos}
            download={(n, file) => downloadFile("/request/:id/photo/:number", file, { params: { id, number: n } })}
          />
        )}
        {urgent && (
          <p className="request-details-urgent">
            <Icon name="phone" />
            {texts.urgentNote}
          </p>
        )}
        {!verified && (
          <p className="request-details-check">
            <Icon name="warn" />
            {texts.unverifiedNote}
          </p>
        )}
        <div className="request-details-actions">
          {inquiry.email !== "" && (
            <a className="button button-small" href={replyLink(inquiry)}>
              <Icon name="mail" />
              {texts.reply}
            </a>
          )}
          {phone && (
            <a className="button button-small button-outline" href={callLink(phone)}>
              <Icon name="phone" />
              {texts.call(phone)}
            </a>
          )}
          {items.some((item) => item.partnumber) && <CopyNumbers items={items} />}
          {inquiry.read && (
            <Button look="quiet" onClick={() => void changes.mark(inquiry, false)}>
              {texts.markUnread}
            </Button>
          )}
        </div>
      </div>
      {items.length > 0 && <RequestedItems inquiry={inquiry} />}
      {mayEdit && <Conversation key={id} inquiry={inquiry} changes={changes} />}
    </div>
  )
}

/** Whether the request has gone out by mail; nothing where none is set up. */
function MailState({ inquiry: { mail }, onAgain }: { inquiry: Inquiry; onAgain: () => void }) {
  const { inquiries: texts } = useDashboardTexts()
  if (mail === "none") return null
  return (
    <span className={mail === "failed" ? "mail-state mail-state-failed" : "mail-state"}>
      <Icon name={mail === "failed" ? "warn" : mail === "sent" ? "check" : "mail"} />
      {texts.mailStates[mail]}
      {mail === "failed" && (
        <button type="button" className="text-button" onClick={onAgain}>
          {texts.mailAgain}
        </button>
      )}
    </span>
  )
}

function CopyNumbers({ items }: { items: readonly InquiryItem[] }) {
  const { inquiries: texts } = useDashboardTexts()
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
  const { inquiries: texts } = useDashboardTexts()
  const states = useAskedStates(items)
  return (
    <ul className="request-items" aria-label={texts.items}>
      {items.map((item, at) => (
        <li key={`${item.partnumber ?? item.title}-${at}`}>
          <span>
            <b>
              <ItemLink item={item} spareId={spare_id} />
              {item.partnumber && item.title && <PartPageLink partnumber={item.partnumber} />}
            </b>
            {item.partnumber && item.title && item.title !== item.partnumber && <span lang={lang}>{item.title}</span>}
            <AskedNote state={states.get(item.partnumber ?? "")} />
            {item.asked_number && <span>{texts.askedAs(item.asked_number)}</span>}
            {item.position && <span>{texts.position(item.position)}</span>}
            {item.note && <em lang={lang}>{item.note}</em>}
          </span>
          <span className="mono">
            <span aria-hidden="true">{item.quantity}</span>
            <span className="visually-hidden">{texts.quantity(item.quantity)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A part leads to its place in the group's list, without a known group to the site's search; a product to its editor. */
function ItemLink({ item, spareId }: { item: InquiryItem; spareId: number | null }) {
  const { inquiries: texts } = useDashboardTexts()
  const { partnumber, product_id, title } = item
  if (partnumber && spareId !== null)
    return (
      <Link
        to={`/dashboard/spare/${spareId}?query=${encodeURIComponent(partnumber)}#parts`}
        aria-label={texts.showInList(partnumber)}
      >
        {partnumber}
      </Link>
    )
  if (partnumber) return <ViewSiteLink to={`/search?q=${encodeURIComponent(partnumber)}`}>{partnumber}</ViewSiteLink>
  return product_id === null ? title : <Link to={`/dashboard/product/${product_id}`}>{title}</Link>
}
