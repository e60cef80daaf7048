import { Hono } from "hono"
import { z } from "zod"
import { officeLimits } from "#contract/office-limits.ts"
import {
  productPropertySchema,
  propertyInputSchema,
  propertyOrderSchema,
  propertyPatchSchema,
} from "#contract/product.ts"
import { idParam } from "#contract/text.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { acceptBody } from "#server/http/accept-body.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { input } from "#server/http/read-input.ts"
import { readImageForm, readNewImageForm } from "#server/http/read-upload.ts"
import { addProperty, deleteProperty, orderProperties, updateProperty } from "./commands/change-properties.ts"

const tag = "Product properties"
const withImage = officeLimits.imageBytes + officeLimits.jsonBytes

export const propertyRoutes = new Hono<HttpEnv>()
  .post(
    "/property",
    answers(tag, "Add a property (multipart: image, description, product_id)", productPropertySchema, {
      admin: true,
      status: 201,
    }),
    requireAdmin,
    acceptBody("multipart", withImage),
    async (c) => {
      const { texts, image } = await readNewImageForm(c, propertyInputSchema)
      const property = await addProperty(c.var.app, texts, image)
      c.header("ETag", versionTag(property))
      return c.json(property, 201)
    },
  )
  .patch(
    "/property/:id",
    answers(tag, "Change a property (multipart: image, description)", productPropertySchema, { admin: true }),
    requireAdmin,
    input("param", idParam),
    acceptBody("multipart", withImage),
    async (c) => {
      const { texts, image } = await readImageForm(c, propertyPatchSchema)
      const property = await updateProperty(c.var.app, c.req.valid("param").id, texts, image, expectedVersion(c))
      c.header("ETag", versionTag(property))
      return c.json(property)
    },
  )
  .patch(
    "/:id/property/order",
    answers(tag, "Order a product's properties", z.array(productPropertySchema), { admin: true }),
    requireAdmin,
    input("param", idParam),
    input("json", propertyOrderSchema),
    async (c) => c.json(await orderProperties(c.var.app, c.req.valid("param").id, c.req.valid("json").ids)),
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
