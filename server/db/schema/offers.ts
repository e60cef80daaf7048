import type { Language } from "#contract/language.ts"
import type {
  Condition,
  Currency,
  DeclineReason,
  DeliveryTerm,
  ExportCheck,
  LeadUnit,
  NoOfferReason,
  OfferLineKind,
  VatKind,
} from "#contract/offer-constants.ts"
import { blob, id, integer, localizedTexts, table, text } from "../declare-table.ts"

const since = "004-offers"

export const offerTables = {
  /** One revision of an offer. Money is in hundredths of its currency, days are German ones. */
  offer: table(
    {
      id: id(),
      request_id: integer().ownedBy("request"),
      revision: integer(),
      /** As printed; a merged inquiry's offers keep theirs. */
      number: text(),
      state: text<"draft" | "sent" | "accepted" | "declined" | "withdrawn">("draft"),
      version: integer(1),
      created_at: text(),
      /** Account that began it. */
      account_id: integer().orNull(),
      lang: text<Language>(),
      currency: text<Currency>(),
      valid_until: text(),
      delivery_term: text<DeliveryTerm>(""),
      delivery_place: text(""),
      vat: text<VatKind>(),
      vat_id: text(""),
      payment: text(""),
      text_before: text(""),
      text_after: text(""),
      your_reference: text(""),
      recipient: text(""),
      contact_name: text(""),
      contact_phone: text(""),
      export_checked_at: text().orNull(),
      export_checked_by: text(""),
      /** When it was frozen; the customer's page shows it once its mail has left. */
      sent_at: text().orNull(),
      left_at: text().orNull(),
      /** Message that carries it. */
      message_id: integer().orNull(),
      /** Message that confirms an order, with the letter once more. */
      receipt_id: integer().orNull(),
      /** When it was accepted, declined or withdrawn, by whom, and what they wrote. */
      settled_at: text().orNull(),
      settled_by: text(""),
      settled_note: text(""),
      order_number: text(""),
      decline_reason: text<"" | DeclineReason>(""),
    },
    {
      since,
      unique: { offer_revision: ["request_id", "revision"] },
      indexes: { offer_newest: ["created_at", "id"], offer_by_message: ["message_id"] },
    },
  ),
  offer_line: table(
    {
      id: id(),
      offer_id: integer().ownedBy("offer"),
      position: integer(),
      kind: text<OfferLineKind>(),
      /** Asked line that it answers. */
      line_id: integer().orNull(),
      reason: text<NoOfferReason>(""),
      number: text(""),
      /** Number without punctuation, by which former prices are found. */
      number_key: text(""),
      description: text(""),
      quantity: integer().orNull(),
      unit: text(""),
      unit_price: integer().orNull(),
      lead_unit: text<LeadUnit>(""),
      lead_min: integer().orNull(),
      lead_max: integer().orNull(),
      condition: text<Condition>(""),
      documents: text(""),
      note: text(""),
      ordered: integer(0),
    },
    {
      since,
      indexes: { offer_line_by_offer: ["offer_id", "position"], offer_line_by_number: ["number_key"] },
    },
  ),
  /** What of a line never leaves the house; no query for a customer reads it. */
  offer_line_cost: table(
    {
      offer_line_id: integer().key().ownedBy("offer_line"),
      cost: integer().orNull(),
      supplier: text(""),
      remark: text(""),
    },
    { since },
  ),
  /** The letter as it was sent. */
  offer_document: table(
    {
      offer_id: integer().key().ownedBy("offer"),
      sha256: text(),
      size: integer(),
      pages: integer(),
      bytes: blob(),
    },
    { since },
  ),
  /** Defaults of new offers, in one row. */
  offer_settings: table(
    {
      id: integer().key(),
      version: integer(1),
      valid_days: integer(30),
      currency: text<Currency>("EUR"),
      delivery_term: text<DeliveryTerm>(""),
      delivery_place: text(""),
      vat: text<VatKind>("domestic"),
      ...localizedTexts("payment", "text_before", "text_after", "mail_text"),
      /** Printed at the foot, such as the bank account. */
      bank: text(""),
      export_check: text<ExportCheck>("off"),
      /** Years after that of an order for which it is kept. */
      keep_years: integer(6),
    },
    { since },
  ),
}
