import { Hono } from "hono"
import { z } from "zod"
import { partBulkPatchSchema, partIdsQuerySchema, partsChangedSchema } from "#contract/part-list.ts"
import {
  partBulkSchema,
  partIdsSchema,
  partInputSchema,
  partPageSchema,
  partPatchSchema,
  partQuerySchema,
  partSchema,
} from "#contract/part.ts"
import { idParam, idTextSchema } from "#contract/text.ts"
import { existing } from "#server/app-error.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch, versioned } from "#server/api-kit/if-match.ts"
import { openResponse, scopeOf } from "#server/api-kit/open-response.ts"
import { validate } from "#server/api-kit/validate.ts"
import { addPart } from "./commands/add-part.ts"
import { deleteParts } from "./commands/delete-parts.ts"
import { moveParts } from "./commands/move-parts.ts"
import { patchFoundParts } from "./commands/patch-found-parts.ts"
import { updatePart } from "./commands/update-part.ts"
import { listFoundIds } from "./part-list-store.ts"
import { searchGroupParts } from "./part-search-store.ts"
import { findPartSet } from "./store.ts"

const tag = "Parts"
const partParam = z.object({ id: idTextSchema, partId: idTextSchema })

export const partRoutes = new Hono<HttpEnv>()
  .get(
    "/:id/search",
    describe(tag, "Search the parts of a group", partPageSchema, { needs: "open", revalidated: true }),
    validate("param", idParam),
    validate("query", partQuerySchema),
    async (c) => {
      if (!c.var.account) await c.var.app.limits.consume("search", c.env.address)
      const set = existing(await findPartSet(c.var.app.db, c.req.valid("param").id, scopeOf(c)))
      const { parts, total, page, limit } = await searchGroupParts(c.var.app, set, c.req.valid("query"), null)
      return openResponse(c, { items: parts.map(({ part }) => part), total, page, limit })
    },
  )
  .get(
    "/:id/part/ids",
    describe(tag, "Which parts a search finds, for changing them all", partIdsSchema, { needs: "content.read" }),
    validate("param", idParam),
    validate("query", partIdsQuerySchema),
    async (c) => {
      const ids = existing(await listFoundIds(c.var.app, c.req.valid("param").id, c.req.valid("query")))
      return c.json({ ids })
    },
  )
  .post(
    "/:id/part",
    describe(tag, "Add a part", partSchema, { needs: "parts.edit", status: 201, refuses: ["conflict"] }),
    validate("param", idParam),
    validate("json", partInputSchema),
    async (c) => {
      const part = await addPart(c.var.caller, c.req.valid("param").id, c.req.valid("json"))
      return versioned(c, part, 201)
    },
  )
  .post(
    "/:id/part/bulk",
    describe(tag, "Delete several parts, or move them to another group", z.object({ changed: z.number().int() }), {
      needs: "parts.edit",
      refuses: ["conflict"],
    }),
    validate("param", idParam),
    validate("json", partBulkSchema),
    async (c) => {
      const { id } = c.req.valid("param")
      const change = c.req.valid("json")
      const work =
        change.action === "delete"
          ? deleteParts(c.var.caller, id, change.ids)
          : moveParts(c.var.caller, id, change.ids, change.target)
      return c.json({ changed: await work })
    },
  )
  .patch(
    "/:id/part/bulk",
    describe(tag, "Write the same fields into several parts: those named, or those found", partsChangedSchema, {
      needs: "parts.edit",
    }),
    validate("param", idParam),
    validate("json", partBulkPatchSchema),
    async (c) => c.json(await patchFoundParts(c.var.caller, c.req.valid("param").id, c.req.valid("json"))),
  )
  .patch(
    "/:id/part/:partId",
    describe(tag, "Change a part; with content.translate its descriptions in one's own languages", partSchema, {
      needs: ["parts.edit", "content.translate"],
      refuses: ["conflict"],
    }),
    validate("param", partParam),
    validate("json", partPatchSchema),
    ifMatch,
    async (c) => {
      const { id, partId } = c.req.valid("param")
      const part = await updatePart(c.var.caller, id, partId, {
        patch: c.req.valid("json"),
        expected: c.var.expectedVersion,
      })
      return versioned(c, part)
    },
  )
  .delete(
    "/:id/part/:partId",
    describe(tag, "Delete a part", null, { needs: "parts.edit", status: 204 }),
    validate("param", partParam),
    ifMatch,
    async (c) => {
      const { id, partId } = c.req.valid("param")
      return noContent(c, deleteParts(c.var.caller, id, [partId], c.var.expectedVersion))
    },
  )
