import { z } from "zod"
import { imageListFields, stampFields } from "./image.ts"
import { clearableRichText } from "./text.ts"

export const textPageLinks = ["contact", "privacy-policy", "careers", "gas-turbina"] as const
export type TextPageLink = (typeof textPageLinks)[number]

export const textPagePatchSchema = z
  .object({ text_de: clearableRichText, text_en: clearableRichText, text_ru: clearableRichText })
  .partial()
export type TextPagePatch = z.infer<typeof textPagePatchSchema>

export const textPageSchema = z.object({
  link: z.enum(textPageLinks),
  text_de: z.string(),
  text_en: z.string(),
  text_ru: z.string(),
  updated_at_de: z.string(),
  updated_at_en: z.string(),
  updated_at_ru: z.string(),
  parts: z.array(z.unknown()),
  ...imageListFields,
  ...stampFields,
})
export type TextPage = z.infer<typeof textPageSchema>
