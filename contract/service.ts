import { z } from "zod"
import { servicePlaces } from "./service-constants.ts"
import { imageListFields, imageUsesField, stampFields } from "./image.ts"
import { limits } from "./limits.ts"
import { localized } from "./localized.ts"
import { localizedResultTexts } from "./result-page.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { hiddenField } from "./publishing.ts"
import { clearable, clearableLine, clearableRichText, optional, optionalLine, requiredLine, richText } from "./text.ts"

const place = z.enum(servicePlaces, "invalid")
const title = requiredLine(dashboardLimits.title)

export const serviceInputSchema = z
  .object({
    ...hiddenField,
    ...localized("title", title, optionalLine(dashboardLimits.title).default("")),
    ...localized("text", richText.default("")),
    ...localized("summary", optional(limits.partDescription).default("")),
    ...localizedResultTexts.input,
    place: place.default("site"),
  })
  .meta({ id: "ServiceInput" })

export const servicePatchSchema = z
  .object({
    ...hiddenField,
    ...imageUsesField,
    ...localized("title", title, clearableLine(dashboardLimits.title)),
    ...localized("text", clearableRichText),
    ...localized("summary", clearable(limits.partDescription)),
    ...localizedResultTexts.patch,
    place,
  })
  .partial()
  .meta({ id: "ServicePatch" })

export const serviceSchema = z
  .object({
    id: z.number().int(),
    ...localized("title", z.string()),
    ...localized("text", z.string()),
    ...localized("summary", z.string()),
    ...localizedResultTexts.shown,
    place: z.enum(servicePlaces),
    ...localized("updated_at", z.string()),
    ...imageListFields,
    ...stampFields,
  })
  .meta({ id: "Service" })
export type Service = z.infer<typeof serviceSchema>
