import { Hono } from "hono"
import { z } from "zod"
import { imageOrderSchema, imagePathSchema, imageSchema } from "#contract/image.ts"
import { limits } from "#contract/limits.ts"
import { picturedPageLinks, textPageLinks, textPagePatchSchema, textPageSchema } from "#contract/text-page.ts"
import { languageSchema } from "#contract/text.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { atMost, input } from "#server/http/read-input.ts"
import { oneFile, readMultipart } from "#server/http/read-upload.ts"
import { addUploadedImage, deleteImage, reorderImages } from "#server/media/change-images.ts"
import { markCurrent } from "./commands/mark-current.ts"
import { updateTextPage } from "./commands/update-text-page.ts"
import { pagePartRoutes } from "./page-part-routes.ts"
import { readTextPage } from "./store.ts"

const tag = "Text pages"
const admin = { admin: true } as const
const linkParam = z.object({ link: z.enum(textPageLinks) })
const picturedParam = z.object({ link: z.enum(picturedPageLinks) })

export const textPageApi = new Hono<HttpEnv>()
  .route("/", pagePartRoutes)
  .get("/:link", answers(tag, "A stored page", textPageSchema), input("param", linkParam), async (c) =>
    openAnswer(c, await readTextPage(c.var.app.db, c.req.valid("param").link)),
  )
  .patch(
    "/:link",
    answers(tag, "Change a stored page's texts", textPageSchema, admin),
    requireAdmin,
    input("param", linkParam),
    atMost(),
    input("json", textPagePatchSchema),
    async (c) => {
      const page = await updateTextPage(c.var.app, c.req.valid("param").link, c.req.valid("json"), expectedVersion(c))
      c.header("ETag", versionTag(page))
      return c.json(page)
    },
  )
  .post(
    "/:link/image/add",
    answers(tag, "Add an image (multipart: image)", imageSchema, { admin: true, status: 201 }),
    requireAdmin,
    input("param", picturedParam),
    atMost(limits.imageBytes + 65_536),
    async (c) =>
      c.json(
        await addUploadedImage(
          c.var.app,
          "page",
          c.req.valid("param").link,
          await oneFile(await readMultipart(c), "image"),
        ),
        201,
      ),
  )
  .delete(
    "/:link/image/delete",
    answers(tag, "Delete an image", null, { admin: true, status: 204 }),
    requireAdmin,
    input("param", picturedParam),
    input("json", imagePathSchema),
    async (c) => {
      await deleteImage(c.var.app, "page", c.req.valid("param").link, c.req.valid("json").path)
      return c.body(null, 204)
    },
  )
  .post(
    "/:link/current",
    answers(tag, "Mark a translation as up to date with the German text", textPageSchema, admin),
    requireAdmin,
    input("param", linkParam),
    input("json", languageSchema),
    async (c) => {
      const page = await markCurrent(c.var.app, c.req.valid("param").link, c.req.valid("json").lang, expectedVersion(c))
      c.header("ETag", versionTag(page))
      return c.json(page)
    },
  )
  .patch(
    "/:link/image/order",
    answers(tag, "Order the images", z.array(imageSchema), admin),
    requireAdmin,
    input("param", picturedParam),
    input("json", imageOrderSchema),
    async (c) => c.json(await reorderImages(c.var.app, "page", c.req.valid("param").link, c.req.valid("json").paths)),
  )
