import { useNavigate } from "react-router"
import type { Offer } from "#contract/offer.ts"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { callApi } from "../api/call-api.ts"
import { Button } from "../ui/button.tsx"
import { DownloadButton } from "../ui/download-button.tsx"
import { useAction } from "../ui/use-action.ts"

interface OfferActionsProps {
  offer: Offer
  onOffer: (offer: Offer) => void
}

/** Files of an offer; of one that was sent, a new revision, and how to withdraw it. */
export function OfferActions({ offer: { id, request_id, number, state, version }, onOffer }: OfferActionsProps) {
  const texts = useOfferTexts()
  const navigate = useNavigate()
  const { isBusy, run } = useAction()
  const revise = () =>
    run(async () => {
      const { id: revision } = await callApi("POST /request/:id/offer", { params: { id: request_id } })
      await navigate(`/dashboard/requests/offer/${revision}`)
    })
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
      {(state === "sent" || state === "expired") && (
        <Button look="line" busy={isBusy} onClick={() => void withdraw()}>
          {texts.withdraw}
        </Button>
      )}
      {state !== "draft" && state !== "waiting" && (
        <Button busy={isBusy} onClick={() => void revise()}>
          {texts.revise}
        </Button>
      )}
    </>
  )
}
