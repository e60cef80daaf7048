import { Hono } from "hono"
import { z } from "zod"
import { partsRestoredSchema } from "#contract/sheet.ts"
import { restoreSchema, trashEntrySchema, trashParam } from "#contract/trash.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { purgeFromTrash } from "./commands/purge.ts"
import { restoreFromTrash, restoreManyFromTrash } from "./commands/restore.ts"
import { readTrash } from "./store.ts"

const tag = "Trash"

export const trashApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "What was deleted in the last 30 days", z.array(trashEntrySchema), { needs: "trash.restore" }),
    async (c) => c.json(await readTrash(c.var.caller)),
  )
  .post(
    "/restore",
    describe(tag, "Bring several records back, all or none", z.object({ restored: z.number().int() }), {
      needs: "trash.restore",
      refuses: ["not_found", "conflict"],
    }),
    validate("json", restoreSchema),
    async (c) => c.json({ restored: await restoreManyFromTrash(c.var.caller, c.req.valid("json").ids) }),
  )
  .post(
    "/:id/restore",
    describe(
      tag,
      "Bring a record back; 200 with what became of them for parts that an import removed",
      partsRestoredSchema,
      {
        needs: "trash.restore",
        orEmpty: true,
        refuses: ["conflict"],
      },
    ),
    validate("param", trashParam),
    async (c) => {
      const parts = await restoreFromTrash(c.var.caller, c.req.valid("param").id)
      return parts ? c.json(parts) : c.body(null, 204)
    },
  )
  .delete(
    "/:id",
    describe(tag, "Remove a record for good", null, { needs: "trash.purge", fresh: true, status: 204 }),
    validate("param", trashParam),
    async (c) => noContent(c, purgeFromTrash(c.var.caller, c.req.valid("param").id)),
  )
