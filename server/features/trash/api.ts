import { z } from "zod"
import { partsRestoredSchema } from "#contract/sheet.ts"
import { restoreSchema, trashEntrySchema, trashParam } from "#contract/trash.ts"
import { routes } from "#server/api-kit/routes.ts"
import { purgeFromTrash } from "./commands/purge.ts"
import { restoreFromTrash, restoreManyFromTrash } from "./commands/restore.ts"
import { readTrash } from "./store.ts"

const params = trashParam.shape

export const trashApi = routes("Trash", { needs: "trash.restore" })
  .call(
    "GET /",
    { summary: "What was deleted in the last 30 days", returns: z.array(trashEntrySchema) },
    ({ caller }) => readTrash(caller),
  )
  .call(
    "POST /restore",
    {
      summary: "Bring several records back, all or none",
      body: restoreSchema,
      returns: z.object({ restored: z.number().int() }),
      refuses: ["not_found", "conflict"],
    },
    async ({ caller, body }) => ({ restored: await restoreManyFromTrash(caller, body.ids) }),
  )
  .call(
    "POST /:id/restore",
    {
      summary: "Bring a record back; 200 with what became of them for parts that an import removed",
      params,
      returns: partsRestoredSchema.nullable(),
      refuses: ["conflict"],
    },
    ({ caller, params: { id } }) => restoreFromTrash(caller, id),
  )
  .call(
    "DELETE /:id",
    { summary: "Remove a record for good", needs: "trash.purge", fresh: true, params },
    ({ caller, params: { id } }) => purgeFromTrash(caller, id),
  )
