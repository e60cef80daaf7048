import type { HistoryEvent } from "#contract/audit-constants.ts"
import { type Part, type PartPatch, partPatchSchema } from "#contract/part.ts"
import type { Caller } from "#server/caller.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { checkTranslation } from "#server/records/check-translation.ts"
import { recordVersion } from "#server/records/history-store.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { changeParts, checkNumber, existingPart } from "../change-parts.ts"
import { updatePartRow } from "../part-store.ts"
import { checkVersion } from "#server/app-error.ts"

interface PartEdit {
  patch: PartPatch
  /** Version that the caller has seen; null skips the check. */
  expected: number | null
  /** Event under which the activity log shows the change. */
  event?: HistoryEvent
}

/**
 * Changes the fields in the patch; one that changes nothing leaves version and history alone. Throws `not_found`, `stale`
 * with the current part, `conflict` for a taken number.
 */
export async function updatePart(
  caller: Caller,
  spareId: number,
  id: number,
  { patch, expected, event = "changed" }: PartEdit,
): Promise<Part> {
  checkTranslation(caller.account, patch, "parts.edit")
  return changeParts(caller, spareId, async (work) => {
    const { trx, partSet, now } = work
    const before = await existingPart(work, id)
    checkVersion(expected, before)
    const change = withoutUndefined(patch)
    if (Object.entries(change).every(([name, value]) => before[name as keyof Part] === value)) {
      work.isUnchanged = true
      return before
    }
    work.keepsNumber = true
    if (change.partnumber !== undefined) await checkNumber(work, change.partnumber, id)
    const kept = { kind: "part", patch: partPatchSchema, event } as const
    await recordVersion(trx, caller, kept, { recordId: id, title: before.partnumber, before })
    await updatePartRow(trx, partSet, id, { ...change, ...searchKeys({ ...before, ...change }), updated_at: now })
    return existingPart(work, id)
  })
}
