import { Hono } from "hono"
import { z } from "zod"
import { restoreSchema, trashEntrySchema, trashParam } from "#contract/trash.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { answers } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { input } from "#server/api-kit/validate.ts"
import { purgeFromTrash, readTrash, restoreFromTrash, restoreManyFromTrash } from "./commands/empty-trash.ts"

const tag = "Trash"

export const trashApi = new Hono<HttpEnv>()
  .get(
    "/",
    answers(tag, "What was deleted in the last 30 days", z.array(trashEntrySchema), { admin: true }),
    requireAdmin,
    async (c) => c.json(await readTrash(c.var.app)),
  )
  .post(
    "/restore",
    answers(tag, "Bring several records back, all or none", z.object({ restored: z.number().int() }), { admin: true }),
    requireAdmin,
    input("json", restoreSchema),
    async (c) => c.json({ restored: await restoreManyFromTrash(c.var.app, c.req.valid("json").ids) }),
  )
  .post(
    "/:id/restore",
    answers(tag, "Bring a record back; 200 with what became of them for parts that an import removed", null, {
      admin: true,
      status: 204,
    }),
    requireAdmin,
    input("param", trashParam),
    async (c) => {
      const parts = await restoreFromTrash(c.var.app, c.req.valid("param").id)
      return parts ? c.json(parts) : c.body(null, 204)
    },
  )
  .delete(
    "/:id",
    answers(tag, "Remove a record for good", null, { admin: true, status: 204 }),
    requireAdmin,
    input("param", trashParam),
    async (c) => {
      await purgeFromTrash(c.var.app, c.req.valid("param").id)
      return c.body(null, 204)
    },
  )
