import { z } from "zod"
import { limits } from "./limits.ts"
import { mailTroubles } from "./mail-constants.ts"
import { sentFileSchema, suggestedInquirySchema } from "./message.ts"
import { pageFields, wholeNumberText } from "./numbers.ts"
import { idSchema } from "./text.ts"

/** A mail that matches no inquiry, until somebody sorts it. */
export const unsortedMailSchema = z
  .object({
    id: z.number().int(),
    from_name: z.string(),
    /** Several when the header names several. */
    from: z.string(),
    to: z.string(),
    cc: z.array(z.string()),
    subject: z.string(),
    /** Start of its text; the whole text in an export of personal data. */
    excerpt: z.string(),
    /** Written by a program. */
    automatic: z.boolean(),
    /** Why it was not unfolded whole, which its files then hold. */
    trouble: z.enum(mailTroubles),
    at: z.string(),
    /** `size` in bytes, `n` counts from 1; `stored` is false where only the name was kept. */
    files: z.array(sentFileSchema),
    /** An inquiry that it may belong to. */
    suggestion: suggestedInquirySchema.nullable(),
  })
  .meta({ id: "UnsortedMail" })
export type UnsortedMail = z.infer<typeof unsortedMailSchema>

export const unsortedQuerySchema = z.object({
  page: wholeNumberText(1, limits.pageMax).optional(),
  limit: wholeNumberText(1, limits.pageSizeMax).optional(),
})

export const unsortedPageSchema = z
  .object({
    items: z.array(unsortedMailSchema),
    ...pageFields,
    /** How many of them people have written. */
    waiting: z.number().int(),
    /** Start of the mailbox outage; null when reachable or not set up. */
    trouble_since: z.string().nullable(),
  })
  .meta({ id: "UnsortedPage" })
export type UnsortedPage = z.infer<typeof unsortedPageSchema>

/** Destination of a mail: an inquiry, or a new one. */
export const sortMailSchema = z
  .object({ request_id: idSchema.optional(), new: z.literal(true, "invalid").optional() })
  .refine(({ request_id, new: isNew }) => (request_id === undefined) !== (isNew === undefined), {
    path: ["request_id"],
    error: "required",
  })
  .meta({ id: "SortMail" })
export type SortMail = z.infer<typeof sortMailSchema>
