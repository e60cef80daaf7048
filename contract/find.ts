import { z } from "zod"
import { wholeNumberText } from "./numbers.ts"
import { recordKinds } from "./record-constants.ts"
import { titleLanguageSchema } from "./text.ts"

export const findQuerySchema = z.object({
  q: z.string("required").trim().min(1, "required").max(100, "too_long"),
  /** Of each kind of hit. */
  limit: wholeNumberText(1, 20).default(6),
  ...titleLanguageSchema.shape,
})

/** A record, by its titles in all languages. */
const foundRecordSchema = z.object({
  kind: z.enum(recordKinds),
  id: z.union([z.number().int(), z.string()]),
  /** Product of a property; 0 for other kinds. */
  parent_id: z.number().int(),
  title: z.string(),
  /** Its titles in other languages, where they differ. */
  others: z.array(z.string()),
})

const foundPartSchema = z.object({
  id: z.number().int(),
  spare_id: z.number().int(),
  partnumber: z.string(),
  description: z.string(),
  group: z.string(),
})

const foundInquirySchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  name: z.string(),
  company: z.string(),
  created_at: z.string(),
  /** Where it contains the query. */
  excerpt: z.string(),
})

export const foundSchema = z
  .object({
    records: z.array(foundRecordSchema),
    parts: z.array(foundPartSchema),
    /** None for accounts that may not read inquiries. */
    inquiries: z.array(foundInquirySchema),
  })
  .meta({ id: "Found" })
export type Found = z.infer<typeof foundSchema>

const amount = z.number().int()

/** How many there are, for the menu. */
export const amountsSchema = z
  .object({
    /** Of records that exist once per language, their families. */
    records: z.partialRecord(z.enum(recordKinds), amount),
    pictures: amount,
    trash: amount,
    /** Drafts that are ready for review. */
    ready: amount,
  })
  .meta({ id: "Amounts" })
export type Amounts = z.infer<typeof amountsSchema>
