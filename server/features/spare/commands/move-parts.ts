import { AppError, invalid } from "#server/app-error.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
import type { Caller } from "#server/caller.ts"
import { idsOf } from "#server/db/chunks.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { checkReferences } from "#server/records/check-references.ts"
import { changeParts, existingParts } from "../change-parts.ts"
import { findSameParts } from "../part-store.ts"
import { movedPartsSubject } from "../parts-subject.ts"
import { findPartSet, noteParts } from "../store.ts"

const taken = (numbers: readonly string[] = []) =>
  new AppError("conflict", {
    detail: "The other group has some of these numbers",
    errors: numbers.map((path) => ({ path, code: "duplicate", message: "This part number exists in the group" })),
  })

/**
 * Moves parts to another group, all or none; returns how many. Throws `conflict` with each number that the target
 * already has.
 */
export const moveParts = (caller: Caller, spareId: number, ids: readonly number[], target: number): Promise<number> =>
  changeParts(caller, spareId, {
    taken,
    added: (moved) => -moved,
    change: async (work) => {
      const { trx, partSet, now } = work
      const parts = await existingParts(work, ids)
      await checkReferences(trx, [{ path: "target", table: "spare", id: target }])
      const goal = target === spareId ? null : await findPartSet(trx, target)
      if (!goal) throw invalid("target", "invalid")
      const numbers = parts.map((part) => part.partnumber)
      const there = await findSameParts(trx, goal.part_set, numbers)
      if (there.size > 0) throw taken(numbers.filter((number) => there.has(samePartKey(number))))
      await trx
        .updateTable("part")
        .set((eb) => ({ part_set: goal.part_set, spare_id: target, updated_at: now, version: eb("version", "+", 1) }))
        .where("part_set", "=", partSet)
        .where("id", "in", idsOf(parts))
        .execute()
      await noteParts(trx, target, now, parts.length)
      await recordAudit(trx, caller, "parts_moved", await movedPartsSubject(trx, target, parts))
      return parts.length
    },
  })
