import { useQuery } from "@tanstack/react-query"
import { formatAmount } from "#contract/offer-constants.ts"
import type { MemoryItem } from "#contract/offer-list.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { read } from "../api/read.ts"
import { formatDayShort } from "../ui/format-date.ts"
import { leadText } from "./offer-cells.ts"
import { type OfferedRow, lineOfRow } from "./offer-rows.ts"

const mostShown = 4

/** Returns what was offered and asked before for the number of a row and its chain, but for this inquiry's. */
export function usePriceMemory(row: OfferedRow | undefined, requestId: number) {
  const number = row ? lineOfRow(row).number : ""
  const { data } = useQuery({ ...read("GET /line", { query: { number } }), enabled: number !== "", staleTime: 60_000 })
  return { chain: data?.chain ?? [], items: data?.items.filter(({ request_id }) => request_id !== requestId) ?? [] }
}

interface FormerPricesProps {
  chain: readonly string[]
  items: readonly MemoryItem[]
  /** Address of the customer of this offer. */
  email: string
  /** Position of the price that Alt + Down takes. */
  marked: number
  onTake: (item: MemoryItem) => void
}

/** Former prices of the active line. */
export function FormerPrices({ chain, items, email, marked, onTake }: FormerPricesProps) {
  const texts = useOfferTexts()
  const language = useDashboardLanguage()
  if (items.length === 0) return null
  const priced = items.filter(({ unit_price }) => unit_price !== null)
  return (
    <section className="offer-memory" aria-label={texts.memory}>
      <h2>
        {texts.memory} <small>{chain.join(", ")}</small>
      </h2>
      <ul>
        {items.slice(0, mostShown).map((item) => (
          <li key={`${item.reference}-${item.at}-${item.number}`} aria-current={item === priced[marked] || undefined}>
            <span>{formatDayShort(item.at, language)}</span>
            <span>{item.number}</span>
            <span>
              {item.email !== "" && item.email === email ? <b>{texts.thisCustomer}</b> : item.company || item.name}
            </span>
            <span>{item.quantity ?? "?"}</span>
            {item.unit_price === null || item.currency === null ? (
              <span>{texts.memoryAsked}</span>
            ) : (
              <button type="button" className="text-button" onClick={() => onTake(item)}>
                {formatAmount(item.unit_price, language)} {item.currency}
              </button>
            )}
            <span>{leadText(item, texts)}</span>
            <span>
              {item.outcome in texts.states ? texts.states[item.outcome as keyof typeof texts.states] : item.outcome}
            </span>
          </li>
        ))}
      </ul>
      {priced.length > 0 && (
        <p className="hint">
          <kbd>Alt</kbd> <kbd>↓</kbd> {texts.takesPrice}
        </p>
      )}
    </section>
  )
}
