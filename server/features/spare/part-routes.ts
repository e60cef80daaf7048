import { z } from "zod"
import {
  partBulkPatchSchema,
  partIdsQuerySchema,
  partRowsAddedSchema,
  partRowsSchema,
  partsChangedSchema,
} from "#contract/part-list.ts"
import {
  partBulkSchema,
  partIdsSchema,
  partInputSchema,
  partPageSchema,
  partPatchSchema,
  partQuerySchema,
  partSchema,
} from "#contract/part.ts"
import { existing } from "#server/app-error.ts"
import { scopeOf } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { addPart, addParts } from "./commands/add-part.ts"
import { deleteParts } from "./commands/delete-parts.ts"
import { moveParts } from "./commands/move-parts.ts"
import { patchFoundParts } from "./commands/patch-found-parts.ts"
import { updatePart } from "./commands/update-part.ts"
import { listFoundIds } from "./part-list-store.ts"
import { searchGroupParts } from "./part-search-store.ts"
import { findPartSet } from "./store.ts"

export const partRoutes = routes("Parts", { needs: "parts.edit" })
  .call(
    "GET /:id/search",
    {
      summary: "Search the parts of a group",
      needs: "open",
      limit: "search",
      query: partQuerySchema,
      returns: partPageSchema,
      revalidated: true,
    },
    async ({ app, account, params, query }) => {
      const set = existing(await findPartSet(app.db, params.id, scopeOf({ account })))
      const { parts, total, page, limit } = await searchGroupParts(app, set, query, null)
      return { items: parts.map(({ part }) => part), total, page, limit }
    },
  )
  .call(
    "GET /:id/part/ids",
    {
      summary: "Which parts a search finds, for changing them all",
      needs: "content.read",
      query: partIdsQuerySchema,
      returns: partIdsSchema,
    },
    async ({ app, params, query }) => ({ ids: existing(await listFoundIds(app, params.id, query)) }),
  )
  .call(
    "POST /:id/part",
    { summary: "Add a part", body: partInputSchema, returns: partSchema, status: 201, refuses: ["conflict"] },
    ({ caller, params, body }) => addPart(caller, params.id, body),
  )
  .call(
    "POST /:id/part/rows",
    {
      summary: "Add several parts; those whose number the group has are left out and named",
      body: partRowsSchema,
      returns: partRowsAddedSchema,
      status: 201,
    },
    ({ caller, params, body }) => addParts(caller, params.id, body.parts),
  )
  .call(
    "POST /:id/part/bulk",
    {
      summary: "Delete several parts, or move them to another group",
      body: partBulkSchema,
      returns: z.object({ changed: z.number().int() }),
      refuses: ["conflict"],
    },
    async ({ caller, params: { id }, body }) => ({
      changed:
        body.action === "delete"
          ? await deleteParts(caller, id, body.ids)
          : await moveParts(caller, id, body.ids, body.target),
    }),
  )
  .call(
    "PATCH /:id/part/bulk",
    {
      summary: "Write the same fields into several parts: those named, or those found",
      body: partBulkPatchSchema,
      returns: partsChangedSchema,
    },
    ({ caller, params, body }) => patchFoundParts(caller, params.id, body),
  )
  .call(
    "PATCH /:id/part/:partId",
    {
      summary: "Change a part; with content.translate its descriptions in one's own languages",
      needs: ["parts.edit", "content.translate"],
      body: partPatchSchema,
      ifMatch: true,
      returns: partSchema,
      refuses: ["conflict"],
    },
    ({ caller, params: { id, partId }, body: patch, version: expected }) =>
      updatePart(caller, id, partId, { patch, expected }),
  )
  .call(
    "DELETE /:id/part/:partId",
    { summary: "Delete a part", ifMatch: true },
    ({ caller, params: { id, partId }, version }) => deleteParts(caller, id, [partId], version),
  )
