import { Hono } from "hono"
import { z } from "zod"
import { imagePatchSchema } from "#contract/image.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { answers } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { input } from "#server/api-kit/validate.ts"
import { describeImageAt } from "./commands/describe-image-at.ts"

export const imageApi = new Hono<HttpEnv>().patch(
  "/",
  answers("Images", "Change the texts that stand for a picture with one use", z.object({ changed: z.number().int() }), {
    admin: true,
  }),
  requireAdmin,
  input("json", imagePatchSchema),
  async (c) => {
    const { path, ...texts } = c.req.valid("json")
    await describeImageAt(c.var.app, path, texts)
    return c.json({ changed: 1 })
  },
)
