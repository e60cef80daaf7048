import { Hono } from "hono"
import { z } from "zod"
import { imageOrderSchema, imagePathSchema, imageSchema } from "#contract/image.ts"
import { officeLimits } from "#contract/office-limits.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { ImageOwner } from "#server/db/schema.ts"
import { addUploadedImage, deleteImage, reorderImages } from "#server/media/change-images.ts"
import { acceptBody } from "./accept-body.ts"
import { answers } from "./describe.ts"
import type { HttpEnv } from "./http-env.ts"
import { input } from "./read-input.ts"
import { oneFile, readMultipart } from "./read-upload.ts"

const oneImage = officeLimits.imageBytes + 65_536

interface ImagesOf {
  tag: string
  kind: ImageOwner
  /** Checks the record's name in the address. */
  owner: z.ZodType<number | string>
  /** Throws `not_found` when there is no such record. */
  exists: (db: Database, owner: never) => Promise<unknown>
  /** A new image takes the place of the one that is there. */
  isSingle?: true
}

/** The three calls by which every kind of record gets, loses and orders its images: /{owner}/image/add, delete and order. */
export function imageRoutes({ tag, kind, owner, exists, isSingle }: ImagesOf) {
  const param = z.object({ owner })
  return new Hono<HttpEnv>()
    .post(
      "/:owner/image/add",
      answers(tag, "Add an image (multipart: image)", imageSchema, { admin: true, status: 201 }),
      requireAdmin,
      input("param", param),
      acceptBody("multipart", oneImage),
      async (c) => {
        const { owner: id } = c.req.valid("param")
        await exists(c.var.app.db, id as never)
        const upload = await oneFile(await readMultipart(c), "image")
        return c.json(await addUploadedImage(c.var.app, kind, id, upload, isSingle ? "replace" : "append"), 201)
      },
    )
    .delete(
      "/:owner/image/delete",
      answers(tag, "Delete an image", null, { admin: true, status: 204 }),
      requireAdmin,
      input("param", param),
      input("json", imagePathSchema),
      async (c) => {
        await deleteImage(c.var.app, kind, c.req.valid("param").owner, c.req.valid("json").path)
        return c.body(null, 204)
      },
    )
    .patch(
      "/:owner/image/order",
      answers(tag, "Order the images", z.array(imageSchema), { admin: true }),
      requireAdmin,
      input("param", param),
      input("json", imageOrderSchema),
      async (c) => {
        const { owner: id } = c.req.valid("param")
        await exists(c.var.app.db, id as never)
        return c.json(await reorderImages(c.var.app, kind, id, c.req.valid("json").paths))
      },
    )
}
