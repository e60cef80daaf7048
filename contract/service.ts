import { z } from "zod"
import { imageListFields, stampFields } from "./image.ts"
import { limits } from "./limits.ts"
import { localized } from "./localized.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { clearable, clearableRichText, optional, required, richText } from "./text.ts"

export const servicePlaces = ["workshop", "site", "remote", "delivery"] as const

const place = z.enum(servicePlaces, "invalid")
const title = required(dashboardLimits.title)

export const serviceInputSchema = z
  .object({
    ...localized("title", title, optional(dashboardLimits.title).default("")),
    ...localized("text", richText.default("")),
    ...localized("summary", optional(limits.partDescription).default("")),
    place: place.default("site"),
  })
  .meta({ id: "ServiceInput" })

export const servicePatchSchema = z
  .object({
    ...localized("title", title, clearable(dashboardLimits.title)),
    ...localized("text", clearableRichText),
    ...localized("summary", clearable(limits.partDescription)),
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
    place: z.enum(servicePlaces),
    ...localized("updated_at", z.string()),
    ...imageListFields,
    ...stampFields,
  })
  .meta({ id: "Service" })
export type Service = z.infer<typeof serviceSchema>
