import { z } from "zod"
import { dashboardLimits } from "./dashboard-limits.ts"
import { localized } from "./localized.ts"
import { optional, optionalLine, requiredLine } from "./text.ts"

const title = optionalLine(dashboardLimits.title)
const text = optional(dashboardLimits.messageText)

/** An answer template, in three languages. */
export const templateInputSchema = z
  .object({
    ...localized("title", requiredLine(dashboardLimits.title), title.default("")),
    ...localized("text", text.default("")),
  })
  .meta({ id: "TemplateInput" })
export type TemplateInput = z.infer<typeof templateInputSchema>

export const templatePatchSchema = z
  .object({
    ...localized("title", requiredLine(dashboardLimits.title), title),
    ...localized("text", text),
    position: z.number("invalid").int("invalid").min(1, "invalid").max(dashboardLimits.templates, "invalid"),
  })
  .partial()
  .meta({ id: "TemplatePatch" })
export type TemplatePatch = z.infer<typeof templatePatchSchema>

export const templateSchema = z
  .object({
    id: z.number().int(),
    ...localized("title", z.string()),
    ...localized("text", z.string()),
    position: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: "Template" })
export type Template = z.infer<typeof templateSchema>
