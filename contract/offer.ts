import { z } from "zod"
import { dashboardLimits } from "./dashboard-limits.ts"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { wholeNumber } from "./numbers.ts"
import {
  conditions,
  currencies,
  declineReasons,
  deliveryTerms,
  leadUnits,
  lineAmount,
  noOfferReasons,
  offerLimits,
  offerLineKinds,
  offerStates,
  sendProblems,
  vatKinds,
} from "./offer-constants.ts"
import { emailSchema, idSchema, optional, optionalLine, required, requiredLine } from "./text.ts"

/** A day of this century, such as `2026-12-18`. */
export const offerDaySchema = z.iso.date("invalid").regex(/^20/u, "invalid")
const line = optionalLine(offerLimits.line)
const text = optional(offerLimits.text)
const price = wholeNumber(0, offerLimits.amount, "invalid_price").nullable()
const leadTime = wholeNumber(0, offerLimits.leadTime).nullable()

const headFields = {
  lang: z.enum(languages, "invalid"),
  currency: z.enum(currencies, "invalid"),
  /** Last day on which it can be ordered, in German time. */
  valid_until: offerDaySchema,
  delivery_term: z.enum(deliveryTerms, "invalid"),
  delivery_place: line,
  vat: z.enum(vatKinds, "invalid"),
  /** The customer's, printed with reverse charge. */
  vat_id: line,
  payment: line,
  text_before: text,
  text_after: text,
  /** The customer's own reference. */
  your_reference: line,
  /** Name and address as on a letter. */
  recipient: optional(offerLimits.note),
  contact_name: line,
  contact_phone: line,
}

const lineFields = {
  kind: z.enum(offerLineKinds, "invalid"),
  /** The asked line that it answers; null for a line nobody asked for. */
  line_id: idSchema.nullable(),
  reason: z.enum(noOfferReasons, "invalid"),
  number: optionalLine(limits.partNumber),
  description: optional(limits.partDescription),
  /** Null while it is not entered, as is the price. */
  quantity: wholeNumber(1, limits.itemQuantity, "invalid_quantity").nullable(),
  unit: optionalLine(offerLimits.unit),
  /** In hundredths of the currency. */
  unit_price: price,
  lead_unit: z.enum(leadUnits, "invalid"),
  /** Days or weeks; null from stock, and where it is open. */
  lead_min: leadTime,
  lead_max: leadTime,
  condition: z.enum(conditions, "invalid"),
  documents: line,
  /** Printed. */
  note: optional(offerLimits.note),
  /** Not printed; it, cost and supplier never reach a customer. */
  remark: optional(offerLimits.note),
  cost: price,
  supplier: line,
}

/** Line of an offer as it is entered; with `id` it is one that the offer has. */
export const offerLineInputSchema = z
  .object({
    id: idSchema.optional(),
    kind: lineFields.kind,
    line_id: lineFields.line_id.default(null),
    reason: lineFields.reason.default(""),
    number: lineFields.number.default(""),
    description: lineFields.description.default(""),
    quantity: lineFields.quantity.default(null),
    unit: lineFields.unit.default(""),
    unit_price: lineFields.unit_price.default(null),
    lead_unit: lineFields.lead_unit.default(""),
    lead_min: lineFields.lead_min.default(null),
    lead_max: lineFields.lead_max.default(null),
    condition: lineFields.condition.default(""),
    documents: lineFields.documents.default(""),
    note: lineFields.note.default(""),
    remark: lineFields.remark.default(""),
    cost: lineFields.cost.default(null),
    supplier: lineFields.supplier.default(""),
  })
  .superRefine((entered, context) => {
    const refuse = (field: keyof typeof lineFields, message: string) =>
      context.addIssue({ code: "custom", path: [field], message })
    if ((lineAmount(entered) ?? 0) > offerLimits.amount) refuse("unit_price", "invalid_price")
    if (entered.kind === "none" && entered.reason === "") refuse("reason", "required")
    if (["none", "alternative"].includes(entered.kind) && entered.line_id === null) refuse("line_id", "required")
    if (entered.lead_min !== null && entered.lead_max !== null && entered.lead_min > entered.lead_max)
      refuse("lead_max", "invalid")
  })
  .meta({ id: "OfferLineInput" })
export type OfferLineInput = z.infer<typeof offerLineInputSchema>

/** Refuses a second answer to an asked line, beside one alternative to it. */
const answeredOnce = z
  .array(offerLineInputSchema, "invalid")
  .max(offerLimits.lines, "too_many_items")
  .superRefine((lines, context) => {
    const answered = new Set<string>()
    for (const [index, { line_id, kind }] of lines.entries()) {
      const key = `${line_id} ${kind === "alternative"}`
      if (line_id !== null && kind !== "cost" && answered.has(key))
        context.addIssue({ code: "custom", path: [index, "kind"], message: "second_answer" })
      answered.add(key)
    }
  })

/** Changes the head fields that it names; `lines` replaces all lines, in their order. */
export const offerPatchSchema = z
  .object({ ...headFields, export_checked: z.boolean("invalid"), lines: answeredOnce })
  .partial()
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), "required")
  .meta({ id: "OfferPatch" })
export type OfferPatch = z.infer<typeof offerPatchSchema>

export const offerLineSchema = z
  .object({
    id: z.number().int(),
    ...lineFields,
    reason: z.enum(noOfferReasons),
    /** As printed: `2`, and `2a` for the alternative to it. */
    position: z.string(),
    /** Null while quantity or price is not entered. */
    amount: z.number().int().nullable(),
    /** Whether the customer has ordered it. */
    ordered: z.boolean(),
  })
  .meta({ id: "OfferLine" })
export type OfferLine = z.infer<typeof offerLineSchema>

const offerSumsSchema = z
  .object({
    goods: z.number().int(),
    costs: z.number().int(),
    net: z.number().int(),
    vat_rate: z.number().int(),
    vat: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: "OfferSums" })

const summaryFields = {
  id: z.number().int(),
  request_id: z.number().int(),
  /** Such as `LT-7K3F9Q/2`. */
  number: z.string(),
  revision: z.number().int(),
  version: z.number().int(),
  state: z.enum(offerStates),
  lang: z.enum(languages),
  currency: z.enum(currencies),
  valid_until: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  sent_at: z.string().nullable(),
  /** When the customer ordered or declined, or it was withdrawn. */
  settled_at: z.string().nullable(),
  /** Last day (ISO date) on which deletion and erasure leave an accepted offer alone; null for every other. */
  kept_until: z.string().nullable(),
  sums: offerSumsSchema,
}

/** An offer without its lines. */
export const offerSummarySchema = z
  .object({ ...summaryFields, reference: z.string(), name: z.string(), company: z.string() })
  .meta({ id: "OfferSummary" })
export type OfferSummary = z.infer<typeof offerSummarySchema>

/** An offer with its lines, what they lack, and the mail that it would be sent with. */
export const offerSchema = z
  .object({
    ...summaryFields,
    ...headFields,
    export_checked_at: z.string().nullable(),
    export_checked_by: z.string(),
    lines: z.array(offerLineSchema),
    /** Number of asked lines, and the ids of those without a whole answer. */
    asked: z.number().int(),
    open: z.array(z.number().int()),
    /** Why it cannot be sent; none for one that was. */
    problems: z.array(z.enum(sendProblems)),
    /** Message that it was sent with; it can be taken back by `DELETE /message/{id}` until `leaves_at`. */
    message_id: z.number().int().nullable(),
    leaves_at: z.string().nullable(),
    /** Mail as the template makes it, for a draft. */
    mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
    document: z.object({ sha256: z.string(), size: z.number().int(), pages: z.number().int() }).nullable(),
    /** What the customer wrote with an order or a refusal. */
    order_number: z.string(),
    settled_by: z.string(),
    decline_reason: z.union([z.literal(""), z.enum(declineReasons)]),
    settled_note: z.string(),
  })
  .meta({ id: "Offer" })
export type Offer = z.infer<typeof offerSchema>

/** Defaults of what is not given are those of `mail`. */
export const offerSendSchema = z
  .object({
    to: emailSchema.optional(),
    cc: z.array(emailSchema, "invalid").max(dashboardLimits.messageCopies, "too_many_items").default([]),
    subject: requiredLine(offerLimits.line).optional(),
    text: required(dashboardLimits.messageText).optional(),
  })
  .meta({ id: "OfferSend" })
export type OfferSend = z.infer<typeof offerSendSchema>
