import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { PartColumn } from "#contract/part-constants.ts"
import { type Part, type PartPatch, partPatchSchema } from "#contract/part.ts"
import type { PartBulkPatch, PartsChanged } from "#contract/part-list.ts"
import { AppError, existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { checkInput } from "#server/check-input.ts"
import { findActiveParts } from "../part-block-store.ts"
import { listFoundIds } from "../part-list-store.ts"
import { changeBlock } from "./patch-parts.ts"

/**
 * Sets the same fields of several parts of a group, all or none: of those named, or those matching query and filters; with `find`, replaces that piece of their texts.
 * Throws `not_found`, or `invalid` above the limit of one call.
 */
export async function patchFoundParts(caller: Caller, spareId: number, patch: PartBulkPatch): Promise<PartsChanged> {
  const { query, fields, find } = patch
  const ids = existing(patch.ids ?? (await listFoundIds(caller.app, spareId, { ...patch, query: query ?? "" })))
  if (ids.length > dashboardLimits.partsChangedAtOnce) throw invalid("query", "too_many_items")
  return changeBlock(caller, async (trx) => {
    const wanted = new Set(ids)
    const active = await findActiveParts(trx, [...wanted])
    const rows = [...active.values()].filter(({ spare_id }) => spare_id === spareId)
    if (rows.length < wanted.size) throw new AppError("not_found")
    return {
      changes: rows.map((row) => ({ ...(find === undefined ? fields : replaced(row, find, fields)), id: row.id })),
      rows,
      kept: 0,
    }
  })
}

/** Returns the fields of a part with a piece of their text replaced. */
function replaced(row: Part, find: string, fields: PartBulkPatch["fields"]): PartPatch {
  const texts = Object.entries(fields).map(([name, text]) => [
    name,
    String(row[name as PartColumn]).replaceAll(find, () => (text === null ? "" : String(text))),
  ])
  return checkInput(partPatchSchema, Object.fromEntries(texts))
}
