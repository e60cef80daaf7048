import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "react-router"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { useAction } from "../ui/use-action.ts"

/** Opens the draft or the newest offer of an inquiry, or begins its first one. */
export function OfferButton({ requestId }: { requestId: number }) {
  const texts = useOfferTexts()
  const navigate = useNavigate()
  const { data: offers } = useQuery(read("GET /request/:id/offer", { params: { id: requestId } }))
  const { isBusy, run } = useAction({ refreshes: ["GET /request/:id/offer"] })
  const begin = () =>
    run(async () => {
      const { id } = await callApi("POST /request/:id/offer", { params: { id: requestId } })
      await navigate(`/dashboard/requests/offer/${id}`)
    })
  const newest = offers?.find(({ state }) => state === "draft") ?? offers?.at(-1)
  if (newest)
    return (
      <Link className="button button-small button-outline" to={`/dashboard/requests/offer/${newest.id}`}>
        {texts.open(newest.number.slice(newest.number.lastIndexOf("/")))} <small>{texts.states[newest.state]}</small>
      </Link>
    )
  return (
    <Button icon="list" busy={isBusy} aria-disabled={offers === undefined || undefined} onClick={() => void begin()}>
      {texts.write}
    </Button>
  )
}
