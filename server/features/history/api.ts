import { Hono } from "hono"
import { z } from "zod"
import { historyEntrySchema, historyParam, historyVersionParam } from "#contract/history.ts"
import { listVersions } from "#server/records/history-store.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { expectedVersion } from "#server/api-kit/if-match.ts"
import { validate } from "#server/api-kit/validate.ts"
import { restoreVersion } from "./restore-version.ts"

const tag = "History"

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
    describe(tag, "Save a former version again", z.unknown(), { needs: "content.publish" }),
    validate("param", historyVersionParam),
    async (c) => {
      const { kind, id, version } = c.req.valid("param")
      return c.json((await restoreVersion(c.var.app, kind, id, version, expectedVersion(c))) as object)
    },
  )
