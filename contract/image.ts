import { z } from "zod"
import { focalSteps } from "./focal-constants.ts"
import { localized } from "./localized.ts"
import { wholeNumber } from "./numbers.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { withoutControls } from "./text-constants.ts"

/** An image of a record. `path` loads below the API base and below `/`; `sizes` lists the available widths in px. */
export const imageSchema = z
  .object({
    id: z.number().int(),
    path: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    ...localized("alt", z.string()),
    /** Decorative: its texts are not shown, and none is missing. */
    decorative: z.boolean(),
    /**
     * Part of the image that stays visible when cropped: a cell of a 5 × 5 grid, counted row by row; 12 is the centre.
     */
    focus: z.number().int(),
    sizes: z.object({
      avif: z.array(z.number()),
      webp: z.array(z.number()),
      fallback: z.array(z.number()),
      og: z.boolean(),
    }),
  })
  .meta({ id: "Image" })
export type Image = z.infer<typeof imageSchema>

export const imagePathSchema = z
  .object({ path: z.string("required").min(1, "required").max(300, "too_long") })
  .meta({ id: "ImagePath" })

export const imageTextsSchema = z
  .object({
    ...localized("alt", z.string().overwrite(withoutControls).max(dashboardLimits.title, "too_long").optional()),
    decorative: z.boolean("invalid").optional(),
    focus: wholeNumber(0, focalSteps ** 2 - 1).optional(),
  })
  .meta({ id: "ImageTexts" })
export type ImageTexts = z.infer<typeof imageTextsSchema>

export const imagePatchSchema = imageTextsSchema.extend(imagePathSchema.shape).meta({ id: "ImagePatch" })

/** An image of a record with its texts, as a patch names it; omitted texts stay. */
export const imageUseSchema = imageTextsSchema.extend({ id: z.number("invalid").int("invalid").min(1, "invalid") })
export type ImageUse = z.infer<typeof imageUseSchema>

/** Images of a record after a PATCH, in order; those not named go to the trash. */
export const imageUsesField = { image_list: z.array(imageUseSchema).max(200, "too_many_items").optional() }

export const imageOrderSchema = z.object({ paths: z.array(z.string().max(300)).max(1_000) }).meta({ id: "ImageOrder" })

export const imageListFields = {
  images: z.array(z.string()),
  image_id: z.string().nullable(),
  image_list: z.array(imageSchema),
}

export const stampFields = { version: z.number().int(), updated_at: z.string() }
