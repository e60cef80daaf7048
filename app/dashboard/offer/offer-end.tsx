import { formatAmount, lineAmount, sumOffer } from "#contract/offer-constants.ts"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { AreaField } from "../ui/field.tsx"
import type { HeadFieldsProps } from "./head-fields.tsx"
import type { CellContext } from "./offer-cells.ts"
import { type OfferedRow, linesOf, placesOf } from "./offer-rows.ts"

interface OfferEndProps extends HeadFieldsProps {
  rows: readonly OfferedRow[]
  context: CellContext
}

/** Texts before and after the lines, and the sums as they are printed. */
export function OfferEnd({ offer, head, mayEdit, onHead, rows, context }: OfferEndProps) {
  const texts = useOfferTexts()
  const values = { ...offer, ...head }
  const lines = linesOf(rows)
  const places = placesOf(rows)
  const sums = sumOffer(lines, values.vat)
  const amount = (hundredths: number) => formatAmount(hundredths, context.language)
  const offered = lines.filter(({ kind }) => kind === "offer" || kind === "replacement").length
  const costs = lines.filter(({ kind }) => kind === "cost")
  const beside = rows.flatMap(({ line }, index) => {
    const value = line?.kind === "alternative" ? lineAmount(line) : null
    return value === null ? [] : { label: texts.sums.beside(places[index] ?? ""), value, name: "offer-sum-beside" }
  })
  const totals = [
    { label: texts.sums.lines(offered), value: sums.goods, name: undefined },
    ...costs.map((line) => ({
      label: line.description || texts.kinds.cost,
      value: lineAmount(line) ?? 0,
      name: undefined,
    })),
    { label: texts.sums.vat(sums.vat_rate), value: sums.vat, name: undefined },
    { label: texts.sums.total(context.currency), value: sums.total, name: "offer-sum-total" },
    ...beside,
  ]
  return (
    <fieldset disabled={!mayEdit} className="offer-closing">
      <legend className="visually-hidden">{texts.total}</legend>
      {(["text_before", "text_after"] as const).map((name) => (
        <AreaField
          key={name}
          label={texts.fields[name]}
          rows={4}
          lang={values.lang}
          value={values[name]}
          onValue={(value) => onHead({ [name]: value })}
        />
      ))}
      <dl>
        {totals.map(({ label, value, name }, index) => (
          <div key={index} className={name}>
            <dt>{label}</dt>
            <dd>{amount(value)}</dd>
          </div>
        ))}
      </dl>
    </fieldset>
  )
}
