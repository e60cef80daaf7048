import { Hono } from "hono"
import { limits } from "#contract/limits.ts"
import { productPropertySchema, propertyInputSchema, propertyPatchSchema } from "#contract/product.ts"
import { idParam } from "#contract/text.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { checkInput } from "#server/check-input.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { atMost, input } from "#server/http/read-input.ts"
import { filesOf, oneFile, readMultipart, textsOf } from "#server/http/read-upload.ts"
import { addProperty, deleteProperty, updateProperty } from "./commands/change-properties.ts"

const tag = "Product properties"
const withImage = limits.imageBytes + limits.jsonBytes

export const propertyRoutes = new Hono<HttpEnv>()
  .post(
    "/property",
    answers(tag, "Add a property (multipart: image, description, product_id)", productPropertySchema, {
      admin: true,
      status: 201,
    }),
    requireAdmin,
    atMost(withImage),
    async (c) => {
      const fields = await readMultipart(c)
      const property = await addProperty(
        c.var.app,
        checkInput(propertyInputSchema, textsOf(fields)),
        await oneFile(fields, "image"),
      )
      c.header("ETag", versionTag(property))
      return c.json(property, 201)
    },
  )
  .patch(
    "/property/:id",
    answers(tag, "Change a property (multipart: image, description)", productPropertySchema, { admin: true }),
    requireAdmin,
    input("param", idParam),
    atMost(withImage),
    async (c) => {
      const fields = await readMultipart(c)
      const [upload] = await filesOf(fields, "image", 1)
      const patch = checkInput(propertyPatchSchema, textsOf(fields))
      const property = await updateProperty(
        c.var.app,
        c.req.valid("param").id,
        patch,
        upload ?? null,
        expectedVersion(c),
      )
      c.header("ETag", versionTag(property))
      return c.json(property)
    },
  )
  .delete(
    "/property/:id",
    answers(tag, "Delete a property", null, { admin: true, status: 204 }),
    requireAdmin,
    input("param", idParam),
    async (c) => {
      await deleteProperty(c.var.app, c.req.valid("param").id, expectedVersion(c))
      return c.body(null, 204)
    },
  )
