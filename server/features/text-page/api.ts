import { Hono } from "hono"
import { z } from "zod"
import { textPageLinks, textPagePatchSchema, textPageSchema } from "#contract/text-page.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { atMost, input } from "#server/http/read-input.ts"
import { updateTextPage } from "./commands/update-text-page.ts"
import { readTextPage } from "./store.ts"

const linkParam = z.object({ link: z.enum(textPageLinks) })

export const textPageApi = new Hono<HttpEnv>()
  .get("/:link", answers("Text pages", "A stored page", textPageSchema), input("param", linkParam), async (c) =>
    openAnswer(c, await readTextPage(c.var.app.db, c.req.valid("param").link)),
  )
  .patch(
    "/:link",
    answers("Text pages", "Change a stored page's texts", textPageSchema, { admin: true }),
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
