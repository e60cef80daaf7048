import { Hono } from "hono"
import { z } from "zod"
import { imagePatchSchema } from "#contract/image.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { describeImageAt } from "./commands/describe-image-at.ts"

export const imageApi = new Hono<HttpEnv>().patch(
  "/",
  describe(
    "Images",
    "Change the texts that stand for a picture with one use",
    z.object({ changed: z.number().int() }),
    {
      needs: "images.edit",
      refuses: ["not_found", "conflict"],
    },
  ),
  validate("json", imagePatchSchema),
  async (c) => {
    const { path, ...texts } = c.req.valid("json")
    await describeImageAt(c.var.caller, path, texts)
    return c.json({ changed: 1 })
  },
)
