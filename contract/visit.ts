import { z } from "zod"
import { languages } from "./language.ts"

const day = z.iso.date("invalid").regex(/^20/u, "invalid")
const count = z.number().int()

export const visitQuerySchema = z.object({
  /** First and last day, in German time; default the last 30 days. */
  from: day.optional(),
  to: day.optional(),
  /** The file has a row for each day, page, language and referrer. */
  format: z.enum(["json", "csv"], "invalid").default("json"),
  /** Language of the file's headings. */
  words: z.enum(languages, "invalid").default("en"),
})

/** Page views of people, counted without knowing anybody. */
export const visitsSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    total: count,
    /** Every day of the period. */
    days: z.array(z.object({ day: z.string(), count })),
    /** The most read, by their path without language. */
    pages: z.array(z.object({ name: z.string(), count })),
    /** Hosts of the pages before; "" for none, and for pages of this site. */
    referrers: z.array(z.object({ name: z.string(), count })),
    languages: z.array(z.object({ name: z.enum(languages), count })),
  })
  .meta({ id: "Visits" })
export type Visits = z.infer<typeof visitsSchema>
