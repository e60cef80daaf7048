import { z } from "zod"
import { imageListFields, imageSchema, stampFields } from "./image.ts"
import { limits } from "./limits.ts"
import { officeLimits } from "./office-limits.ts"
import { parseLanguage } from "./language.ts"
import { clearable, clearableRichText, idSchema, idTextSchema, optional, required, richText } from "./text.ts"

export const languageCodes = ["DE", "EN", "RU"] as const
export type LanguageCode = (typeof languageCodes)[number]

/** A language code in either case. */
const languageCode = z.preprocess(
  (code) => (typeof code === "string" ? (parseLanguage(code)?.toUpperCase() ?? code) : code),
  z.enum(languageCodes, "invalid"),
)

const nothing = (value: unknown) => (value === "" || value === undefined ? null : value)
const megawatts = z.number("invalid").min(0, "invalid").max(10_000, "invalid")
const power = z.preprocess(nothing, megawatts.nullable())
/** With a point or a comma, as it is typed. */
const powerText = z.preprocess(
  (value) => (typeof value === "string" ? nothing(value.trim()) : nothing(value)),
  z
    .string("invalid")
    .regex(/^(?:\d+[.,]?\d*|[.,]\d+)$/u, "invalid")
    .transform((typed) => Number(typed.replace(",", ".")))
    .pipe(megawatts)
    .nullable(),
)
const reference = z.preprocess(nothing, idSchema.nullable())
const referenceText = z.preprocess(nothing, idTextSchema.nullable())
const line = optional(officeLimits.title).default("")

/** As a form sends it. */
export const productInputSchema = z.object({
  title: required(officeLimits.title),
  description: richText.default(""),
  type: line,
  model: line,
  power: powerText.default(null),
  lang: languageCode.default("DE"),
  category_id: referenceText.default(null),
  translation_of: referenceText.default(null),
  /** A product whose images and properties the new one gets copies of. */
  copy_from: referenceText.default(null),
})
export type ProductInput = z.infer<typeof productInputSchema>

export const productPatchSchema = z
  .object({
    title: required(officeLimits.title),
    description: clearableRichText,
    type: clearable(officeLimits.title),
    model: clearable(officeLimits.title),
    power,
    lang: languageCode,
    category_id: reference,
    translation_of: reference,
  })
  .partial()
export type ProductPatch = z.infer<typeof productPatchSchema>

const productFields = {
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  type: z.string(),
  model: z.string(),
  /** MW; null where none is known, as with control systems. */
  power: z.number().nullable(),
  lang: z.enum(languageCodes),
  category_id: z.number().int().nullable(),
  translation_of: z.number().int().nullable(),
}

/** A product as lists hold it; `btn` is the key of the text on its button. */
export const productCardSchema = z.object({
  ...productFields,
  btn: z.literal("details"),
  ...imageListFields,
  ...stampFields,
})
export type ProductCard = z.infer<typeof productCardSchema>

export const productPropertySchema = z.object({
  id: z.number().int(),
  product_id: z.number().int(),
  description: z.string(),
  ...imageListFields,
  ...stampFields,
})
export type ProductProperty = z.infer<typeof productPropertySchema>

export const productSchema = z.object({
  ...productFields,
  category: z.object({ id: z.number().int(), name: z.string(), spare_id: z.number().int().nullable() }).nullable(),
  property: z.array(productPropertySchema),
  /** Ids of the records of the same product by language, this one included. */
  translations: z.partialRecord(z.enum(languageCodes), z.number().int()),
  ...imageListFields,
  ...stampFields,
})
export type Product = z.infer<typeof productSchema>

export const propertyInputSchema = z.object({ product_id: idTextSchema, description: richText.default("") })
export const propertyPatchSchema = z.object({ description: clearableRichText }).partial()
export const propertyOrderSchema = z.object({ ids: z.array(idSchema).max(1_000) })
export type PropertyPatch = z.infer<typeof propertyPatchSchema>

/** Empty parameters count as absent, as the forms of older pages send them. */
const optionalParameter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional())
export const productQuerySchema = z.object({
  lang: optionalParameter(languageCode),
  category: optionalParameter(idTextSchema),
})
export const productLanguageSchema = z.object({ language: optionalParameter(languageCode) })
export const categoryQuerySchema = z.object({ lang: optionalParameter(languageCode) })

export const categoryInputSchema = z.object({
  name: required(limits.name),
  lang: languageCode.default("DE"),
  summary: optional(limits.partDescription).default(""),
  spare_id: reference.default(null),
  translation_of: reference.default(null),
})
export type CategoryInput = z.infer<typeof categoryInputSchema>

export const categoryPatchSchema = z
  .object({
    name: required(limits.name),
    lang: languageCode,
    summary: clearable(limits.partDescription),
    spare_id: reference,
    translation_of: reference,
  })
  .partial()
export type CategoryPatch = z.infer<typeof categoryPatchSchema>

export const categorySchema = z.object({
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
export type Category = z.infer<typeof categorySchema>
