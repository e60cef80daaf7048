import type { InquiryPage } from "#contract/inquiry.ts"
import { formatAmount } from "#contract/offer-constants.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useReceived } from "./use-received.ts"

interface HitExcerptProps {
  reference: string
  hit: InquiryPage["hits"][number]
}

/** Where a listed inquiry contains what was searched, when that was written, and the price of an offered line. */
export function HitExcerpt({ reference, hit: { at, excerpt, price } }: HitExcerptProps) {
  const language = useDashboardLanguage()
  const received = useReceived()
  const amount = price ? `${formatAmount(price.unit_price, language)} ${price.currency}` : ""
  return (
    <span className="inquiry-hit">
      {excerpt.map((segment, index) =>
        // Segments of one text never change their order.
        index % 2 === 1 ? <mark key={index}>{segment}</mark> : <span key={index}>{segment}</span>,
      )}
      <small>{[reference, received(at), amount].filter(Boolean).join(", ")}</small>
    </span>
  )
}
