import { Hono } from "hono"
import { z } from "zod"
import { categoryQuerySchema, categorySchema } from "#contract/category.ts"
import { idParam, idTextSchema } from "#contract/text.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch } from "#server/api-kit/if-match.ts"
import { openResponse, scopeOf } from "#server/api-kit/open-response.ts"
import { validate } from "#server/api-kit/validate.ts"
import { deleteRecord } from "#server/records/remove-record.ts"
import { imageRoutes } from "#server/records/image-routes.ts"
import { readOrder } from "#server/records/order-records.ts"
import { orderRoute } from "#server/records/order-routes.ts"
import { changeRoutes, createRoute } from "#server/records/record-routes.ts"
import { categoryRecord } from "./record.ts"
import { listCategoryRecords } from "./store.ts"

const words = { tag: "Categories", one: "a category" }
const moveQuery = z.object({ move_to: idTextSchema.optional() })

export const categoryApi = new Hono<HttpEnv>()
  .route("/", imageRoutes(categoryRecord, words))
  .get(
    "/",
    describe(words.tag, "Categories, of one language or of all", z.array(categorySchema), {
      needs: "open",
      cached: true,
    }),
    validate("query", categoryQuerySchema),
    async (c) => {
      const { db } = c.var.app
      const query = c.req.valid("query")
      const order = query.lang ? null : await readOrder(db, categoryRecord)
      return openResponse(c, await listCategoryRecords(db, query, scopeOf(c)), order)
    },
  )
  .route("/", createRoute(categoryRecord, { ...words, body: "either" }))
  .route("/", orderRoute(categoryRecord, words))
  .route("/", changeRoutes(categoryRecord, { ...words, body: "either" }))
  .delete(
    "/:id",
    describe(words.tag, "Delete a category; its products move to `move_to` or stay without one", null, {
      needs: "content.publish",
      status: 204,
    }),
    validate("param", idParam),
    validate("query", moveQuery),
    ifMatch,
    async (c) => {
      const moveTo = c.req.valid("query").move_to ?? null
      await deleteRecord(c.var.caller, categoryRecord, c.req.valid("param").id, c.var.expectedVersion, moveTo)
      return c.body(null, 204)
    },
  )
