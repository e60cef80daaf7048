import { Hono } from "hono"
import { z } from "zod"
import { productCardSchema, productLanguageSchema, productQuerySchema, productSchema } from "#contract/product.ts"
import { idParam } from "#contract/text.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { openResponse, scopeOf } from "#server/api-kit/open-response.ts"
import { validate } from "#server/api-kit/validate.ts"
import { imageRoutes } from "#server/records/image-routes.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { readOrder } from "#server/records/order-records.ts"
import { orderRoute } from "#server/records/order-routes.ts"
import { changeRoutes, createRoute, deleteRoute, showRoute } from "#server/records/record-routes.ts"
import { propertyApi } from "./property-api.ts"
import { productRecord } from "./record.ts"
import { listCards } from "./store.ts"

const words = { tag: "Products", one: "a product" }

export const productApi = new Hono<HttpEnv>()
  .route("/", propertyApi)
  .route("/", imageRoutes(productRecord, words))
  .get(
    "/",
    describe(words.tag, "Products, of one language, of one category, both or neither", z.array(productCardSchema), {
      needs: "open",
      cached: true,
    }),
    validate("query", productQuerySchema),
    async (c) => {
      const { db } = c.var.app
      const { lang, category } = c.req.valid("query")
      const order = lang && category ? await readOrder(db, productRecord, { category_id: category, lang }) : null
      return openResponse(c, await listCards(db, { lang, category }, scopeOf(c)), order)
    },
  )
  .route("/", createRoute(productRecord, { ...words, body: "form" }))
  .route("/", showRoute(productRecord, words))
  .get(
    "/:id",
    describe(words.tag, "A product, in a language where it exists in that", productSchema, {
      needs: "open",
      cached: true,
    }),
    validate("param", idParam),
    validate("query", productLanguageSchema),
    async (c) => {
      const { db } = c.var.app
      const { language } = c.req.valid("query")
      const asked = await existingRecord(db, productRecord, c.req.valid("param").id, scopeOf(c))
      const other = language ? asked.translations[language] : undefined
      return openResponse(
        c,
        other && other !== asked.id ? await existingRecord(db, productRecord, other, scopeOf(c)) : asked,
      )
    },
  )
  .route("/", orderRoute(productRecord, words))
  .route("/", changeRoutes(productRecord, { ...words, body: "json" }))
  .route("/", deleteRoute(productRecord, words))
