import { z } from "zod"
import { imageListFields, stampFields } from "./image.ts"
import { clearableRichText, richText } from "./text.ts"

const text = richText.default("")

export const partnerInputSchema = z.object({ text_de: text, text_en: text, text_ru: text })
export type PartnerInput = z.infer<typeof partnerInputSchema>

export const partnerPatchSchema = z
  .object({ text_de: clearableRichText, text_en: clearableRichText, text_ru: clearableRichText })
  .partial()
export type PartnerPatch = z.infer<typeof partnerPatchSchema>

export const partnerSchema = z.object({
  id: z.number().int(),
  text_de: z.string(),
  text_en: z.string(),
  text_ru: z.string(),
  updated_at_de: z.string(),
  updated_at_en: z.string(),
  updated_at_ru: z.string(),
  ...imageListFields,
  ...stampFields,
})
export type Partner = z.infer<typeof partnerSchema>

/** A partner in one language, as visitors read it. */
export const localPartnerSchema = z.object({
  id: z.number().int(),
  image_id: z.string().nullable(),
  text: z.string(),
  /** Language of `text`, when it is a fallback. */
  text_lang: z.enum(["de", "en", "ru"]),
})
