import { useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { type SentInquiry, fieldText } from "../sent-inquiries/sent-inquiry.ts"
import { useWhenNeeded } from "../use-on-demand.ts"
import type { PhotoQueue } from "./use-photo-queue.ts"
import { CallBackPromise } from "./urgent-switch.tsx"
import { SentMessage } from "./sent-message.tsx"

interface SentInquiryMessageProps {
  reference: string
  /** Undefined when this device only knows the reference. */
  inquiry: SentInquiry | undefined
  queue: PhotoQueue
  onAnother: () => void
  onAgain: (inquiry: SentInquiry) => void
  /** Absent when the browser stores nothing. */
  onRemove: (() => void) | undefined
}

const loadPhotos = async () => (await import("./photos-follow.tsx")).PhotosFollow
const load = async () => (await import("../sent-inquiries/sent-details.tsx")).SentDetails

/** Confirmation of an inquiry; the sent lines come from this device only. */
export function SentInquiryMessage(props: SentInquiryMessageProps) {
  const { reference, inquiry, queue, onAnother, onAgain, onRemove } = props
  const { form } = useTexts()
  const { settings, confirms } = usePageFacts()
  const { component: Details } = useWhenNeeded(inquiry !== undefined, load, "sent", "requestList")
  const photosKey = inquiry?.photosKey
  const { component: Photos } = useWhenNeeded(photosKey !== undefined, loadPhotos, "files")
  const email = inquiry && fieldText(inquiry, "email")
  return (
    <SentMessage
      title={form.sentTitle}
      reference={reference}
      another={form.another}
      onAnother={onAnother}
      next={
        <>
          {email && (
            <p>
              {confirms ? form.confirmTo : form.replyTo} <b>{email}</b>
            </p>
          )}
          {inquiry?.fields["urgent"] === true ? (
            <CallBackPromise as="p" />
          ) : (
            <LocalizedText as="p" text={settings.reply_promise} />
          )}
        </>
      }
    >
      {Photos && photosKey && <Photos photosKey={photosKey} queue={queue} />}
      {Details && inquiry && <Details inquiry={inquiry} onAgain={() => onAgain(inquiry)} onRemove={onRemove} />}
    </SentMessage>
  )
}
