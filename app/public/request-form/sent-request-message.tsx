import { useEffect } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import type { SentRequest } from "../sent-requests/sent-request.ts"
import { fieldText } from "../sent-requests/sent-request.ts"
import { useSiteData } from "../site-data.ts"
import { useOnDemand } from "../use-on-demand.ts"
import { SentMessage } from "./sent-message.tsx"

interface SentRequestMessageProps {
  reference: string
  /** Undefined where this device knows no more than the reference. */
  request: SentRequest | undefined
  onAnother: () => void
  onAgain: (request: SentRequest) => void
  /** Absent while the browser keeps nothing. */
  onRemove: (() => void) | undefined
}

const load = async () => (await import("../sent-requests/sent-details.tsx")).SentDetails

/** The confirmation of a request; the lines that were sent come from this device alone. */
export function SentRequestMessage({ reference, request, onAnother, onAgain, onRemove }: SentRequestMessageProps) {
  const { form } = useTexts()
  const { settings, confirms } = useSiteData() ?? {}
  const { piece: Details, fetch } = useOnDemand(load, "sent")
  const isKnown = request !== undefined
  // oxlint-disable-next-line react/exhaustive-deps -- fetched once, when there is something to show
  useEffect(() => void (isKnown && fetch()), [isKnown])
  const promise = settings?.reply_promise
  const email = request && fieldText(request, "email")
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
          {promise?.text && <p lang={promise.lang}>{promise.text}</p>}
        </>
      }
    >
      {Details && request && <Details request={request} onAgain={() => onAgain(request)} onRemove={onRemove} />}
    </SentMessage>
  )
}
