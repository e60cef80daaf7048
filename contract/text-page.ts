import { z } from "zod"
import { imageListFields, imageUsesField, stampFields } from "./image.ts"
import { localized } from "./localized.ts"
import { hiddenField } from "./publishing.ts"
import { localizedResultTexts } from "./result-page.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { wholeNumber } from "./numbers.ts"
import { clearableLine, clearableRichText, optionalLine, richText } from "./text.ts"
import { blockKinds, blockTargets, textPageLinks } from "./text-page-constants.ts"

const line = clearableLine(dashboardLimits.title)

export const textPagePatchSchema = z
  .object({
    ...hiddenField,
    ...imageUsesField,
    ...localized("title", line),
    ...localized("subtitle", line),
    ...localized("text", clearableRichText),
    /** Headings of two sections of the home page. */
    ...localized("blocks_title", line),
    ...localized("services_title", line),
    ...localized("services_subtitle", line),
    /** 1: the first image is the banner, the others are in the text. Pages that show no others always do so. */
    has_banner: wholeNumber(0, 1),
    ...localizedResultTexts.patch,
  })
  .partial()
  .meta({ id: "TextPagePatch" })

export const pageBlockInputSchema = z
  .object({
    ...hiddenField,
    kind: z.enum(blockKinds, "invalid").default("text"),
    ...localized("title", optionalLine(dashboardLimits.title).default("")),
    ...localized("description", richText.default("")),
    link_to: z.enum(blockTargets, "invalid").default(""),
  })
  .meta({ id: "PagePartInput" })

export type PageBlockInput = z.infer<typeof pageBlockInputSchema>

export const pageBlockPatchSchema = z
  .object({
    ...hiddenField,
    ...imageUsesField,
    ...localized("title", line),
    ...localized("description", clearableRichText),
    link_to: z.enum(blockTargets, "invalid"),
  })
  .partial()
  .meta({ id: "PagePartPatch" })

export const pageBlockSchema = z
  .object({
    id: z.number().int(),
    page_id: z.enum(textPageLinks),
    image: z.string().nullable(),
    kind: z.enum(blockKinds),
    ...localized("title", z.string()),
    ...localized("description", z.string()),
    link_to: z.enum(blockTargets),
    ...localized("updated_at", z.string()),
    ...imageListFields,
    ...stampFields,
  })
  .meta({ id: "PagePart" })
export type PageBlock = z.infer<typeof pageBlockSchema>

export const textPageSchema = z
  .object({
    link: z.enum(textPageLinks),
    ...localized("title", z.string()),
    ...localized("subtitle", z.string()),
    ...localized("text", z.string()),
    ...localized("blocks_title", z.string()),
    ...localized("services_title", z.string()),
    ...localized("services_subtitle", z.string()),
    has_banner: z.number().int(),
    ...localizedResultTexts.shown,
    ...localized("updated_at", z.string()),
    parts: z.array(pageBlockSchema),
    ...imageListFields,
    ...stampFields,
  })
  .meta({ id: "TextPage" })
export type TextPage = z.infer<typeof textPageSchema>
