import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { idSchema } from "#contract/text.ts"
import { type Body, form, json, jsonOrForm } from "#server/api-kit/body.ts"
import { images } from "#server/api-kit/file-fields.ts"
import type { AnyRecord } from "./define-record.ts"
import type { OrderScope } from "./order-records.ts"

/** How a record's fields are sent: JSON, multipart form data with images, or either. */
export type BodyForm = "json" | "form" | "either"

/** Returns the body with a record's fields; in a form the images come with them, and a new record may need one. */
export function recordBody<Value>(
  definition: Pick<AnyRecord, "images" | "references">,
  schema: z.ZodType<Value>,
  bodyForm: BodyForm,
  { isNew = false } = {},
): Body<Value, Record<string, Uint8Array[]>> {
  if (bodyForm === "json") return json(schema)
  const { images: rule } = definition
  const most = rule?.many ? dashboardLimits.imagesPerUpload : 1
  const isRequired = isNew && rule?.atLeast === 1
  return (bodyForm === "form" ? form : jsonOrForm)(schema, {
    files: rule ? { [rule.many ? "images" : "image"]: images(most, { isRequired }) } : {},
    maxBytes: (rule?.many ? 5 : 1) * dashboardLimits.imageBytes + dashboardLimits.jsonBytes,
    ofTexts: (texts) => withNumbers(definition, texts),
  })
}

/** Converts ids, which forms send as text, into numbers. */
const withNumbers = ({ references }: Pick<AnyRecord, "references">, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      Object.hasOwn(references, name) && /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : text,
    ]),
  )

/** Body of an order: all ids. */
export const idsSchema = z.object({ ids: z.array(idSchema).max(dashboardLimits.orderedRecords) })

/** Returns the schema of the body: all ids, and the columns that separate the kind's orders. */
export function orderBody({ orderedWithin = [], patch, shown }: Pick<AnyRecord, "orderedWithin" | "patch" | "shown">) {
  const scope = orderedWithin.map((name) => {
    const field: unknown = patch.shape[name]
    return [name, field instanceof z.ZodOptional ? field.unwrap() : shown.shape[name]] as const
  })
  return idsSchema.extend(Object.fromEntries(scope) as Record<string, z.ZodType<OrderScope[string]>>)
}
