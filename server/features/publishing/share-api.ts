import { Hono } from "hono"
import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import {
  newShareSchema,
  previewSchema,
  shareInputSchema,
  shareQuerySchema,
  shareSchema,
  typedPreviewSchema,
} from "#contract/publishing.ts"
import { idParam } from "#contract/text.ts"
import { AppError } from "#server/app-error.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe } from "#server/api-kit/describe.ts"
import { personCalling } from "#server/api-kit/guard.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { readJson } from "#server/api-kit/read-json.ts"
import { validate } from "#server/api-kit/validate.ts"
import { checkInput } from "#server/check-input.ts"
import { keepTyped, makeShare, revokeShare } from "./commands/share-draft.ts"
import { listShares } from "./share-store.ts"
import { recordIdOf } from "#server/records/define-record.ts"

const tag = "Previews"
const drafting = ["content.draft", "content.translate"] as const

export const shareApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "The links that show a record's draft", z.array(shareSchema), { needs: "content.read" }),
    validate("query", shareQuerySchema),
    async (c) => {
      const { kind, id } = c.req.valid("query")
      const { db, clock } = c.var.app
      return c.json(await listShares(db, { kind, id: recordIdOf(id) }, clock()))
    },
  )
  .post(
    "/",
    describe(tag, "Make a link that shows a record's draft to somebody without an account", newShareSchema, {
      needs: drafting,
      status: 201,
      refuses: ["not_found"],
    }),
    validate("json", shareInputSchema),
    async (c) => c.json(await makeShare(c.var.caller, c.req.valid("json")), 201),
  )
  .put(
    "/mine",
    describe(tag, "Keep what is being typed, for a preview of one's own; it ends after an hour", previewSchema, {
      needs: drafting,
      refuses: ["not_found"],
    }),
    acceptBody("json", dashboardLimits.jsonBytes, typedPreviewSchema),
    async (c) => {
      const input = checkInput(typedPreviewSchema, await readJson(c))
      return c.json(await keepTyped(personCalling(c), input))
    },
  )
  .delete(
    "/:id",
    describe(tag, "End a link", null, { needs: drafting, always: true, status: 204 }),
    validate("param", idParam),
    async (c) => {
      if (!(await revokeShare(c.var.caller, c.req.valid("param").id))) throw new AppError("not_found")
      return c.body(null, 204)
    },
  )
