import { z } from "zod"
import { languages } from "./language.ts"
import { imageListFields, imageUsesField, stampFields } from "./image.ts"
import { localized } from "./localized.ts"
import { hiddenField } from "./publishing.ts"
import { clearableRichText, richText } from "./text.ts"

const text = richText.default("")

export const partnerInputSchema = z.object({ ...hiddenField, ...localized("text", text) }).meta({ id: "PartnerInput" })

export const partnerPatchSchema = z
  .object({ ...hiddenField, ...imageUsesField, ...localized("text", clearableRichText) })
  .partial()
  .meta({ id: "PartnerPatch" })

export const partnerSchema = z
  .object({
    id: z.number().int(),
    ...localized("text", z.string()),
    ...localized("updated_at", z.string()),
    ...imageListFields,
    ...stampFields,
  })
  .meta({ id: "Partner" })
export type Partner = z.infer<typeof partnerSchema>

/** A partner in one language, for visitors. */
export const localPartnerSchema = z
  .object({
    id: z.number().int(),
    image_id: z.string().nullable(),
    text: z.string(),
    /** Language of `text`, if a fallback. */
    text_lang: z.enum(languages),
  })
  .meta({ id: "LocalPartner" })
