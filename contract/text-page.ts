import { z } from "zod"
import { imageListFields, stampFields } from "./image.ts"
import { clearableRichText, richText } from "./text.ts"

export const textPageLinks = ["contact", "privacy-policy", "careers", "gas-turbina"] as const
export type TextPageLink = (typeof textPageLinks)[number]

/** The pages that carry images of their own. */
export const picturedPageLinks = ["careers", "gas-turbina"] as const

export const textPagePatchSchema = z
  .object({ text_de: clearableRichText, text_en: clearableRichText, text_ru: clearableRichText })
  .partial()
export type TextPagePatch = z.infer<typeof textPagePatchSchema>

const text = richText.default("")
export const pagePartInputSchema = z.object({ description_de: text, description_en: text, description_ru: text })
export type PagePartInput = z.infer<typeof pagePartInputSchema>

export const pagePartPatchSchema = z
  .object({ description_de: clearableRichText, description_en: clearableRichText, description_ru: clearableRichText })
  .partial()
export type PagePartPatch = z.infer<typeof pagePartPatchSchema>

export const pagePartSchema = z.object({
  id: z.number().int(),
  page_id: z.enum(textPageLinks),
  image: z.string().nullable(),
  description_de: z.string(),
  description_en: z.string(),
  description_ru: z.string(),
  updated_at_de: z.string(),
  updated_at_en: z.string(),
  updated_at_ru: z.string(),
  ...imageListFields,
  ...stampFields,
})
export type PagePart = z.infer<typeof pagePartSchema>

export const textPageSchema = z.object({
  link: z.enum(textPageLinks),
  text_de: z.string(),
  text_en: z.string(),
  text_ru: z.string(),
  updated_at_de: z.string(),
  updated_at_en: z.string(),
  updated_at_ru: z.string(),
  parts: z.array(pagePartSchema),
  ...imageListFields,
  ...stampFields,
})
export type TextPage = z.infer<typeof textPageSchema>
