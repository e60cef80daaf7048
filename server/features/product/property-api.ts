import { Hono } from "hono"
import { z } from "zod"
import { productPropertySchema, propertyOrderSchema } from "#contract/product.ts"
import { idParam } from "#contract/text.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { imageTextRoute } from "#server/records/image-routes.ts"
import { changeRoutes, createRoute, deleteRoute } from "#server/records/record-routes.ts"
import { orderProperties } from "./commands/order-properties.ts"
import { propertyRecord } from "./property-record.ts"

const words = { tag: "Product properties", one: "a property", base: "/property" }

export const propertyApi = new Hono<HttpEnv>()
  .route("/", createRoute(propertyRecord, { ...words, body: "form" }))
  .route("/", changeRoutes(propertyRecord, { ...words, body: "either" }))
  .patch(
    "/:id/property/order",
    describe(words.tag, "Order a product's properties", z.array(productPropertySchema), { needs: "content.publish" }),
    validate("param", idParam),
    validate("json", propertyOrderSchema),
    async (c) => c.json(await orderProperties(c.var.caller, c.req.valid("param").id, c.req.valid("json").ids)),
  )
  .route("/", imageTextRoute(propertyRecord, words))
  .route("/", deleteRoute(propertyRecord, words))
