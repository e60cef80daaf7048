import { useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { type SentInquiry, fieldText } from "../sent-inquiries/sent-inquiry.ts"
import { useWhenNeeded } from "../use-on-demand.ts"
import { SentMessage } from "./sent-message.tsx"

interface SentInquiryMessageProps {
  reference: string
  /** Undefined when this device only knows the reference. */
  inquiry: SentInquiry | undefined
  /** Whether the photos could not be stored. */
  withoutPhotos: boolean
  onAnother: () => void
  onAgain: (inquiry: SentInquiry) => void
  /** Absent when the browser stores nothing. */
  onRemove: (() => void) | undefined
}

const load = async () => (await import("../sent-inquiries/sent-details.tsx")).SentDetails

/** Confirmation of an inquiry; the sent lines come from this device only. */
export function SentInquiryMessage(props: SentInquiryMessageProps) {
  const { reference, inquiry, withoutPhotos, onAnother, onAgain, onRemove } = props
  const { form } = useTexts()
  const { settings, confirms } = usePageFacts()
  const { component: Details } = useWhenNeeded(inquiry !== undefined, load, "sent", "requestList")
  const email = inquiry && fieldText(inquiry, "email")
  return (
    <SentMessage
      title={form.sentTitle}
      reference={reference}
      another={form.another}
      onAnother={onAnother}
      next={
        <>
          {withoutPhotos && (
            <p>
              <b>{form.photosLeftOut}</b>
            </p>
          )}
          {email && (
            <p>
              {confirms ? form.confirmTo : form.replyTo} <b>{email}</b>
            </p>
          )}
          <LocalizedText as="p" text={settings.reply_promise} />
        </>
      }
    >
      {Details && inquiry && <Details inquiry={inquiry} onAgain={() => onAgain(inquiry)} onRemove={onRemove} />}
    </SentMessage>
  )
}
