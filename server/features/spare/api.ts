import { Hono } from "hono"
import { z } from "zod"
import { officeLimits } from "#contract/office-limits.ts"
import {
  type Spare,
  type SpareSummary,
  spareInputSchema,
  sparePatchSchema,
  spareSchema,
  spareSummarySchema,
} from "#contract/spare.ts"
import { idParam, idTextSchema, languageSchema } from "#contract/text.ts"
import { AppError } from "#server/app-error.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { checkInput } from "#server/check-input.ts"
import { acceptBody } from "#server/http/accept-body.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { imageRoutes } from "#server/http/image-routes.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { input } from "#server/http/read-input.ts"
import { filesOf, readMultipart, textsOf } from "#server/http/read-upload.ts"
import { createSpare } from "./commands/create-spare.ts"
import { deleteSpare } from "./commands/delete-spare.ts"
import { markCurrent } from "./commands/mark-current.ts"
import { updateSpare } from "./commands/update-spare.ts"
import { partRoutes } from "./part-routes.ts"
import { listFirstParts } from "./part-store.ts"
import { sheetRoutes } from "./sheet-routes.ts"
import { findPartSet, findSpare, listSpares } from "./store.ts"

const tag = "Spare-part groups"
const admin = { admin: true } as const
const manyImages = 5 * officeLimits.imageBytes + officeLimits.jsonBytes

async function existing(db: Database, id: number): Promise<SpareSummary> {
  const spare = await findSpare(db, id)
  if (!spare) throw new AppError("not_found")
  return spare
}

async function withParts(db: Database, id: number): Promise<Spare> {
  const set = await findPartSet(db, id)
  return {
    ...(await existing(db, id)),
    parts: set ? await listFirstParts(db, set.part_set, officeLimits.partsInGroup) : [],
  }
}

export const spareApi = new Hono<HttpEnv>()
  .route("/", imageRoutes({ tag, kind: "spare", owner: idTextSchema, exists: existing }))
  .get(
    "/",
    answers(tag, "All groups, without their parts", z.array(spareSummarySchema), admin),
    requireAdmin,
    async (c) => c.json(await listSpares(c.var.app.db)),
  )
  .post(
    "/",
    answers(tag, "Create a group (multipart: images[] and its texts)", spareSummarySchema, {
      admin: true,
      status: 201,
    }),
    requireAdmin,
    acceptBody("multipart", manyImages),
    async (c) => {
      const fields = await readMultipart(c)
      const spare = await createSpare(
        c.var.app,
        checkInput(spareInputSchema, textsOf(fields)),
        await filesOf(fields, "images", officeLimits.imagesPerUpload),
      )
      c.header("ETag", versionTag(spare))
      return c.json(spare, 201)
    },
  )
  .route("/", sheetRoutes)
  .route("/", partRoutes)
  .get(
    "/:id",
    answers(tag, "A group with its first 500 parts", spareSchema, { cached: true }),
    input("param", idParam),
    async (c) => openAnswer(c, await withParts(c.var.app.db, c.req.valid("param").id)),
  )
  .patch(
    "/:id",
    answers(tag, "Change a group", spareSummarySchema, admin),
    requireAdmin,
    input("param", idParam),
    input("json", sparePatchSchema),
    async (c) => {
      const spare = await updateSpare(c.var.app, c.req.valid("param").id, c.req.valid("json"), expectedVersion(c))
      c.header("ETag", versionTag(spare))
      return c.json(spare)
    },
  )
  .delete(
    "/:id",
    answers(tag, "Delete a group with its parts", null, { admin: true, status: 204 }),
    requireAdmin,
    input("param", idParam),
    async (c) => {
      await deleteSpare(c.var.app, c.req.valid("param").id, expectedVersion(c))
      return c.body(null, 204)
    },
  )
  .post(
    "/:id/current",
    answers(tag, "Mark a translation as up to date with the German text", spareSummarySchema, admin),
    requireAdmin,
    input("param", idParam),
    input("json", languageSchema),
    async (c) => {
      const spare = await markCurrent(c.var.app, c.req.valid("param").id, c.req.valid("json").lang, expectedVersion(c))
      c.header("ETag", versionTag(spare))
      return c.json(spare)
    },
  )
