import { z } from "zod"
import { imageSchema } from "./image.ts"
import { languages } from "./language.ts"
import { localized } from "./localized.ts"
import { idSchema, optionalParameter, titleLanguageSchema } from "./text.ts"
import { pageFields, integerMax, wholeNumberText } from "./numbers.ts"
import { type PictureFilter, pictureFilters } from "./picture-constants.ts"
import { recordKinds } from "./record-constants.ts"

/** One use of a picture: an image of a record, with its own texts. */
export const pictureUseSchema = imageSchema
  .pick({ id: true, ...localized("alt", true), decorative: true, focus: true })
  .extend({
    kind: z.enum(recordKinds),
    record_id: z.string(),
    /** Product of a property. */
    parent_id: z.number().int().nullable(),
    title: z.string(),
    /** Used only by a draft of the record. */
    draft: z.boolean(),
    /** Version of the record, for If-Match; null for a record in the trash. */
    version: z.number().int().nullable(),
    /** Languages of the pages that show it. */
    languages: z.array(z.enum(languages)),
  })
  .meta({ id: "PictureUse" })
export type PictureUse = z.infer<typeof pictureUseSchema>

export const pictureSchema = imageSchema
  .pick({ path: true, width: true, height: true, sizes: true })
  .extend({
    hash: z.string(),
    bytes: z.number().int(),
    created_at: z.string(),
    uses: z.array(pictureUseSchema),
    /** Languages in which a use has no text. */
    missing: z.array(z.enum(languages)),
  })
  .meta({ id: "StoredPicture" })
export type StoredPicture = z.infer<typeof pictureSchema>

export const pictureQuerySchema = z.object({
  filter: optionalParameter(z.enum(pictureFilters, "invalid")),
  query: optionalParameter(z.string().max(100, "too_long")),
  page: optionalParameter(wholeNumberText(1, integerMax)),
  ...titleLanguageSchema.shape,
})
export type PictureQuery = z.infer<typeof pictureQuerySchema>

export const picturePageSchema = z
  .object({
    items: z.array(pictureSchema),
    ...pageFields,
    /** Counts of all pictures, not only of the search results. */
    counts: z.object(
      Object.fromEntries(["all", ...pictureFilters].map((name) => [name, z.number().int()])) as Record<
        "all" | PictureFilter,
        z.ZodNumber
      >,
    ),
    uses: z.number().int(),
    bytes: z.number().int(),
  })
  .meta({ id: "PicturePage" })
export type PicturePage = z.infer<typeof picturePageSchema>

const hashSchema = z.string().regex(/^[0-9a-f]{32}$/u, "invalid")
export const pictureParam = z.object({ hash: hashSchema })

/** A stored picture that a record is to show. */
export const pictureChoiceSchema = pictureParam.meta({ id: "PictureChoice" })

/** Replaces these uses of a picture by another stored one, as undoing a replacement does. */
export const pictureSwapSchema = z
  .object({ hash: hashSchema, images: z.array(idSchema).max(10_000) })
  .meta({ id: "PictureSwap" })

export const pictureReplacedSchema = z
  .object({
    hash: z.string(),
    path: z.string(),
    /** Ids of the images that now show it. */
    images: z.array(z.number().int()),
  })
  .meta({ id: "PictureReplaced" })
export type PictureReplaced = z.infer<typeof pictureReplacedSchema>
