import type { Language } from "#contract/language.ts"
import { letterDay, formatAmount } from "#contract/offer-constants.ts"
import { offerTexts } from "#server/i18n/offer/offer-texts.ts"
import { type OpenLine, type StoredOffer, germanDay } from "./offer-store.ts"
import type { PrintedLine, PrintedOffer } from "./printed-offer.ts"

/** What an offer prints of its inquiry. */
export interface PrintedInquiry {
  created_at: string
  /** Number that each asked line was asked by. */
  askedNumbers: ReadonlyMap<number, string>
  link: string
}

/** Returns an offer in the words of a language; descriptions and notes stay as they were entered. */
export function printOffer(offer: StoredOffer, inquiry: PrintedInquiry, language: Language): PrintedOffer {
  const words = offerTexts[language]
  const { columns } = words
  const { sums, vat, currency } = offer
  const amount = (hundredths: number) => formatAmount(hundredths, language)
  const dated = letterDay(germanDay(new Date(offer.sent_at ?? offer.created_at)), language)
  const valid = letterDay(offer.valid_until, language)
  const term = [offer.delivery_term, offer.delivery_place].filter(Boolean).join(" ")
  const fact = (label: string, value: string) => (value === "" ? [] : [{ label, value }])
  return {
    language,
    number: offer.number,
    currency,
    isDraft: offer.state === "draft",
    day: dated,
    facts: [
      ...fact(words.facts.date, dated),
      ...fact(words.facts.valid_until, valid),
      ...fact(words.facts.your_reference, offer.your_reference),
      ...fact(words.facts.inquired, letterDay(germanDay(new Date(inquiry.created_at)), language)),
      ...fact(words.facts.contact, offer.contact_name),
      ...fact(words.facts.phone, offer.contact_phone),
    ],
    recipient: offer.recipient,
    textBefore: offer.text_before,
    textAfter: offer.text_after,
    columns: [
      columns.position,
      columns.part,
      columns.quantity,
      columns.unit_price,
      columns.amount(currency),
      columns.lead,
    ],
    lines: offer.lines.map((line) => printLine(line, offer, inquiry, language)),
    totals: [
      ...(sums.costs === 0 ? [] : [{ label: words.goods, value: amount(sums.goods), note: "" }]),
      ...offer.lines
        .filter(({ kind }) => kind === "cost")
        .map((line) => ({ label: line.description || line.number, value: amount(line.amount ?? 0), note: "" })),
      { label: words.net, value: amount(sums.net), note: "" },
      {
        label: words.vat(sums.vat_rate),
        value: amount(sums.vat),
        note: [words.vatNotes[vat], vat === "eu" && offer.vat_id ? words.yourVatId(offer.vat_id) : ""]
          .filter(Boolean)
          .join(". "),
      },
      { label: words.total(currency), value: amount(sums.total), note: "" },
    ],
    terms: [
      ...fact(words.terms.delivery, offer.delivery_term === "" ? term : words.incoterms(term)),
      ...fact(words.terms.payment, offer.payment),
      ...fact(words.terms.valid_until, valid),
    ],
    link: inquiry.link,
  }
}

function printLine(line: OpenLine, offer: StoredOffer, inquiry: PrintedInquiry, language: Language): PrintedLine {
  const words = offerTexts[language]
  const isOffered = line.kind !== "none"
  const askedNumber = inquiry.askedNumbers.get(line.line_id ?? 0) ?? ""
  const main = offer.lines.find(({ kind, line_id }) => line_id === line.line_id && kind !== "alternative")
  const details = [
    line.kind === "replacement" && askedNumber !== "" && askedNumber !== line.number ? words.replaces(askedNumber) : "",
    line.kind === "alternative" ? words.alternative(main?.position ?? "") : "",
    line.documents === "" ? "" : words.documents(line.documents),
    isOffered ? line.note : "",
  ]
  const reason = [words.reasons[line.reason], line.note].filter(Boolean).join(" ")
  const amount = line.amount === null ? "" : formatAmount(line.amount, language)
  return {
    id: line.id,
    kind: line.kind,
    position: line.position,
    number: line.number,
    description: line.description,
    details: details.filter(Boolean),
    quantity: [line.quantity ?? "", line.unit].join(" ").trim(),
    unitPrice: isOffered && line.unit_price !== null ? formatAmount(line.unit_price, language) : "",
    amount: line.kind === "alternative" && amount !== "" ? `(${amount})` : amount,
    counted: isOffered && line.kind !== "alternative" ? (line.amount ?? 0) : 0,
    lead: isOffered ? leadOf(line, language) : "",
    condition: isOffered ? words.conditions[line.condition] : "",
    refusal: isOffered ? "" : `${words.noOffer}: ${reason}`,
  }
}

function leadOf({ lead_unit, lead_min, lead_max }: OpenLine, language: Language): string {
  const { stock, lead } = offerTexts[language]
  if (lead_unit === "stock") return stock
  const ends = [...new Set([lead_min, lead_max].filter((end) => end !== null))]
  return lead_unit === "" || ends.length === 0 ? "" : lead[lead_unit](ends.join("–"))
}
