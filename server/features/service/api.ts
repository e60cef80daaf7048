import { Hono } from "hono"
import { z } from "zod"
import { officeLimits } from "#contract/office-limits.ts"
import { serviceInputSchema, servicePatchSchema, serviceSchema } from "#contract/service.ts"
import { idParam, idTextSchema, languageSchema } from "#contract/text.ts"
import { AppError } from "#server/app-error.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { checkInput } from "#server/check-input.ts"
import { acceptBody } from "#server/http/accept-body.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { imageRoutes } from "#server/http/image-routes.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { input } from "#server/http/read-input.ts"
import { filesOf, readMultipart, textsOf } from "#server/http/read-upload.ts"
import { createService } from "./commands/create-service.ts"
import { deleteService } from "./commands/delete-service.ts"
import { markCurrent } from "./commands/mark-current.ts"
import { updateService } from "./commands/update-service.ts"
import { findService, listServices } from "./store.ts"

const tag = "Services"
const admin = { admin: true } as const
const manyImages = 5 * officeLimits.imageBytes + officeLimits.jsonBytes

async function existing(db: Parameters<typeof findService>[0], id: number) {
  const service = await findService(db, id)
  if (!service) throw new AppError("not_found")
  return service
}

export const serviceApi = new Hono<HttpEnv>()
  .route("/", imageRoutes({ tag, kind: "service", owner: idTextSchema, exists: existing }))
  .get("/", answers(tag, "All services", z.array(serviceSchema), admin), requireAdmin, async (c) =>
    c.json(await listServices(c.var.app.db)),
  )
  .post(
    "/",
    answers(tag, "Create a service (multipart: images[] and its texts)", serviceSchema, { admin: true, status: 201 }),
    requireAdmin,
    acceptBody("multipart", manyImages),
    async (c) => {
      const fields = await readMultipart(c)
      const service = await createService(
        c.var.app,
        checkInput(serviceInputSchema, textsOf(fields)),
        await filesOf(fields, "images", officeLimits.imagesPerUpload),
      )
      c.header("ETag", versionTag(service))
      return c.json(service, 201)
    },
  )
  .get("/:id", answers(tag, "One service", serviceSchema, { cached: true }), input("param", idParam), async (c) =>
    openAnswer(c, await existing(c.var.app.db, c.req.valid("param").id)),
  )
  .patch(
    "/:id",
    answers(tag, "Change a service", serviceSchema, admin),
    requireAdmin,
    input("param", idParam),
    input("json", servicePatchSchema),
    async (c) => {
      const service = await updateService(c.var.app, c.req.valid("param").id, c.req.valid("json"), expectedVersion(c))
      c.header("ETag", versionTag(service))
      return c.json(service)
    },
  )
  .delete(
    "/:id",
    answers(tag, "Delete a service", null, { admin: true, status: 204 }),
    requireAdmin,
    input("param", idParam),
    async (c) => {
      await deleteService(c.var.app, c.req.valid("param").id, expectedVersion(c))
      return c.body(null, 204)
    },
  )
  .post(
    "/:id/current",
    answers(tag, "Mark a translation as up to date with the German text", serviceSchema, admin),
    requireAdmin,
    input("param", idParam),
    input("json", languageSchema),
    async (c) => {
      const service = await markCurrent(
        c.var.app,
        c.req.valid("param").id,
        c.req.valid("json").lang,
        expectedVersion(c),
      )
      c.header("ETag", versionTag(service))
      return c.json(service)
    },
  )
