import { z } from "zod"
import { metaDescriptionMax } from "./result-page-constants.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { localized } from "./localized.ts"
import { clearable, clearableLine, optional, optionalLine } from "./text.ts"

const title = optionalLine(dashboardLimits.title).default("")
const description = optional(metaDescriptionMax).default("")
const titlePatch = clearableLine(dashboardLimits.title)
const descriptionPatch = clearable(metaDescriptionMax)

/** Title and description for search results, of a record in one language; empty means automatic. */
export const resultTexts = {
  input: { meta_title: title, meta_description: description },
  patch: { meta_title: titlePatch, meta_description: descriptionPatch },
  shown: { meta_title: z.string(), meta_description: z.string() },
} as const

/** The same in three languages. */
export const localizedResultTexts = {
  input: { ...localized("meta_title", title), ...localized("meta_description", description) },
  patch: { ...localized("meta_title", titlePatch), ...localized("meta_description", descriptionPatch) },
  shown: { ...localized("meta_title", z.string()), ...localized("meta_description", z.string()) },
} as const
