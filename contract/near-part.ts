import { z } from "zod"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { languageOrDefault } from "./text.ts"
import { withoutControls } from "./text-constants.ts"

export const nearQuerySchema = z.object({
  number: z.string("required").overwrite(withoutControls).trim().max(limits.partNumber, "too_long"),
  lang: languageOrDefault,
})

/**
 * Why a part number is near to one that is in no list, the likeliest first: a character easily misread (O for 0), typed
 * or dictated in Cyrillic, two characters swapped, another revision (P03 for P02), one character different, one more or
 * less.
 */
export const nearReasons = ["misread", "keyboard", "swapped", "revision", "different", "length"] as const
export type NearReason = (typeof nearReasons)[number]

export const differenceSchema = z.object({
  /** Number of characters that differ. */
  distance: z.number().int(),
  why: z.enum(nearReasons),
  /** The part's number split at the differences, which have odd indexes. */
  segments: z.array(z.string()),
  /** What was written in place of a single different segment; "" elsewhere. */
  instead: z.string(),
})
export type Difference = z.infer<typeof differenceSchema>

const nearPartSchema = differenceSchema
  .extend({
    partnumber: z.string(),
    /** "" when the number is too long for a URL. */
    slug: z.string(),
    spare_id: z.number().int(),
    quantity: z.number().int(),
    /** Number that supersedes the part; "" for a current one. */
    subst_part: z.string(),
    description: z.string(),
    /** Language of `description`, if a fallback. */
    description_lang: z.enum(languages),
  })
  .meta({ id: "NearPart" })
export type NearPart = z.infer<typeof nearPartSchema>

export const nearPartsSchema = z.object({ items: z.array(nearPartSchema) }).meta({ id: "NearParts" })
