import { Hono } from "hono"
import { z } from "zod"
import { partChoiceSchema, partOfNumberSchema } from "#contract/part-page.ts"
import { readSlug } from "#contract/number-reader/part-slug.ts"
import { existing } from "#server/app-error.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { openResponse } from "#server/api-kit/open-response.ts"
import { validate } from "#server/api-kit/validate.ts"
import { resolvePart } from "./store.ts"

const slugParam = z.object({ slug: z.string() })

export const partPageApi = new Hono<HttpEnv>().get(
  "/:slug",
  describe(
    "Parts",
    "A part number, or the choice among several written alike",
    z.union([partOfNumberSchema, partChoiceSchema]),
    {
      needs: "open",
      revalidated: true,
      moves: true,
      refuses: ["not_found"],
    },
  ),
  validate("param", slugParam),
  async (c) => {
    if (!c.var.account) await c.var.app.limits.consume("search", c.env.address)
    const asked = readSlug(c.req.valid("param").slug)
    const found = existing(asked && (await resolvePart(c.var.app, asked)))
    if (found.kind === "moved") return c.redirect(`/api/part/${encodeURIComponent(found.slug)}`, 308)
    return openResponse(c, found.kind === "part" ? found.part : found.choice)
  },
)
