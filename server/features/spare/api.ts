import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { type Spare, spareSchema } from "#contract/spare.ts"
import { scopeOf } from "#server/api-kit/respond.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { ReadScope } from "#server/records/define-record.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { recordApi } from "#server/records/record-api.ts"
import { exportRoutes } from "./export-routes.ts"
import { groupedSheetRoutes } from "./grouped-sheet-routes.ts"
import { partRoutes } from "./part-routes.ts"
import { listFirstParts } from "./part-store.ts"
import { spareRecord } from "./record.ts"
import { sheetRoutes } from "./sheet-routes.ts"
import { findPartSet } from "./store.ts"

async function readWithParts(db: Database, id: number, scope: ReadScope): Promise<Spare> {
  const set = await findPartSet(db, id)
  return {
    ...(await existingRecord(db, spareRecord, id, scope)),
    parts: set ? await listFirstParts(db, set.part_set, dashboardLimits.partsInGroup) : [],
  }
}

export const spareApi = recordApi(spareRecord, {
  tag: "Spare-part groups",
  one: "a group",
  list: { summary: "All groups, without their parts" },
  create: "form",
  change: "json",
})
  .call(
    "GET /:id",
    { summary: "A group with its first 500 parts", needs: "open", returns: spareSchema, cached: true },
    (call) => readWithParts(call.app.db, call.params.id, scopeOf(call)),
  )
  .include(sheetRoutes)
  .include(groupedSheetRoutes)
  .include(exportRoutes)
  .include(partRoutes)
