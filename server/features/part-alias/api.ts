import { z } from "zod"
import {
  type PartAlias,
  type PartAliasInput,
  partAliasInputSchema,
  partAliasQuerySchema,
  partAliasSchema,
} from "#contract/part-alias.ts"
import { routes } from "#server/api-kit/routes.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { resolveAliases } from "#server/search/resolve-aliases.ts"
import { listAliases, findStoredNumbers, insertAlias, isAliased, removeAlias } from "./store.ts"

export const partAliasApi = routes("Demand", { needs: "parts.edit" })
  .call(
    "GET /",
    {
      summary: "The numbers that stand for a part, or those that a query finds",
      needs: ["demand.read", "content.read"],
      query: partAliasQuerySchema,
      returns: z.array(partAliasSchema),
    },
    ({ app, query }) => listAliases(app.db, query.query),
  )
  .call(
    "POST /",
    { summary: "Let a number stand for a part", body: partAliasInputSchema, returns: partAliasSchema, status: 201 },
    ({ caller, body }) => addAlias(caller, body),
  )
  .call("DELETE /:id", { summary: "Remove an alias" }, ({ caller, params }) => deleteAlias(caller, params.id))

/**
 * Adds an alias of a part number. Rejects an alias that is a part number, an existing alias or the target of others,
 * a part outside active groups, so that no chains or cycles arise, and a number by which several parts are written.
 */
async function addAlias(caller: Caller, { alias, partnumber }: PartAliasInput): Promise<PartAlias> {
  const { app } = caller
  const key = foldNumber(alias)
  return app.db.transaction().execute(async (trx) => {
    if (key === "") throw invalid("alias", "invalid")
    if ((await findStoredNumbers(trx, alias)).length > 0) throw invalid("alias", "known_number")
    if ((await resolveAliases(trx, [key])).size > 0) throw invalid("alias", "duplicate")
    if (await isAliased(trx, key)) throw invalid("alias", "alias_chain")
    const [stored, ...others] = await findStoredNumbers(trx, partnumber)
    if (stored === undefined) throw invalid("partnumber", "unknown_number")
    if (others.length > 0) throw invalid("partnumber", "ambiguous_number")
    if ((await resolveAliases(trx, [foldNumber(stored)])).size > 0) throw invalid("partnumber", "alias_chain")
    const made = await insertAlias(trx, { alias, partnumber: stored, created_at: app.clock().toISOString() })
    await bumpContentVersion(trx)
    await recordAudit(trx, caller, "alias_added", { title: alias, detail: stored })
    return made
  })
}

/** Removes an alias; throws `not_found`. */
async function deleteAlias(caller: Caller, id: number): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const gone = existing(await removeAlias(trx, id))
    await bumpContentVersion(trx)
    await recordAudit(trx, caller, "alias_removed", { title: gone.alias, detail: gone.partnumber })
  })
}
