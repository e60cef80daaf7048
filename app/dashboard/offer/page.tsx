import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { read } from "../api/read.ts"
import { Loaded } from "../ui/loaded.tsx"
import { OfferScreen } from "./offer-screen.tsx"

export default function OfferPage() {
  const texts = useOfferTexts()
  const { id = "" } = useParams()
  // Typed lines are stored by the screen itself: a refetch would only delay them.
  const offer = useQuery({
    ...read("GET /offer/:id", { params: { id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const requestId = offer.data?.request_id ?? 0
  const thread = useQuery({ ...read("GET /request/:id", { params: { id: requestId } }), enabled: requestId !== 0 })
  return (
    <Loaded query={offer} failed={texts.loadFailed} rows={12}>
      {(loaded) => thread.data && <OfferScreen key={loaded.id} first={loaded} thread={thread.data} />}
    </Loaded>
  )
}
