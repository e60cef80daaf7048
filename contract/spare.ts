import { z } from "zod"
import { catalogueKinds } from "./spare-constants.ts"
import { imageListFields, imageUsesField, stampFields } from "./image.ts"
import { localized } from "./localized.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { localizedResultTexts } from "./result-page.ts"
import { partSchema } from "./part.ts"
import { hiddenField } from "./publishing.ts"
import { clearableLine, clearableRichText, optionalLine, requiredLine, richText } from "./text.ts"

const text = richText.default("")
const title = optionalLine(dashboardLimits.title).default("")
const catalogue = z.enum(catalogueKinds, "invalid")

export const spareInputSchema = z
  .object({
    ...hiddenField,
    ...localized("title", requiredLine(dashboardLimits.title), title),
    ...localized("subtitle", title),
    ...localized("text", text),
    ...localizedResultTexts.input,
    catalogue: catalogue.default("none"),
  })
  .meta({ id: "SpareInput" })

export const sparePatchSchema = z
  .object({
    ...hiddenField,
    ...imageUsesField,
    ...localized("title", requiredLine(dashboardLimits.title), clearableLine(dashboardLimits.title)),
    ...localized("subtitle", clearableLine(dashboardLimits.title)),
    ...localized("text", clearableRichText),
    ...localizedResultTexts.patch,
    catalogue,
  })
  .partial()
  .meta({ id: "SparePatch" })

/** A spare-part group without its parts, for lists. */
export const spareSummarySchema = z
  .object({
    id: z.number().int(),
    ...localized("title", z.string()),
    ...localized("subtitle", z.string()),
    ...localized("text", z.string()),
    ...localizedResultTexts.shown,
    catalogue: z.enum(catalogueKinds),
    parts_total: z.number().int(),
    parts_updated_at: z.string(),
    ...localized("updated_at", z.string()),
    ...imageListFields,
    ...stampFields,
  })
  .meta({ id: "SpareSummary" })
export type SpareSummary = z.infer<typeof spareSummarySchema>

/** A group with its first 500 parts; `parts_total` counts all. */
export const spareSchema = spareSummarySchema.extend({ parts: z.array(partSchema) }).meta({ id: "Spare" })
export type Spare = z.infer<typeof spareSchema>
