import { z } from "zod"
import type { Ability } from "#contract/ability.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { imageOrderSchema, imagePathSchema, imageSchema, imageTextsSchema } from "#contract/image.ts"
import { idTextSchema } from "#contract/text.ts"
import { existing } from "#server/app-error.ts"
import { form } from "#server/api-kit/body.ts"
import { oneImage } from "#server/api-kit/file-fields.ts"
import { tagged } from "#server/api-kit/respond.ts"
import type { Routes } from "#server/api-kit/routes.ts"
import type { AnyRecord, Pictured, RecordDefinition, RecordId } from "./define-record.ts"
import { addImage, deleteImage, describeImage, reorderImages } from "./record-images.ts"

export interface ImageCalls {
  /** Path before the record's id, such as `/page-part`. */
  base?: `/${string}` | ""
  /** Validates the record id in the path. */
  id?: z.ZodType<RecordId>
  /** The image comes with the record's fields, so that only its texts have a call. */
  imageWithFields?: boolean
  /** Validates the id of a record that may have images, where not all may. */
  pictured?: z.ZodType<RecordId>
  /** Returns fields of the response that hold the added image, for the spec's block images. */
  present?: (record: Pictured) => object
}

/** Body of a call with one image. */
export const imageForm = form(z.object({}), {
  files: { image: oneImage },
  maxBytes: dashboardLimits.imageBytes + 65_536,
})

export const hasImages = (
  definition: AnyRecord | RecordDefinition<Pictured>,
): definition is RecordDefinition<Pictured> => definition.images !== null

/** Adds the calls that add, remove, order and describe a record's images; each honours `If-Match`. */
export function addImageCalls(
  api: Routes<Ability, false>,
  definition: RecordDefinition<Pictured>,
  { base = "", id = idTextSchema, pictured: owner = id, imageWithFields, present }: ImageCalls,
): void {
  const params = { owner }
  const images = `${base}/:owner/image` as const
  if (!imageWithFields) {
    api.call(
      `POST ${images}/add`,
      {
        summary: "Add an image (multipart: image)",
        params,
        body: imageForm,
        ifMatch: true,
        returns: imageSchema,
        status: 201,
        tagged: true,
      },
      async ({ caller, params: { owner: id }, files, version: expected }) => {
        const record = await addImage({ caller, definition, id, expected }, files.image.bytes)
        return tagged(record, { ...existing(record.image_list.at(-1)), ...present?.(record) })
      },
    )
    api.call(
      `DELETE ${images}/delete`,
      { summary: "Delete an image", params, body: imagePathSchema, ifMatch: true, tagged: true },
      async ({ caller, params: { owner: id }, body, version: expected }) =>
        tagged(await deleteImage({ caller, definition, id, expected }, body.path), null),
    )
  }
  if (!imageWithFields && definition.images?.many)
    api.call(
      `PATCH ${images}/order`,
      {
        summary: "Order the images",
        params,
        body: imageOrderSchema,
        ifMatch: true,
        returns: z.array(imageSchema),
        tagged: true,
      },
      async ({ caller, params: { owner: id }, body, version: expected }) => {
        const record = await reorderImages({ caller, definition, id, expected }, body.paths)
        return tagged(record, record.image_list)
      },
    )
  api.call(
    `PATCH ${images}/:imageId`,
    {
      summary: "Change the texts that stand for an image at this record, and its focal point",
      needs: [definition.abilities.change, "images.edit"],
      params,
      body: imageTextsSchema,
      ifMatch: true,
      returns: imageSchema,
      tagged: true,
    },
    async ({ caller, params: { owner: id, imageId }, body, version: expected }) => {
      const record = await describeImage({ caller, definition, id, expected }, imageId, body)
      return tagged(record, existing(record.image_list.find((image) => image.id === imageId)))
    },
  )
}
