import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { formatAmount } from "#contract/offer-constants.ts"
import type { MemoryItem } from "#contract/offer-list.ts"
import type { Offer } from "#contract/offer.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { formatDate, formatDayShort } from "../ui/format-date.ts"
import { type CellContext, leadText } from "./offer-cells.ts"
import { type OfferedRow, lineOfRow } from "./offer-rows.ts"

const mostShown = 4
const month = { month: "2-digit", year: "numeric" } as const

interface FormerPricesOptions {
  offer: Offer
  rows: readonly OfferedRow[]
  /** Row whose former prices are listed. */
  active: number
  onRows: (rows: readonly OfferedRow[]) => void
}

/** Former prices of other inquiries: the last one of each number, all of the active row's, and how a row takes one. */
export function useFormerPrices({ offer: { id, request_id, lines }, rows, active, onRows }: FormerPricesOptions) {
  const row = rows[active]
  const number = row ? lineOfRow(row).number : ""
  const { data } = useQuery({ ...read("GET /line", { query: { number } }), enabled: number !== "", staleTime: 60_000 })
  const { data: lastPrices = [] } = useQuery({
    // Read anew when a number is stored.
    queryKey: ["GET /offer/:id/prices", id, ...lines.map((line) => line.number)],
    queryFn: ({ signal }) => callApi("GET /offer/:id/prices", { params: { id }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  const [taken, setTaken] = useState({ key: "", times: 0 })
  const items = data?.items.filter((item) => item.request_id !== request_id) ?? []
  // Prices before mere questions.
  const offered = items.filter(({ unit_price }) => unit_price !== null)
  const marked = taken.key === row?.key ? taken.times : 0
  const take = (index: number, { unit_price, condition, lead_unit, lead_min, lead_max }: MemoryItem) => {
    const target = rows[index]
    if (!target) return
    const line = lineOfRow(target)
    const lead = line.lead_unit === "" ? { lead_unit, lead_min, lead_max } : {}
    const { unit_price: _wrong, ...texts } = target.texts
    const priced = { ...line, ...lead, unit_price, condition: line.condition || condition }
    onRows(rows.with(index, { ...target, texts, line: priced }))
  }
  /** Takes the marked price of the active row, or its last one; the next press takes the one before. */
  const takeNext = (index: number) => {
    const item = offered[marked % Math.max(1, offered.length)]
    if (!item || !row || index !== active) return
    take(index, item)
    setTaken({ key: row.key, times: (marked + 1) % offered.length })
  }
  return {
    chain: data?.chain ?? [],
    items: [...offered, ...items.filter(({ unit_price }) => unit_price === null)],
    marked: offered[marked],
    lastOf: (target: OfferedRow) => lastPrices.find((price) => price.number === lineOfRow(target).number)?.item,
    take,
    takeNext,
  }
}

export type FormerPricesState = ReturnType<typeof useFormerPrices>

interface FormerPricesProps {
  memory: FormerPricesState
  /** Address of the customer of this offer. */
  email: string
  onTake: (item: MemoryItem) => void
}

/** Former prices of the active line, beside its price. */
export function FormerPrices({ memory: { chain, items, marked }, email, onTake }: FormerPricesProps) {
  const texts = useOfferTexts()
  const language = useDashboardLanguage()
  if (items.length === 0) return null
  return (
    <section className="offer-memory" aria-label={texts.memory} tabIndex={-1}>
      <h2>
        {texts.memory} <small>{chain.join(", ")}</small>
      </h2>
      <ul>
        {items.slice(0, mostShown).map((item) => (
          <li key={`${item.reference}-${item.at}-${item.number}`} aria-current={item === marked || undefined}>
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
      {marked && (
        <p className="hint">
          <kbd>Alt</kbd> <kbd>↓</kbd> {texts.takesPrice}
        </p>
      )}
    </section>
  )
}

interface LastPriceCellProps {
  item: MemoryItem
  place: string
  context: CellContext
  mayEdit: boolean
  email: string
  onTake: () => void
}

/** The last price of a line: how much, to whom, when; a press takes it. */
export function LastPriceCell({ item, place, context, mayEdit, email, onTake }: LastPriceCellProps) {
  const { texts, language, currency } = context
  const amount = formatAmount(item.unit_price ?? 0, language)
  const price = item.currency === currency ? amount : `${amount} ${item.currency}`
  const customer = item.email !== "" && item.email === email ? texts.thisCustomer : item.company || item.name
  return (
    <>
      {mayEdit ? (
        <button
          type="button"
          className="text-button"
          tabIndex={-1}
          aria-label={texts.takeLast(price, place)}
          onClick={onTake}
        >
          {price}
        </button>
      ) : (
        price
      )}
      <small title={customer}>
        {formatDate(item.at, language, month)}, {customer}
      </small>
    </>
  )
}
