import { z } from "zod"
import { dashboardLimits } from "./dashboard-limits.ts"
import { localized } from "./localized.ts"
import { wholeNumber } from "./numbers.ts"
import { currencies, deliveryTerms, exportChecks, offerLimits, vatKinds } from "./offer-constants.ts"
import { optional, optionalLine } from "./text.ts"

const fields = {
  /** Days for which a new offer is valid. */
  valid_days: wholeNumber(1, offerLimits.validDays),
  currency: z.enum(currencies, "invalid"),
  delivery_term: z.enum(deliveryTerms, "invalid"),
  delivery_place: optionalLine(offerLimits.line),
  vat: z.enum(vatKinds, "invalid"),
  ...localized("payment", optionalLine(offerLimits.line)),
  ...localized("text_before", optional(offerLimits.text)),
  ...localized("text_after", optional(offerLimits.text)),
  /** Mail that offers are sent with; "" for the usual one. */
  ...localized("mail_text", optional(dashboardLimits.messageText)),
  bank: optional(offerLimits.line),
  export_check: z.enum(exportChecks, "invalid"),
  keep_years: wholeNumber(0, 30),
}

/** Defaults of new offers, and rules for all. */
export const offerSettingsSchema = z.object({ ...fields, version: z.number().int() }).meta({ id: "OfferSettings" })
export type OfferSettings = z.infer<typeof offerSettingsSchema>

export const offerSettingsPatchSchema = z
  .object(fields)
  .partial()
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), "required")
  .meta({ id: "OfferSettingsPatch" })
export type OfferSettingsPatch = z.infer<typeof offerSettingsPatchSchema>
