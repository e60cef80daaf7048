import { z } from "zod"
import { imageSchema, imageUsesField, stampFields } from "./image.ts"
import { languageCodeSchema, languageCodes } from "./language-code.ts"
import { limits } from "./limits.ts"
import { hiddenField } from "./publishing.ts"
import { clearable, optional, optionalParameter, optionalReference, requiredLine } from "./text.ts"

export const categoryQuerySchema = z.object({ lang: optionalParameter(languageCodeSchema) })

export const categoryInputSchema = z
  .object({
    ...hiddenField,
    name: requiredLine(limits.name),
    lang: languageCodeSchema.default("DE"),
    summary: optional(limits.partDescription).default(""),
    spare_id: optionalReference.default(null),
    translation_of: optionalReference.default(null),
  })
  .meta({ id: "CategoryInput" })

export const categoryPatchSchema = z
  .object({
    ...hiddenField,
    ...imageUsesField,
    name: requiredLine(limits.name),
    lang: languageCodeSchema,
    summary: clearable(limits.partDescription),
    spare_id: optionalReference,
    translation_of: optionalReference,
  })
  .partial()
  .meta({ id: "CategoryPatch" })

export const categorySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    lang: z.enum(languageCodes),
    summary: z.string(),
    spare_id: z.number().int().nullable(),
    translation_of: z.number().int().nullable(),
    products: z.number().int(),
    image_id: z.string().nullable(),
    image_list: z.array(imageSchema),
    ...stampFields,
  })
  .meta({ id: "Category" })
export type Category = z.infer<typeof categorySchema>
