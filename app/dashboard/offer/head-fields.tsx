import { currencies, deliveryTerms, vatKinds } from "#contract/offer-constants.ts"
import type { Offer } from "#contract/offer.ts"
import { languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { AreaField, SelectField, TextField } from "../ui/field.tsx"
import type { OfferHead } from "./offer-store.ts"

export interface HeadFieldsProps {
  offer: Offer
  /** Fields that are not stored yet. */
  head: OfferHead
  mayEdit: boolean
  onHead: (part: OfferHead) => void
}

/** Head of an offer: its terms in sight, recipient and references behind a button. */
export function HeadFields({ offer, head, mayEdit, onHead }: HeadFieldsProps) {
  const texts = useOfferTexts()
  const { common } = useDashboardTexts()
  const values = { ...offer, ...head }
  const { fields } = texts
  const text = (
    name: "delivery_place" | "vat_id" | "payment" | "your_reference" | "contact_name" | "contact_phone",
  ) => <TextField label={fields[name]} value={values[name]} onValue={(value) => onHead({ [name]: value })} />
  return (
    <fieldset disabled={!mayEdit} className="offer-fields">
      <legend className="visually-hidden">{texts.head}</legend>
      <div className="offer-strip">
        <TextField
          label={fields.valid_until}
          type="date"
          value={values.valid_until}
          onValue={(day) => day !== "" && onHead({ valid_until: day })}
        />
        <SelectField
          label={fields.currency}
          value={values.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onValue={(currency) => onHead({ currency })}
        />
        <SelectField
          label={fields.delivery_term}
          value={values.delivery_term}
          options={deliveryTerms.map((value) => ({ value, label: value || "–" }))}
          onValue={(term) => onHead({ delivery_term: term })}
        />
        {text("delivery_place")}
        <SelectField
          label={fields.vat}
          value={values.vat}
          options={vatKinds.map((value) => ({ value, label: texts.vatKinds[value] }))}
          onValue={(vat) => onHead({ vat })}
        />
        {values.vat === "eu" && text("vat_id")}
        {text("payment")}
        <SelectField
          label={fields.lang}
          value={values.lang}
          options={languages.map((value) => ({ value, label: common.languageNames[value] }))}
          onValue={(lang) => onHead({ lang })}
        />
      </div>
      <details>
        <summary>{texts.moreHead}</summary>
        <div className="offer-fields-more">
          <AreaField
            label={fields.recipient}
            rows={3}
            value={values.recipient}
            onValue={(recipient) => onHead({ recipient })}
          />
          {text("your_reference")}
          {text("contact_name")}
          {text("contact_phone")}
        </div>
      </details>
    </fieldset>
  )
}
