import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { PartBulkPatch, PartsChanged } from "#contract/part-list.ts"
import { AppError, existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { findActiveParts } from "../part-block-store.ts"
import { listFoundIds } from "../part-list-store.ts"
import { changeBlock } from "./patch-parts.ts"

/**
 * Sets the same fields of several parts of a group, all or none: of those named, or those matching query and filters.
 * Throws `not_found`, or `invalid` above the limit of one call.
 */
export async function patchFoundParts(caller: Caller, spareId: number, patch: PartBulkPatch): Promise<PartsChanged> {
  const { query, fields } = patch
  const ids = existing(patch.ids ?? (await listFoundIds(caller.app, spareId, { ...patch, query: query ?? "" })))
  if (ids.length > dashboardLimits.partsChangedAtOnce) throw invalid("query", "too_many_items")
  return changeBlock(caller, async (trx) => {
    const wanted = new Set(ids)
    const active = await findActiveParts(trx, [...wanted])
    const rows = [...active.values()].filter(({ spare_id }) => spare_id === spareId)
    if (rows.length < wanted.size) throw new AppError("not_found")
    return { changes: rows.map(({ id }) => ({ ...fields, id })), rows, kept: 0 }
  })
}
