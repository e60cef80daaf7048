import { type Currency, formatAmount } from "#contract/offer-constants.ts"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { Notice } from "../ui/notice.tsx"
import type { LineConflict } from "./merge-lines.ts"
import { type CellContext, typeCell } from "./offer-cells.ts"
import { lineOfRow, placesOf, type OfferColumn, sheetColumns } from "./offer-rows.ts"
import type { SheetState, OfferStore } from "./offer-store.ts"
import { parsePrice } from "./parse-price.ts"
import type { PasteNote } from "./paste-cells.ts"

interface SheetNoticesProps {
  store: OfferStore
  state: SheetState
  context: CellContext
  note: PasteNote | null
  onNote: (note: PasteNote | null) => void
}

/** What has to be decided: prices that can be read two ways, another currency, what somebody else stored, a paste. */
export function SheetNotices({ store, state: { rows, conflicts }, context, note, onNote }: SheetNoticesProps) {
  const texts = useOfferTexts()
  const { language, currency } = context
  const places = placesOf(rows)
  const prices = rows.flatMap((row, index) => {
    const text = row.texts.unit_price
    return text === undefined
      ? []
      : [{ row, index, text, price: parsePrice(text, language), place: places[index] ?? "" }]
  })
  const set = (index: number, amount: number | null) =>
    store.change(
      rows.map((row, at) => {
        const { unit_price: _former, ...others } = row.texts
        return at === index ? { ...row, texts: others, line: { ...lineOfRow(row), unit_price: amount } } : row
      }),
    )
  const foreign = prices.find(
    ({ price }) => "currency" in price && price.currency !== undefined && price.currency !== currency,
  )
  const foreignCurrency = foreign && "currency" in foreign.price ? foreign.price.currency : undefined
  /** Takes all prices that name another currency, with the offer in the given one. */
  const takeForeign = (offered: Currency) => {
    if (offered !== currency) store.setHead({ currency: offered })
    const unmarked = (text: string) => text.replaceAll(/€|\$|eur|usd/giu, "")
    store.change(
      rows.map((row) => {
        const text = row.texts.unit_price
        return text === undefined ? row : typeCell(row, "unit_price", unmarked(text), { ...context, currency: offered })
      }),
    )
  }
  return (
    <>
      {note && (
        <Notice tone="good">
          {[
            note.isByNumber ? `${texts.pasted(note.set)}, ${texts.byNumber}` : texts.pasted(note.set),
            ...(note.unread > 0 ? [texts.unread(note.unread)] : []),
            ...(note.missing.length > 0 ? [texts.missing(note.missing.join(", "))] : []),
          ].join(", ")}
          .{" "}
          {note.again && (
            <button type="button" className="text-button" onClick={note.again}>
              {texts.byOrder}
            </button>
          )}{" "}
          <button
            type="button"
            className="text-button"
            onClick={() => {
              store.undo()
              onNote(null)
            }}
          >
            {texts.undo}
          </button>
        </Notice>
      )}
      {foreignCurrency && (
        <Notice tone="bad">
          {texts.otherCurrency(foreignCurrency, currency)}{" "}
          <button type="button" className="text-button" onClick={() => takeForeign(foreignCurrency)}>
            {texts.switchTo(foreignCurrency)}
          </button>{" "}
          <button type="button" className="text-button" onClick={() => takeForeign(currency)}>
            {texts.takeAs(currency)}
          </button>
        </Notice>
      )}
      {prices.map(
        ({ price, index, text, place }) =>
          "choices" in price && (
            <Notice key={index} tone="bad">
              {texts.ambiguous(text, place)}{" "}
              {price.choices.map((amount) => (
                <button key={amount} type="button" className="text-button" onClick={() => set(index, amount)}>
                  {formatAmount(amount, language)}
                </button>
              ))}
            </Notice>
          ),
      )}
      {conflicts.map((conflict) => (
        <Notice key={`${conflict.key} ${conflict.field}`} tone="bad">
          {texts.conflict(
            columnName(conflict),
            places[rows.findIndex(({ key }) => key === conflict.key)] ?? "",
            theirText(conflict, context),
          )}{" "}
          <button type="button" className="text-button" onClick={() => store.resolve(conflict, true)}>
            {texts.takeTheirs}
          </button>{" "}
          <button type="button" className="text-button" onClick={() => store.resolve(conflict, false)}>
            {texts.keepMine}
          </button>
        </Notice>
      ))}
    </>
  )

  function columnName({ field }: LineConflict): string {
    const column = sheetColumns.find((name): name is OfferColumn => name === field)
    return column
      ? texts.columns[column]
      : field in texts.detailFields
        ? texts.detailFields[field as keyof typeof texts.detailFields]
        : texts.columns.lead
  }
}

const theirText = ({ field, theirs }: LineConflict, { language }: CellContext): string =>
  (field === "unit_price" || field === "cost") && typeof theirs === "number"
    ? formatAmount(theirs, language)
    : String(theirs ?? "–")
