import { Hono } from "hono"
import { z } from "zod"
import { idTextSchema } from "#contract/text.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch } from "#server/api-kit/if-match.ts"
import { validate } from "#server/api-kit/validate.ts"
import { deleteRecord } from "#server/records/remove-record.ts"
import { imageRoutes } from "#server/records/image-routes.ts"
import { orderRoute } from "#server/records/order-routes.ts"
import { changeRoutes, createRoute } from "#server/records/record-routes.ts"
import { pageBlockRecord } from "./block-record.ts"

const words = { tag: "Page blocks", one: "a block", base: "/page-part" }

export const pageBlockApi = new Hono<HttpEnv>()
  .route("/", createRoute(pageBlockRecord, { ...words, base: "/page-part/gas-turbina", body: "form" }))
  .route("/", orderRoute(pageBlockRecord, words))
  .route("/", changeRoutes(pageBlockRecord, { ...words, body: "either" }))
  .route("/", imageRoutes(pageBlockRecord, { ...words, present: (record) => ({ image: record.image_list[0]?.path }) }))
  .delete(
    "/page-part/:id/:pageId",
    describe(words.tag, "Delete a block", null, { needs: "content.publish", status: 204 }),
    validate("param", z.object({ id: idTextSchema, pageId: z.string() })),
    ifMatch,
    async (c) => {
      const { id, pageId } = c.req.valid("param")
      return noContent(c, deleteRecord(c.var.caller, pageBlockRecord, id, c.var.expectedVersion, pageId))
    },
  )
