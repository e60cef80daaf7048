import { Hono } from "hono"
import { z } from "zod"
import { imagePathSchema, imageSchema } from "#contract/image.ts"
import { officeLimits } from "#contract/office-limits.ts"
import { pagePartInputSchema, pagePartPatchSchema, pagePartSchema } from "#contract/text-page.ts"
import { idParam, idTextSchema, languageSchema } from "#contract/text.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { checkInput } from "#server/check-input.ts"
import { acceptBody } from "#server/http/accept-body.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { input } from "#server/http/read-input.ts"
import { filesOf, oneFile, readMultipart, textsOf } from "#server/http/read-upload.ts"
import { addUploadedImage, deleteImage } from "#server/media/change-images.ts"
import {
  addPagePart,
  changePagePart,
  deletePagePart,
  existingPagePart,
  markPagePartCurrent,
} from "./commands/change-page-parts.ts"

const tag = "Page parts"
const withImage = officeLimits.imageBytes + officeLimits.jsonBytes
/** `image` is the path, named as in the part itself. */
const partImageSchema = imageSchema.extend({ image: z.string() })
const ofPage = z.object({ id: idTextSchema, pageId: z.string() })

export const pagePartRoutes = new Hono<HttpEnv>()
  .post(
    "/page-part/gas-turbina",
    answers(tag, "Add a part (multipart: image, description_*)", pagePartSchema, { admin: true, status: 201 }),
    requireAdmin,
    acceptBody("multipart", withImage),
    async (c) => {
      const fields = await readMultipart(c)
      const [upload] = await filesOf(fields, "image", 1)
      const part = await addPagePart(
        c.var.app,
        "gas-turbina",
        checkInput(pagePartInputSchema, textsOf(fields)),
        upload ?? null,
      )
      c.header("ETag", versionTag(part))
      return c.json(part, 201)
    },
  )
  .patch(
    "/page-part/:id",
    answers(tag, "Change a part", pagePartSchema, { admin: true }),
    requireAdmin,
    input("param", idParam),
    input("json", pagePartPatchSchema),
    async (c) => {
      const part = await changePagePart(c.var.app, c.req.valid("param").id, c.req.valid("json"), expectedVersion(c))
      c.header("ETag", versionTag(part))
      return c.json(part)
    },
  )
  .delete(
    "/page-part/:id/:pageId",
    answers(tag, "Delete a part", null, { admin: true, status: 204 }),
    requireAdmin,
    input("param", ofPage),
    async (c) => {
      const { id, pageId } = c.req.valid("param")
      await deletePagePart(c.var.app, id, pageId, expectedVersion(c))
      return c.body(null, 204)
    },
  )
  .post(
    "/page-part/:id/image/add",
    answers(tag, "Give a part an image (multipart: image)", partImageSchema, { admin: true, status: 201 }),
    requireAdmin,
    input("param", idParam),
    acceptBody("multipart", withImage),
    async (c) => {
      const { id } = c.req.valid("param")
      await existingPagePart(c.var.app.db, id)
      const upload = await oneFile(await readMultipart(c), "image")
      const added = await addUploadedImage(c.var.app, "page-part", id, upload, "replace")
      return c.json({ ...added, image: added.path }, 201)
    },
  )
  .delete(
    "/page-part/:id/image/delete",
    answers(tag, "Take a part's image away", null, { admin: true, status: 204 }),
    requireAdmin,
    input("param", idParam),
    input("json", imagePathSchema),
    async (c) => {
      const { id } = c.req.valid("param")
      await existingPagePart(c.var.app.db, id)
      await deleteImage(c.var.app, "page-part", id, c.req.valid("json").path)
      return c.body(null, 204)
    },
  )
  .post(
    "/page-part/:id/current",
    answers(tag, "Mark a translation as up to date with the German text", pagePartSchema, { admin: true }),
    requireAdmin,
    input("param", idParam),
    input("json", languageSchema),
    async (c) => {
      const { lang } = c.req.valid("json")
      const part = await markPagePartCurrent(c.var.app, c.req.valid("param").id, lang, expectedVersion(c))
      c.header("ETag", versionTag(part))
      return c.json(part)
    },
  )
