import { Hono } from "hono"
import { z } from "zod"
import { imagePatchSchema } from "#contract/image.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch, setVersionTag } from "#server/api-kit/if-match.ts"
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
      tagged: true,
    },
  ),
  validate("json", imagePatchSchema),
  ifMatch,
  async (c) => {
    const { path, ...texts } = c.req.valid("json")
    setVersionTag(c, await describeImageAt(c.var.caller, path, texts, c.var.expectedVersion))
    return c.json({ changed: 1 })
  },
)
