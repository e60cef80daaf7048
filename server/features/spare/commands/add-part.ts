import type { Part, PartInput } from "#contract/part.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { changeParts, checkNumber, existingPart } from "../change-parts.ts"
import { allocatePartIds, insertParts } from "../part-store.ts"
import { partsSubject } from "../parts-subject.ts"

/** Adds a part to a group; throws `conflict` for a number that counts as one of the group. */
export const addPart = (caller: Caller, spareId: number, input: PartInput): Promise<Part> =>
  changeParts(caller, spareId, async (work) => {
    const { trx, partSet, now } = work
    await checkNumber(work, input.partnumber)
    const id = await allocatePartIds(trx, 1)
    await insertParts(trx, [
      { ...input, ...searchKeys(input), id, spare_id: spareId, part_set: partSet, created_at: now, updated_at: now },
    ])
    await recordAudit(trx, caller, "created", partsSubject([{ ...input, id }]))
    return existingPart(work, id)
  })
