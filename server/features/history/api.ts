import { z } from "zod"
import { historyEntrySchema, historyParam, historyVersionParam } from "#contract/history.ts"
import { stampFields } from "#contract/image.ts"
import { routes } from "#server/api-kit/routes.ts"
import type { ShownRecord } from "#server/records/define-record.ts"
import { listVersions } from "#server/records/history-store.ts"
import { restoreVersion } from "./restore-version.ts"

const restoredSchema: z.ZodType<ShownRecord> = z
  .looseObject({ ...stampFields })
  .describe("The record, with the fields of its kind")

export const historyApi = routes("History", { needs: "content.read" })
  .call(
    "GET /:kind/:id",
    {
      summary: "The last 50 versions of a record, newest first",
      params: historyParam.shape,
      returns: z.array(historyEntrySchema),
    },
    ({ app, params: { kind, id } }) => listVersions(app.db, kind, id),
  )
  .call(
    "POST /:kind/:id/:version/restore",
    {
      summary: "Save a former version again",
      // The kind decides which of them.
      needs: ["content.publish", "parts.edit", "settings.edit"],
      params: historyVersionParam.shape,
      ifMatch: true,
      returns: restoredSchema,
      refuses: ["invalid", "conflict"],
    },
    ({ caller, params: { kind, id, version: former }, version }) => restoreVersion(caller, kind, id, former, version),
  )
