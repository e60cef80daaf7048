import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { read } from "../api/read.ts"
import { AwaitedRecord } from "../record/awaited-record.tsx"
import { OfferScreen } from "./offer-screen.tsx"

export default function OfferPage() {
  const { inquiries } = useDashboardTexts()
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
  if (!offer.data || !thread.data)
    return (
      <AwaitedRecord
        title={texts.title("").trim()}
        crumb={{ to: "/dashboard/requests", label: inquiries.title }}
        error={offer.error ?? thread.error}
        failed={texts.loadFailed}
      />
    )
  return <OfferScreen key={offer.data.id} first={offer.data} thread={thread.data} />
}
