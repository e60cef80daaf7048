import { z } from "zod"
import { limits } from "./limits.ts"
import { localized } from "./localized.ts"
import { withoutControls } from "./text.ts"

export const partLookupSchema = z
  .object({
    numbers: z
      .array(z.string("invalid").overwrite(withoutControls).trim().max(limits.partNumber, "too_long"), "invalid")
      .max(limits.lookupNumbers, "too_many_items"),
  })
  .meta({ id: "PartLookup" })

/** The rows of a list as text: a line each, cells with tabs between them. */
export const listTextSchema = z.object({ text: z.string() }).meta({ id: "ListText" })

export const foundPartSchema = z
  .object({
    id: z.number().int(),
    partnumber: z.string(),
    subst_part: z.string(),
    quantity: z.number().int(),
    spare_id: z.number().int(),
    ...localized("description", z.string()),
  })
  .meta({ id: "FoundPart" })
export type FoundPart = z.infer<typeof foundPartSchema>

/**
 * What became of each number asked for, in the order asked. `replaced`: found, and its successor stands in `successor`.
 * `similar`: unknown, but it may be a misreading (O for 0) of the parts in `similar`.
 */
export const partLookupResultSchema = z
  .object({
    items: z.array(
      z.object({
        number: z.string(),
        status: z.enum(["found", "replaced", "similar", "unknown"]),
        part: foundPartSchema.nullable(),
        successor: foundPartSchema.nullable(),
        similar: z.array(foundPartSchema),
        /** The part number that the number asked for is an alias of. */
        same_as: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "PartLookupResult" })
export type PartLookupResult = z.infer<typeof partLookupResultSchema>
