import { z } from "zod"
import { localized } from "./localized.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { withoutControls } from "./text.ts"

/** One picture at a record. `path` loads below the API base and below `/`; `sizes` lists the widths that are ready, in px. */
export const imageSchema = z
  .object({
    id: z.number().int(),
    path: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    ...localized("alt", z.string()),
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
  .object(localized("alt", z.string().overwrite(withoutControls).max(dashboardLimits.title, "too_long").optional()))
  .meta({ id: "ImageTexts" })
export type ImageTexts = z.infer<typeof imageTextsSchema>

export const imagePatchSchema = imageTextsSchema.extend(imagePathSchema.shape).meta({ id: "ImagePatch" })

export const imageOrderSchema = z.object({ paths: z.array(z.string().max(300)).max(1_000) }).meta({ id: "ImageOrder" })

export const imageListFields = {
  images: z.array(z.string()),
  image_id: z.string().nullable(),
  image_list: z.array(imageSchema),
}

export const stampFields = { version: z.number().int(), updated_at: z.string() }
