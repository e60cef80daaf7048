import { z } from "zod"
import { limits } from "./limits.ts"
import { pageFields, wholeNumberText } from "./numbers.ts"
import { offerDaySchema, offerSummarySchema } from "./offer.ts"
import { conditions, currencies, declineReasons, leadUnits, offerStates } from "./offer-constants.ts"
import { languageOrDefault, requiredLine } from "./text.ts"

export const offerListQuerySchema = z.object({
  state: z.enum(offerStates, "invalid").optional(),
  /** First and last day on which an offer was begun, in German time. */
  from: offerDaySchema.optional(),
  to: offerDaySchema.optional(),
  page: wholeNumberText(1, limits.pageMax).default(1),
  format: z.enum(["json", "csv"], "invalid").default("json"),
  /** Language of the file's headings. */
  words: languageOrDefault,
})
export type OfferListQuery = z.infer<typeof offerListQuerySchema>

const figureFields = {
  /** Lines that were asked for, offered, and answered with a reason. */
  asked: z.number().int(),
  offered: z.number().int(),
  not_offered: z.number().int(),
  accepted_lines: z.number().int(),
  /** Offers that were sent, and accepted. */
  sent: z.number().int(),
  accepted: z.number().int(),
  /** Net, in hundredths, by currency. */
  value: z.record(z.enum(currencies), z.number().int()),
  accepted_value: z.record(z.enum(currencies), z.number().int()),
}

/** What offers of a period came to: each asked line counts once, over the revisions of its inquiry. */
const offerFigureSchema = z
  .object({
    group: z.enum(["total", "week", "person", "language", "family", "reason"]),
    name: z.string(),
    ...figureFields,
  })
  .meta({ id: "OfferFigure" })
export type OfferFigure = z.infer<typeof offerFigureSchema>

export const offerPageSchema = z
  .object({ items: z.array(offerSummarySchema), ...pageFields, figures: z.array(offerFigureSchema) })
  .meta({ id: "OfferPage" })
export type OfferPage = z.infer<typeof offerPageSchema>

export const memoryQuerySchema = z.object({ number: requiredLine(limits.partNumber) })

/** Something that was offered or asked for: a price beside the line that is being entered. */
const memoryItemSchema = z
  .object({
    kind: z.enum(["offered", "asked"]),
    request_id: z.number().int(),
    reference: z.string(),
    /** Null where it was only asked for. */
    offer_id: z.number().int().nullable(),
    at: z.string(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    number: z.string(),
    quantity: z.number().int().nullable(),
    unit: z.string(),
    unit_price: z.number().int().nullable(),
    currency: z.enum(currencies).nullable(),
    lead_unit: z.enum(leadUnits),
    lead_min: z.number().int().nullable(),
    lead_max: z.number().int().nullable(),
    condition: z.enum(conditions),
    /** State of the offer, or how the inquiry ended; "" while it is open. */
    outcome: z.string(),
    decline_reason: z.union([z.literal(""), z.enum(declineReasons)]),
    /** Whether this line was ordered. */
    ordered: z.boolean(),
  })
  .meta({ id: "MemoryItem" })
export type MemoryItem = z.infer<typeof memoryItemSchema>

/** The newest price that a number of an offer, or another of its chain, had in another inquiry. */
export const lastPriceSchema = z.object({ number: z.string(), item: memoryItemSchema }).meta({ id: "LastPrice" })
export type LastPrice = z.infer<typeof lastPriceSchema>

/** What was asked for and offered of a number and all that it supersedes or is superseded by, newest first. */
export const memorySchema = z
  .object({ chain: z.array(z.string()), items: z.array(memoryItemSchema) })
  .meta({ id: "PriceMemory" })
export type PriceMemory = z.infer<typeof memorySchema>
