import { Hono } from "hono"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { type Spare, spareSchema } from "#contract/spare.ts"
import { idParam } from "#contract/text.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { openResponse, scopeOf } from "#server/api-kit/open-response.ts"
import { validate } from "#server/api-kit/validate.ts"
import { imageRoutes } from "#server/records/image-routes.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { orderRoute } from "#server/records/order-routes.ts"
import { changeRoutes, createRoute, deleteRoute, listRoute } from "#server/records/record-routes.ts"
import { exportRoutes } from "./export-routes.ts"
import { groupedSheetRoutes } from "./grouped-sheet-routes.ts"
import { partRoutes } from "./part-routes.ts"
import { listFirstParts } from "./part-store.ts"
import { spareRecord } from "./record.ts"
import { sheetRoutes } from "./sheet-routes.ts"
import { findPartSet } from "./store.ts"
import type { ReadScope } from "#server/records/define-record.ts"

const words = { tag: "Spare-part groups", one: "a group" }

async function readWithParts(db: Database, id: number, scope: ReadScope): Promise<Spare> {
  const set = await findPartSet(db, id)
  return {
    ...(await existingRecord(db, spareRecord, id, scope)),
    parts: set ? await listFirstParts(db, set.part_set, dashboardLimits.partsInGroup) : [],
  }
}

export const spareApi = new Hono<HttpEnv>()
  .route("/", imageRoutes(spareRecord, words))
  .route("/", listRoute(spareRecord, { ...words, summary: "All groups, without their parts" }))
  .route("/", createRoute(spareRecord, { ...words, body: "form" }))
  .route("/", sheetRoutes)
  .route("/", groupedSheetRoutes)
  .route("/", exportRoutes)
  .route("/", partRoutes)
  .get(
    "/:id",
    describe(words.tag, "A group with its first 500 parts", spareSchema, { needs: "open", cached: true }),
    validate("param", idParam),
    async (c) => openResponse(c, await readWithParts(c.var.app.db, c.req.valid("param").id, scopeOf(c))),
  )
  .route("/", orderRoute(spareRecord, words))
  .route("/", changeRoutes(spareRecord, { ...words, body: "json" }))
  .route("/", deleteRoute(spareRecord, words))
