import { z } from "zod"
import { imageListFields, imageUsesField, stampFields } from "./image.ts"
import { localized } from "./localized.ts"
import { hiddenField } from "./publishing.ts"
import { localizedResultTexts } from "./result-page.ts"
import { clearableRichText, richText } from "./text.ts"

export const textPageLinks = ["contact", "privacy-policy", "careers", "gas-turbina"] as const
export type TextPageLink = (typeof textPageLinks)[number]

export const textPagePatchSchema = z
  .object({
    ...hiddenField,
    ...imageUsesField,
    ...localized("text", clearableRichText),
    ...localizedResultTexts.patch,
  })
  .partial()
  .meta({ id: "TextPagePatch" })

const text = richText.default("")
export const pageBlockInputSchema = z
  .object({ ...hiddenField, ...localized("description", text) })
  .meta({ id: "PagePartInput" })

export const pageBlockPatchSchema = z
  .object({ ...hiddenField, ...imageUsesField, ...localized("description", clearableRichText) })
  .partial()
  .meta({ id: "PagePartPatch" })

export const pageBlockSchema = z
  .object({
    id: z.number().int(),
    page_id: z.enum(textPageLinks),
    image: z.string().nullable(),
    ...localized("description", z.string()),
    ...localized("updated_at", z.string()),
    ...imageListFields,
    ...stampFields,
  })
  .meta({ id: "PagePart" })
export type PageBlock = z.infer<typeof pageBlockSchema>

export const textPageSchema = z
  .object({
    link: z.enum(textPageLinks),
    ...localized("text", z.string()),
    ...localizedResultTexts.shown,
    ...localized("updated_at", z.string()),
    parts: z.array(pageBlockSchema),
    ...imageListFields,
    ...stampFields,
  })
  .meta({ id: "TextPage" })
export type TextPage = z.infer<typeof textPageSchema>
