import { Hono } from "hono"
import { z } from "zod"
import { partAliasInputSchema, partAliasSchema } from "#contract/part-alias.ts"
import { idParam } from "#contract/text.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { addAlias, deleteAlias } from "./commands/change-aliases.ts"
import { listAliases } from "./store.ts"

const tag = "Demand"

export const partAliasApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "The numbers that stand for a part", z.array(partAliasSchema), { needs: "demand.read" }),
    async (c) => c.json(await listAliases(c.var.app.db)),
  )
  .post(
    "/",
    describe(tag, "Let a number stand for a part", partAliasSchema, { needs: "parts.edit", status: 201 }),
    validate("json", partAliasInputSchema),
    async (c) => c.json(await addAlias(c.var.caller, c.req.valid("json")), 201),
  )
  .delete(
    "/:id",
    describe(tag, "Remove an alias", null, { needs: "parts.edit", status: 204 }),
    validate("param", idParam),
    async (c) => noContent(c, deleteAlias(c.var.caller, c.req.valid("param").id)),
  )
