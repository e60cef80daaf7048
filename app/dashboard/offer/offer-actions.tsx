import { useNavigate } from "react-router"
import type { Thread } from "#contract/message.ts"
import type { Offer, OfferPatch } from "#contract/offer.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { callApi } from "../api/call-api.ts"
import { Button } from "../ui/button.tsx"
import { DownloadButton } from "../ui/download-button.tsx"
import { useAction } from "../ui/use-action.ts"

/** Returns how to begin the next revision; `typed` is what could not be stored in this one. */
export function useRevision(requestId: number) {
  const navigate = useNavigate()
  const { isBusy, run } = useAction()
  const revise = (typed?: OfferPatch) =>
    run(async () => {
      const { id, version } = await callApi("POST /request/:id/offer", { params: { id: requestId } })
      if (typed) await callApi("PATCH /offer/:id", { params: { id }, json: typed, version })
      await navigate(`/dashboard/requests/offer/${id}`)
    })
  return { isBusy, revise }
}

interface OfferActionsProps {
  offer: Offer
  thread: Thread
  onOffer: (offer: Offer) => void
}

/** Files of an offer and its customer's page; of one that was sent, a new revision, and how to withdraw it. */
export function OfferActions({ offer, thread, onOffer }: OfferActionsProps) {
  const texts = useOfferTexts()
  const { shell } = useDashboardTexts()
  const { id, request_id, number, state, version } = offer
  const { isBusy: isRevising, revise } = useRevision(request_id)
  const { isBusy, run } = useAction()
  const withdraw = () =>
    run(async () => onOffer(await callApi("POST /offer/:id/withdraw", { params: { id }, version })), {
      question: { title: texts.withdraw, body: texts.withdrawText, yes: texts.withdraw, danger: true },
      done: texts.withdrawn,
    })
  const stem = number.replace("/", "-")
  return (
    <>
      {(["pdf", "xlsx"] as const).map((format) => (
        <DownloadButton
          key={format}
          address={`/offer/:id/${format}`}
          name={`${stem}.${format}`}
          options={{ params: { id } }}
          failed={texts.downloadFailed}
        >
          {texts.downloads[format]}
        </DownloadButton>
      ))}
      <a className="button button-small button-outline" href={thread.link} target="_blank" rel="noopener noreferrer">
        {texts.customerPage}
        <span className="visually-hidden"> ({shell.newTab})</span>
      </a>
      {(state === "sent" || state === "expired") && (
        <Button look="line" busy={isBusy} onClick={() => void withdraw()}>
          {texts.withdraw}
        </Button>
      )}
      {state !== "draft" && state !== "waiting" && (
        <Button busy={isRevising} onClick={() => void revise()}>
          {texts.revise}
        </Button>
      )}
    </>
  )
}
