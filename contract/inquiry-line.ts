import { z } from "zod"
import { lineSources } from "./inquiry-constants.ts"
import { limits } from "./limits.ts"
import { wholeNumber } from "./numbers.ts"
import { idSchema, optional, optionalLine } from "./text.ts"

/** A requested line, as a person reads it. `text` is what was written and never changes; the rest is a reading of it. */
export const inquiryLineSchema = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    text: z.string(),
    partnumber: z.string().nullable(),
    product_id: z.number().int().nullable(),
    /** Description in the customer's language when it was requested. */
    title: z.string(),
    /** Superseded number as requested, when `partnumber` is the current one. */
    asked_number: z.string(),
    /** Null when missing or unclear. */
    quantity: z.number().int().nullable(),
    unit: z.string(),
    note: z.string(),
    /** The customer's own item number. */
    position: z.string(),
    source: z.enum(lineSources),
    removed: z.boolean(),
  })
  .meta({ id: "InquiryLine" })
export type InquiryLine = z.infer<typeof inquiryLineSchema>

const fields = {
  partnumber: optionalLine(limits.partNumber),
  quantity: wholeNumber(1, limits.itemQuantity, "invalid_quantity").nullable(),
  unit: optionalLine(limits.lineUnit),
  note: optional(limits.itemNote),
  asked_number: optionalLine(limits.partNumber),
  position: optionalLine(limits.itemPosition),
}

const inquiryLineInputSchema = z
  .object({
    text: optional(limits.lineText).default(""),
    partnumber: fields.partnumber.default(""),
    quantity: fields.quantity.default(null),
    unit: fields.unit.default(""),
    note: fields.note.default(""),
    asked_number: fields.asked_number.default(""),
    position: fields.position.default(""),
  })
  .refine(({ text, partnumber }) => partnumber !== "" || text !== "", "required")
  .meta({ id: "InquiryLineInput" })
export type InquiryLineInput = z.infer<typeof inquiryLineInputSchema>

export const inquiryLinesInputSchema = z
  .object({
    lines: z.array(inquiryLineInputSchema, "invalid").min(1, "required").max(limits.inquiryItems, "too_many_items"),
  })
  .meta({ id: "InquiryLinesInput" })

/** `removed: false` puts a removed line back. */
export const inquiryLinePatchSchema = z
  .object({ ...fields, removed: z.boolean("invalid") })
  .partial()
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), "required")
  .meta({ id: "InquiryLinePatch" })
export type InquiryLinePatch = z.infer<typeof inquiryLinePatchSchema>

/**
 * What is read: `text`; or a message, 0 for the inquiry itself, or with `file` one of its files. Nothing is stored with
 * `preview`.
 */
export const lineReadingInputSchema = z
  .object({
    text: optional(limits.listCharacters).default(""),
    message_id: z.union([z.literal(0), idSchema]).optional(),
    file: idSchema.optional(),
    preview: z.boolean("invalid").default(false),
  })
  .refine(({ text, message_id }) => text !== "" || message_id !== undefined, { path: ["text"], error: "required" })
  .meta({ id: "LineReadingInput" })
export type LineReadingInput = z.infer<typeof lineReadingInputSchema>

/** Lines as read, and how many of these the inquiry already has. */
export const lineReadingSchema = z
  .object({ lines: z.array(inquiryLineInputSchema), present: z.number().int() })
  .meta({ id: "InquiryLineReading" })
export type InquiryLineReading = z.infer<typeof lineReadingSchema>
