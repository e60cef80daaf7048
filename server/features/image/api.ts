import { Hono } from "hono"
import { z } from "zod"
import { imagePatchSchema } from "#contract/image.ts"
import { AppError } from "#server/app-error.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { input } from "#server/http/read-input.ts"
import { patchImagesAt } from "#server/media/image-store.ts"

export const imageApi = new Hono<HttpEnv>().patch(
  "/",
  answers("Images", "Change the texts that stand for a picture", z.object({ changed: z.number().int() }), {
    admin: true,
  }),
  requireAdmin,
  input("json", imagePatchSchema),
  async (c) => {
    const { db } = c.var.app
    const changed = await db.transaction().execute(async (trx) => {
      const rows = await patchImagesAt(trx, c.req.valid("json"))
      if (rows === 0) throw new AppError("not_found")
      await moveContentVersion(trx)
      return rows
    })
    return c.json({ changed })
  },
)
