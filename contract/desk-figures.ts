import { z } from "zod"
import { deskPersonSchema, inquirySources } from "./inquiry.ts"
import { languages } from "./language.ts"

const day = z.iso.date("invalid").regex(/^20/u, "invalid")

export const deskFiguresQuerySchema = z.object({
  /** First and last day on which the inquiries came, in German time; the last 90 days without them. */
  from: day.optional(),
  to: day.optional(),
  format: z.enum(["json", "csv"], "invalid").default("json"),
  /** Language of the headings of the file. */
  words: z.enum(languages, "invalid").default("en"),
})
export type DeskFiguresQuery = z.infer<typeof deskFiguresQuerySchema>

const figureShape = {
  inquiries: z.number().int(),
  answered: z.number().int(),
  /** Answered within the promise that holds today. */
  within: z.number().int(),
  /** Answered later, or waiting for longer. */
  late: z.number().int(),
  won: z.number().int(),
  /** Working minutes until the first answer; null where nothing was answered. */
  median_minutes: z.number().int().nullable(),
  p90_minutes: z.number().int().nullable(),
}
const figureSchema = z.object(figureShape).meta({ id: "DeskFigure" })
export type DeskFigure = z.infer<typeof figureSchema>

/** How soon inquiries were answered; those that turned out to be none do not count. */
export const deskFiguresSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    /** What is promised today, in working minutes; 0 for nothing. */
    promise_minutes: z.number().int(),
    total: figureSchema,
    /** By the Monday of the week in which they came. */
    weeks: z.array(z.object({ week: z.string(), ...figureShape })),
    languages: z.array(z.object({ lang: z.enum(languages), ...figureShape })),
    sources: z.array(z.object({ source: z.enum(inquirySources), ...figureShape })),
    /** By who has them; null for nobody. */
    people: z.array(z.object({ owner: deskPersonSchema.nullable(), ...figureShape })),
  })
  .meta({ id: "DeskFigures" })
export type DeskFigures = z.infer<typeof deskFiguresSchema>
