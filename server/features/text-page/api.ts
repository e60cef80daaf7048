import { Hono } from "hono"
import { z } from "zod"
import { picturedPageLinks, textPageLinks, textPagePatchSchema, textPageSchema } from "#contract/text-page.ts"
import { languageSchema } from "#contract/text.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { imageRoutes } from "#server/http/image-routes.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { input } from "#server/http/read-input.ts"
import { markCurrent } from "./commands/mark-current.ts"
import { updateTextPage } from "./commands/update-text-page.ts"
import { pagePartRoutes } from "./page-part-routes.ts"
import { readTextPage } from "./store.ts"

const tag = "Text pages"
const admin = { admin: true } as const
const linkParam = z.object({ link: z.enum(textPageLinks) })

export const textPageApi = new Hono<HttpEnv>()
  .route("/", imageRoutes({ tag, kind: "page", owner: z.enum(picturedPageLinks), exists: readTextPage }))
  .route("/", pagePartRoutes)
  .get(
    "/:link",
    answers(tag, "A stored page", textPageSchema, { cached: true }),
    input("param", linkParam),
    async (c) => openAnswer(c, await readTextPage(c.var.app.db, c.req.valid("param").link)),
  )
  .patch(
    "/:link",
    answers(tag, "Change a stored page's texts", textPageSchema, admin),
    requireAdmin,
    input("param", linkParam),
    input("json", textPagePatchSchema),
    async (c) => {
      const page = await updateTextPage(c.var.app, c.req.valid("param").link, c.req.valid("json"), expectedVersion(c))
      c.header("ETag", versionTag(page))
      return c.json(page)
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
