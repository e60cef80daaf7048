import { Hono } from "hono"
import { z } from "zod"
import { imageOrderSchema, imagePathSchema, imageSchema, imageTextsSchema } from "#contract/image.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { idTextSchema } from "#contract/text.ts"
import { existing } from "#server/app-error.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch, setVersionTag } from "#server/api-kit/if-match.ts"
import { validate } from "#server/api-kit/validate.ts"
import { oneFile, readMultipart } from "#server/api-kit/read-upload.ts"
import { addImage, deleteImage, describeImage, reorderImages } from "./record-images.ts"
import type { Pictured, RecordDefinition, RecordId } from "./define-record.ts"

const oneImage = dashboardLimits.imageBytes + 65_536
const imageFormSchema = z.object({ image: z.file() })

interface ImageRoutes {
  tag: string
  /** Path before the record's id, such as `/page-part`. */
  base?: string
  /** Validates the record id in the path. */
  id?: z.ZodType<RecordId>
  /** Field of the response that holds the added image, for the spec's block images. */
  present?: (record: Pictured) => object
}

/** Returns the routes that add, remove, order and describe a record's images; each honours `If-Match`. */
export function imageRoutes(definition: RecordDefinition<Pictured>, words: ImageRoutes) {
  const { tag, base = "", id = idTextSchema, present } = words
  const param = z.object({ owner: id })
  const routes = new Hono<HttpEnv>()
    .post(
      `${base}/:owner/image/add`,
      describe(tag, "Add an image (multipart: image)", imageSchema, {
        needs: definition.abilities.change,
        status: 201,
        tagged: true,
      }),
      validate("param", param),
      acceptBody("multipart", oneImage, imageFormSchema),
      ifMatch,
      async (c) => {
        const { caller, expectedVersion: expected } = c.var
        const upload = await oneFile(await readMultipart(c), "image")
        const record = await addImage({ caller, definition, id: c.req.valid("param").owner, expected }, upload)
        const added = existing(record.image_list.at(-1))
        setVersionTag(c, record)
        return c.json({ ...added, ...present?.(record) }, 201)
      },
    )
    .delete(
      `${base}/:owner/image/delete`,
      describe(tag, "Delete an image", null, { needs: definition.abilities.change, status: 204, tagged: true }),
      validate("param", param),
      validate("json", imagePathSchema),
      ifMatch,
      async (c) => {
        const { caller, expectedVersion: expected } = c.var
        const { path } = c.req.valid("json")
        const record = await deleteImage({ caller, definition, id: c.req.valid("param").owner, expected }, path)
        setVersionTag(c, record)
        return c.body(null, 204)
      },
    )
  if (definition.images?.many)
    routes.patch(
      `${base}/:owner/image/order`,
      describe(tag, "Order the images", z.array(imageSchema), { needs: definition.abilities.change, tagged: true }),
      validate("param", param),
      validate("json", imageOrderSchema),
      ifMatch,
      async (c) => {
        const { caller, expectedVersion: expected } = c.var
        const { paths } = c.req.valid("json")
        const record = await reorderImages({ caller, definition, id: c.req.valid("param").owner, expected }, paths)
        setVersionTag(c, record)
        return c.json(record.image_list)
      },
    )
  return routes.route("/", imageTextRoute(definition, words))
}

/** Returns the route that changes the texts and the focal point of one image at one record. */
export function imageTextRoute(
  definition: RecordDefinition<Pictured>,
  { tag, base = "", id = idTextSchema }: ImageRoutes,
) {
  return new Hono<HttpEnv>().patch(
    `${base}/:owner/image/:imageId`,
    describe(tag, "Change the texts that stand for an image at this record, and its focal point", imageSchema, {
      needs: [definition.abilities.change, "images.edit"],
      tagged: true,
    }),
    validate("param", z.object({ owner: id, imageId: idTextSchema })),
    validate("json", imageTextsSchema),
    ifMatch,
    async (c) => {
      const { owner, imageId } = c.req.valid("param")
      const { caller, expectedVersion: expected } = c.var
      const texts = c.req.valid("json")
      const record = await describeImage({ caller, definition, id: owner, expected }, imageId, texts)
      setVersionTag(c, record)
      return c.json(record.image_list.find((image) => image.id === imageId))
    },
  )
}
