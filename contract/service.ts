import { z } from "zod"
import { imageListFields, stampFields } from "./image.ts"
import { limits } from "./limits.ts"
import { officeLimits } from "./office-limits.ts"
import { clearable, clearableRichText, optional, required, richText } from "./text.ts"

export const servicePlaces = ["workshop", "site", "remote", "delivery"] as const

const text = richText.default("")
const summary = optional(limits.partDescription).default("")
const title = optional(officeLimits.title).default("")
const place = z.enum(servicePlaces, "invalid")

export const serviceInputSchema = z.object({
  title_de: required(officeLimits.title),
  title_en: title,
  title_ru: title,
  text_de: text,
  text_en: text,
  text_ru: text,
  summary_de: summary,
  summary_en: summary,
  summary_ru: summary,
  place: place.default("site"),
})
export type ServiceInput = z.infer<typeof serviceInputSchema>

export const servicePatchSchema = z
  .object({
    title_de: required(officeLimits.title),
    title_en: clearable(officeLimits.title),
    title_ru: clearable(officeLimits.title),
    text_de: clearableRichText,
    text_en: clearableRichText,
    text_ru: clearableRichText,
    summary_de: clearable(limits.partDescription),
    summary_en: clearable(limits.partDescription),
    summary_ru: clearable(limits.partDescription),
    place,
  })
  .partial()
export type ServicePatch = z.infer<typeof servicePatchSchema>

export const serviceSchema = z.object({
  id: z.number().int(),
  title_de: z.string(),
  title_en: z.string(),
  title_ru: z.string(),
  text_de: z.string(),
  text_en: z.string(),
  text_ru: z.string(),
  summary_de: z.string(),
  summary_en: z.string(),
  summary_ru: z.string(),
  place: z.enum(servicePlaces),
  updated_at_de: z.string(),
  updated_at_en: z.string(),
  updated_at_ru: z.string(),
  ...imageListFields,
  ...stampFields,
})
export type Service = z.infer<typeof serviceSchema>
