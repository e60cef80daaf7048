import { z } from "zod"
import { partSorts } from "./part-constants.ts"
import { stampFields } from "./image.ts"
import { languages, parseLanguage } from "./language.ts"
import { limits } from "./limits.ts"
import { localized } from "./localized.ts"
import { pageFields, wholeNumber, wholeNumberText } from "./numbers.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { clearable, clearableLine, idSchema, optional, optionalLine, requiredLine } from "./text.ts"
import { withoutControls } from "./text-constants.ts"

const partNumberSchema = requiredLine(limits.partNumber)
const quantity = wholeNumber(0, 1_000_000_000, "invalid_quantity")
const description = optional(limits.partDescription).default("")

export const partInputSchema = z
  .object({
    partnumber: partNumberSchema,
    subst_part: optionalLine(limits.partNumber).default(""),
    quantity: quantity.default(0),
    ...localized("description", description),
  })
  .meta({ id: "PartInput" })
export type PartInput = z.infer<typeof partInputSchema>

export const partPatchSchema = z
  .object({
    partnumber: partNumberSchema,
    subst_part: clearableLine(limits.partNumber),
    quantity: z.preprocess((value) => (value === null || value === "" ? 0 : value), quantity),
    ...localized("description", clearable(limits.partDescription)),
  })
  .partial()
  .meta({ id: "PartPatch" })
export type PartPatch = z.infer<typeof partPatchSchema>

export const partSchema = z
  .object({
    id: z.number().int(),
    partnumber: z.string(),
    /** The successor of this part; "" when there is none. */
    subst_part: z.string(),
    quantity: z.number().int(),
    ...localized("description", z.string()),
    ...stampFields,
  })
  .meta({ id: "Part" })
export type Part = z.infer<typeof partSchema>

export const partPageSchema = z
  .object({
    items: z.array(partSchema),
    ...pageFields,
  })
  .meta({ id: "PartPage" })
export type PartPage = z.infer<typeof partPageSchema>

export const partQuerySchema = z.object({
  query: z.string().overwrite(withoutControls).max(limits.query, "too_long").default(""),
  page: wholeNumberText(1, limits.pageMax).default(1),
  limit: wholeNumberText(1, limits.pageSizeMax).default(limits.pageSize),
  /** Unknown sort orders fall back to part number. */
  sort: z.enum(partSorts).optional().catch(undefined),
  /** Language of the descriptions to sort by. */
  lang: z.preprocess(
    (code) => (typeof code === "string" ? parseLanguage(code) : null) ?? undefined,
    z.enum(languages).optional(),
  ),
})
export type PartQuery = z.infer<typeof partQuerySchema>

/** Ids of the parts a search finds, for bulk changes. */
export const partIdsSchema = z.object({ ids: z.array(z.number().int()) }).meta({ id: "PartIds" })
export type PartIds = z.infer<typeof partIdsSchema>

export const partBulkSchema = z
  .discriminatedUnion("action", [
    z.object({
      action: z.literal("delete"),
      ids: z.array(idSchema).min(1, "required").max(dashboardLimits.partsAtOnce, "too_many_items"),
    }),
    z.object({
      action: z.literal("move"),
      ids: z.array(idSchema).min(1, "required").max(dashboardLimits.partsAtOnce, "too_many_items"),
      target: idSchema,
    }),
  ])
  .meta({ id: "PartBulk" })
