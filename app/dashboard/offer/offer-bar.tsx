import { useState } from "react"
import { formatAmount, sumOffer } from "#contract/offer-constants.ts"
import type { Offer } from "#contract/offer.ts"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { Button } from "../ui/button.tsx"
import { formatDayShort } from "../ui/format-date.ts"
import type { CellContext } from "./offer-cells.ts"
import { isMain, linesOf, openRows } from "./offer-rows.ts"
import type { SheetState, OfferStore } from "./offer-store.ts"
import { SendOffer } from "./send-offer.tsx"
import "./offer-bar.css"

interface OfferBarProps {
  store: OfferStore
  state: SheetState
  context: CellContext
  onRow: (row: number) => void
  onOffer: (offer: Offer) => void
}

/** Total, open lines as links, and Send, which says why it is off. */
export function OfferBar({ store, state, context, onRow, onOffer }: OfferBarProps) {
  const texts = useOfferTexts()
  const [isOpened, setIsOpened] = useState(false)
  const { offer, rows, head } = state
  const { total } = sumOffer(linesOf(rows), head.vat ?? offer.vat)
  const open = openRows(rows)
  const mainCount = rows.filter(isMain).length
  const isChecked = head.export_checked ?? offer.export_checked_at !== null
  const reasons = sendFaults(state)
  return (
    <section className="offer-bar on-ink" aria-label={texts.total}>
      <p>
        <b>
          {formatAmount(total, context.language)} {context.currency}
        </b>
        <span>
          {texts.answered(mainCount - open.length, mainCount)}{" "}
          {open.length > 0 && (
            <>
              {texts.openLines}{" "}
              {open.map(({ place, row }) => (
                <button key={row} type="button" className="text-button" onClick={() => onRow(row)}>
                  {place}
                </button>
              ))}
            </>
          )}
        </span>
      </p>
      {offer.state === "draft" && (
        <div className="offer-send">
          <label>
            <input
              type="checkbox"
              checked={isChecked}
              onChange={({ target }) => store.setHead({ export_checked: target.checked })}
            />
            <span>
              {texts.exportChecked}
              {offer.export_checked_at !== null && isChecked && (
                <small>
                  {texts.exportCheckedBy(
                    offer.export_checked_by,
                    formatDayShort(offer.export_checked_at, context.language),
                  )}
                </small>
              )}
            </span>
          </label>
          <Button
            icon="mail"
            aria-disabled={reasons.length > 0 || undefined}
            aria-describedby={reasons.length > 0 ? "offer-reasons" : undefined}
            onClick={() => reasons.length === 0 && setIsOpened(true)}
          >
            {texts.send}
          </Button>
          {reasons.length > 0 && (
            <small id="offer-reasons">{reasons.map((reason) => texts.problems[reason]).join(" ")}</small>
          )}
        </div>
      )}
      {isOpened && <SendOffer offer={offer} onOffer={onOffer} onClose={() => setIsOpened(false)} />}
    </section>
  )
}

/** Returns why an offer cannot be sent: what is seen here at once, and what the server says of what is stored. */
function sendFaults({ offer, rows, isUnsaved, isSaving }: SheetState) {
  if (rows.some(({ texts }) => Object.keys(texts).length > 0)) return ["unreadable"] as const
  if (openRows(rows).length > 0) return ["open_lines"] as const
  if (isUnsaved || isSaving) return ["unsaved"] as const
  return offer.problems
}
