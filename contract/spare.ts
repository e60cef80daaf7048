import { z } from "zod"
import { imageListFields, stampFields } from "./image.ts"
import { officeLimits } from "./office-limits.ts"
import { partSchema } from "./part.ts"
import { clearable, clearableRichText, optional, required, richText } from "./text.ts"

export const catalogueKinds = ["none", "generated"] as const

const text = richText.default("")
const title = optional(officeLimits.title).default("")
const catalogue = z.enum(catalogueKinds, "invalid")

export const spareInputSchema = z.object({
  title_de: required(officeLimits.title),
  title_en: title,
  title_ru: title,
  subtitle_de: title,
  subtitle_en: title,
  subtitle_ru: title,
  text_de: text,
  text_en: text,
  text_ru: text,
  catalogue: catalogue.default("none"),
})
export type SpareInput = z.infer<typeof spareInputSchema>

export const sparePatchSchema = z
  .object({
    title_de: required(officeLimits.title),
    title_en: clearable(officeLimits.title),
    title_ru: clearable(officeLimits.title),
    subtitle_de: clearable(officeLimits.title),
    subtitle_en: clearable(officeLimits.title),
    subtitle_ru: clearable(officeLimits.title),
    text_de: clearableRichText,
    text_en: clearableRichText,
    text_ru: clearableRichText,
    catalogue,
  })
  .partial()
export type SparePatch = z.infer<typeof sparePatchSchema>

/** A spare-part group without its parts, as lists of groups hold it. */
export const spareSummarySchema = z.object({
  id: z.number().int(),
  title_de: z.string(),
  title_en: z.string(),
  title_ru: z.string(),
  subtitle_de: z.string(),
  subtitle_en: z.string(),
  subtitle_ru: z.string(),
  text_de: z.string(),
  text_en: z.string(),
  text_ru: z.string(),
  catalogue: z.enum(catalogueKinds),
  parts_total: z.number().int(),
  parts_updated_at: z.string(),
  updated_at_de: z.string(),
  updated_at_en: z.string(),
  updated_at_ru: z.string(),
  ...imageListFields,
  ...stampFields,
})
export type SpareSummary = z.infer<typeof spareSummarySchema>

/** A group with its first 500 parts; `parts_total` counts all. */
export const spareSchema = spareSummarySchema.extend({ parts: z.array(partSchema) })
export type Spare = z.infer<typeof spareSchema>
