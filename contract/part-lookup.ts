import { z } from "zod"
import { limits } from "./limits.ts"
import { localized } from "./localized.ts"
import { differenceSchema } from "./near-part.ts"
import { wholeNumber } from "./numbers.ts"
import { withoutControls } from "./text-constants.ts"

export const partLookupSchema = z
  .object({
    numbers: z
      .array(z.string("invalid").overwrite(withoutControls).trim().max(limits.partNumber, "too_long"), "invalid")
      .max(limits.lookupNumbers, "too_many_items"),
    /** How many of the first numbers a visitor asks for; the others only may be one. Unknown ones count as demand. */
    requested: wholeNumber(0, limits.lookupNumbers).default(0),
  })
  .meta({ id: "PartLookup" })

/** The rows of a list as text: one line each, cells separated by tabs; and how many other sheets with rows were left out. */
export const listTextSchema = z.object({ text: z.string(), other_sheets: z.number().int() }).meta({ id: "ListText" })
export type ListText = z.infer<typeof listTextSchema>

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
 * Result for each number, in request order. `replaced`: found and superseded; `current` is the number at the end of the
 * chain of successors, `successor` its part if listed. Parts of a circle are interchangeable and stay `found`.
 * `similar`: unknown, but it may be a misreading (O for 0) of the parts in `similar`, or these differ in punctuation
 * only. `unknown`: in no list; `similar` then has the nearest numbers, for the first ten of a call, and how they differ.
 */
export const partLookupResultSchema = z
  .object({
    items: z.array(
      z.object({
        number: z.string(),
        status: z.enum(["found", "replaced", "similar", "unknown"]),
        part: foundPartSchema.nullable(),
        current: z.string().nullable(),
        successor: foundPartSchema.nullable(),
        similar: z.array(foundPartSchema.extend(differenceSchema.partial().shape)),
        /** Part number that the requested number is an alias of. */
        same_as: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "PartLookupResult" })
export type PartLookupResult = z.infer<typeof partLookupResultSchema>
