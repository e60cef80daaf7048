import { Hono } from "hono"
import { z } from "zod"
import { imageOrderSchema, imagePathSchema, imageSchema } from "#contract/image.ts"
import { limits } from "#contract/limits.ts"
import { serviceInputSchema, servicePatchSchema, serviceSchema } from "#contract/service.ts"
import { idParam, languageSchema } from "#contract/text.ts"
import { AppError } from "#server/app-error.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { checkInput } from "#server/check-input.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { atMost, input } from "#server/http/read-input.ts"
import { filesOf, oneFile, readMultipart, textsOf } from "#server/http/read-upload.ts"
import { addUploadedImage, deleteImage, reorderImages } from "#server/media/change-images.ts"
import { createService } from "./commands/create-service.ts"
import { deleteService } from "./commands/delete-service.ts"
import { markCurrent } from "./commands/mark-current.ts"
import { updateService } from "./commands/update-service.ts"
import { findService, listServices } from "./store.ts"

const tag = "Services"
const admin = { admin: true } as const
const manyImages = 5 * limits.imageBytes + limits.jsonBytes
const oneImage = limits.imageBytes + 65_536

async function existing(db: Parameters<typeof findService>[0], id: number) {
  const service = await findService(db, id)
  if (!service) throw new AppError("not_found")
  return service
}

export const serviceApi = new Hono<HttpEnv>()
  .get("/", answers(tag, "All services", z.array(serviceSchema), admin), requireAdmin, async (c) =>
    c.json(await listServices(c.var.app.db)),
  )
  .post(
    "/",
    answers(tag, "Create a service (multipart: images[] and its texts)", serviceSchema, { admin: true, status: 201 }),
    requireAdmin,
    atMost(manyImages),
    async (c) => {
      const fields = await readMultipart(c)
      const service = await createService(
        c.var.app,
        checkInput(serviceInputSchema, textsOf(fields)),
        await filesOf(fields, "images", limits.imagesPerUpload),
      )
      c.header("ETag", versionTag(service))
      return c.json(service, 201)
    },
  )
  .get("/:id", answers(tag, "One service", serviceSchema), input("param", idParam), async (c) =>
    openAnswer(c, await existing(c.var.app.db, c.req.valid("param").id)),
  )
  .patch(
    "/:id",
    answers(tag, "Change a service", serviceSchema, admin),
    requireAdmin,
    input("param", idParam),
    atMost(),
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
    "/:id/image/add",
    answers(tag, "Add an image (multipart: image)", imageSchema, { admin: true, status: 201 }),
    requireAdmin,
    input("param", idParam),
    atMost(oneImage),
    async (c) => {
      const { id } = await existing(c.var.app.db, c.req.valid("param").id)
      return c.json(
        await addUploadedImage(c.var.app, "service", id, await oneFile(await readMultipart(c), "image")),
        201,
      )
    },
  )
  .delete(
    "/:id/image/delete",
    answers(tag, "Delete an image", null, { admin: true, status: 204 }),
    requireAdmin,
    input("param", idParam),
    input("json", imagePathSchema),
    async (c) => {
      await deleteImage(c.var.app, "service", c.req.valid("param").id, c.req.valid("json").path)
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
  .patch(
    "/:id/image/order",
    answers(tag, "Order the images", z.array(imageSchema), admin),
    requireAdmin,
    input("param", idParam),
    input("json", imageOrderSchema),
    async (c) => {
      const { id } = await existing(c.var.app.db, c.req.valid("param").id)
      return c.json(await reorderImages(c.var.app, "service", id, c.req.valid("json").paths))
    },
  )
