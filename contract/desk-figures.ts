import { z } from "zod"
import { inquirySources } from "./inquiry-constants.ts"
import { deskPersonSchema } from "./inquiry.ts"
import { languages } from "./language.ts"

const day = z.iso.date("invalid").regex(/^20/u, "invalid")

export const deskFiguresQuerySchema = z.object({
  /** First and last day of arrival, in German time; default the last 90 days. */
  from: day.optional(),
  to: day.optional(),
  format: z.enum(["json", "csv"], "invalid").default("json"),
  /** Language of the file's headings. */
  words: z.enum(languages, "invalid").default("en"),
})
export type DeskFiguresQuery = z.infer<typeof deskFiguresQuerySchema>

const figureShape = {
  inquiries: z.number().int(),
  answered: z.number().int(),
  /** Answered within today's promise. */
  within: z.number().int(),
  /** Answered later, or waiting for longer. */
  late: z.number().int(),
  won: z.number().int(),
  /** Working minutes until the first answer; null when nothing was answered. */
  median_minutes: z.number().int().nullable(),
  p90_minutes: z.number().int().nullable(),
}
const figureSchema = z.object(figureShape).meta({ id: "DeskFigure" })
export type DeskFigure = z.infer<typeof figureSchema>

/** Response times of inquiries; excludes those that turned out to be none. */
export const deskFiguresSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    /** Today's promise in working minutes; 0 for none. */
    promise_minutes: z.number().int(),
    total: figureSchema,
    /** By the Monday of the week of arrival. */
    weeks: z.array(z.object({ week: z.string(), ...figureShape })),
    languages: z.array(z.object({ lang: z.enum(languages), ...figureShape })),
    sources: z.array(z.object({ source: z.enum(inquirySources), ...figureShape })),
    /** By owner; null for none. */
    people: z.array(z.object({ owner: deskPersonSchema.nullable(), ...figureShape })),
  })
  .meta({ id: "DeskFigures" })
export type DeskFigures = z.infer<typeof deskFiguresSchema>
