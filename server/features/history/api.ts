import { Hono } from "hono"
import { z } from "zod"
import { stampFields } from "#contract/image.ts"
import { historyEntrySchema, historyParam, historyVersionParam } from "#contract/history.ts"
import { listVersions } from "#server/records/history-store.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch, versioned } from "#server/api-kit/if-match.ts"
import { validate } from "#server/api-kit/validate.ts"
import { restoreVersion } from "./restore-version.ts"

const tag = "History"
const restoredSchema = z.looseObject({ ...stampFields }).describe("The record, with the fields of its kind")

export const historyApi = new Hono<HttpEnv>()
  .get(
    "/:kind/:id",
    describe(tag, "The last 50 versions of a record, newest first", z.array(historyEntrySchema), {
      needs: "content.read",
    }),
    validate("param", historyParam),
    async (c) => {
      const { kind, id } = c.req.valid("param")
      return c.json(await listVersions(c.var.app.db, kind, id))
    },
  )
  .post(
    "/:kind/:id/:version/restore",
    describe(tag, "Save a former version again", restoredSchema, {
      // The kind decides which of them.
      needs: ["content.publish", "parts.edit", "settings.edit"],
      refuses: ["invalid", "conflict"],
    }),
    validate("param", historyVersionParam),
    ifMatch,
    async (c) => {
      const { kind, id, version } = c.req.valid("param")
      return versioned(c, await restoreVersion(c.var.caller, kind, id, version, c.var.expectedVersion))
    },
  )
