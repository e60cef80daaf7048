import { z } from "zod"
import { imageListFields, imageUsesField, stampFields } from "./image.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { languageCodeSchema, languageCodes } from "./language-code.ts"
import { resultTexts } from "./result-page.ts"
import {
  clearableLine,
  clearableRichText,
  emptyAsNull,
  idSchema,
  idTextSchema,
  optionalLine,
  optionalParameter,
  optionalReference,
  requiredLine,
  richText,
} from "./text.ts"
import { hiddenField } from "./publishing.ts"

const megawatts = z.number("invalid").min(0, "invalid").max(10_000, "invalid")
const power = z.preprocess(emptyAsNull, megawatts.nullable())
/** With a decimal point or comma and the unit, as typed. */
const powerText = z.preprocess(
  (value) =>
    typeof value === "string" ? emptyAsNull(value.replace(/\s?(?:MW|МВт)\s?$/iu, "").trim()) : emptyAsNull(value),
  z
    .string("invalid")
    .regex(/^(?:\d+[.,]?\d*|[.,]\d+)$/u, "invalid")
    .transform((typed) => Number(typed.replace(",", ".")))
    .pipe(megawatts)
    .nullable(),
)
const line = optionalLine(dashboardLimits.title).default("")

/** As a form sends it; references are converted to numbers before. */
export const productInputSchema = z
  .object({
    ...hiddenField,
    title: requiredLine(dashboardLimits.title),
    description: richText.default(""),
    type: line,
    model: line,
    power: powerText.default(null),
    ...resultTexts.input,
    lang: languageCodeSchema.default("DE"),
    category_id: optionalReference.default(null),
    translation_of: optionalReference.default(null),
    /** Product whose images and properties are copied to the new one. */
    copy_from: optionalReference.default(null),
  })
  .meta({ id: "ProductInput" })

export const productPatchSchema = z
  .object({
    ...hiddenField,
    ...imageUsesField,
    title: requiredLine(dashboardLimits.title),
    description: clearableRichText,
    type: clearableLine(dashboardLimits.title),
    model: clearableLine(dashboardLimits.title),
    power,
    ...resultTexts.patch,
    lang: languageCodeSchema,
    category_id: optionalReference,
    translation_of: optionalReference,
  })
  .partial()
  .meta({ id: "ProductPatch" })

const productFields = {
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  type: z.string(),
  model: z.string(),
  /** MW; null when unknown, as for control systems. */
  power: z.number().nullable(),
  lang: z.enum(languageCodes),
  ...resultTexts.shown,
  category_id: z.number().int().nullable(),
  translation_of: z.number().int().nullable(),
}

/** A product in lists; `btn` is the key of its button's text. */
export const productCardSchema = z
  .object({
    ...productFields,
    btn: z.literal("details"),
    ...imageListFields,
    ...stampFields,
  })
  .meta({ id: "ProductCard" })
export type ProductCard = z.infer<typeof productCardSchema>

export const productPropertySchema = z
  .object({
    id: z.number().int(),
    product_id: z.number().int(),
    description: z.string(),
    ...imageListFields,
    ...stampFields,
  })
  .meta({ id: "ProductProperty" })
export type ProductProperty = z.infer<typeof productPropertySchema>

export const productSchema = z
  .object({
    ...productFields,
    category: z.object({ id: z.number().int(), name: z.string(), spare_id: z.number().int().nullable() }).nullable(),
    property: z.array(productPropertySchema),
    /** Record ids of the same product by language, including this one. */
    translations: z.partialRecord(z.enum(languageCodes), z.number().int()),
    ...imageListFields,
    ...stampFields,
  })
  .meta({ id: "Product" })
export type Product = z.infer<typeof productSchema>

export const propertyInputSchema = z
  .object({ ...hiddenField, product_id: idSchema, description: richText.default("") })
  .meta({ id: "PropertyInput" })
export const propertyPatchSchema = z
  .object({ ...hiddenField, ...imageUsesField, product_id: idSchema, description: clearableRichText })
  .partial()
  .meta({ id: "PropertyPatch" })

export const productQuerySchema = z.object({
  lang: optionalParameter(languageCodeSchema),
  category: optionalParameter(idTextSchema),
})
export const productLanguageSchema = z.object({ language: optionalParameter(languageCodeSchema) })
