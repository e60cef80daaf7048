import { Hono } from "hono"
import { z } from "zod"
import { categoryInputSchema, categoryPatchSchema, categoryQuerySchema, categorySchema } from "#contract/product.ts"
import { idParam, idTextSchema } from "#contract/text.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { imageRoutes } from "#server/http/image-routes.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { input } from "#server/http/read-input.ts"
import { createCategory, deleteCategory, existingCategory, updateCategory } from "./commands/change-categories.ts"
import { listCategoryRecords } from "./store.ts"

const tag = "Categories"
const admin = { admin: true } as const
const moveQuery = z.object({ move_to: idTextSchema.optional() })

export const categoryApi = new Hono<HttpEnv>()
  .route("/", imageRoutes({ tag, kind: "category", owner: idTextSchema, exists: existingCategory, isSingle: true }))
  .get(
    "/",
    answers(tag, "Categories, of one language or of all", z.array(categorySchema), { cached: true }),
    input("query", categoryQuerySchema),
    async (c) => openAnswer(c, await listCategoryRecords(c.var.app.db, c.req.valid("query"))),
  )
  .post(
    "/",
    answers(tag, "Create a category", categorySchema, { admin: true, status: 201 }),
    requireAdmin,
    input("json", categoryInputSchema),
    async (c) => {
      const category = await createCategory(c.var.app, c.req.valid("json"))
      c.header("ETag", versionTag(category))
      return c.json(category, 201)
    },
  )
  .patch(
    "/:id",
    answers(tag, "Change a category", categorySchema, admin),
    requireAdmin,
    input("param", idParam),
    input("json", categoryPatchSchema),
    async (c) => {
      const category = await updateCategory(c.var.app, c.req.valid("param").id, c.req.valid("json"), expectedVersion(c))
      c.header("ETag", versionTag(category))
      return c.json(category)
    },
  )
  .delete(
    "/:id",
    answers(tag, "Delete a category; its products move to `move_to` or stay without one", null, {
      admin: true,
      status: 204,
    }),
    requireAdmin,
    input("param", idParam),
    input("query", moveQuery),
    async (c) => {
      await deleteCategory(c.var.app, c.req.valid("param").id, c.req.valid("query").move_to ?? null, expectedVersion(c))
      return c.body(null, 204)
    },
  )
