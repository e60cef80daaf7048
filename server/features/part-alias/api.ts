import { z } from "zod"
import { partAliasInputSchema, partAliasSchema } from "#contract/part-alias.ts"
import { routes } from "#server/api-kit/routes.ts"
import { addAlias, deleteAlias } from "./commands/change-aliases.ts"
import { listAliases } from "./store.ts"

export const partAliasApi = routes("Demand", { needs: "parts.edit" })
  .call(
    "GET /",
    { summary: "The numbers that stand for a part", needs: "demand.read", returns: z.array(partAliasSchema) },
    ({ app }) => listAliases(app.db),
  )
  .call(
    "POST /",
    { summary: "Let a number stand for a part", body: partAliasInputSchema, returns: partAliasSchema, status: 201 },
    ({ caller, body }) => addAlias(caller, body),
  )
  .call("DELETE /:id", { summary: "Remove an alias" }, ({ caller, params }) => deleteAlias(caller, params.id))
