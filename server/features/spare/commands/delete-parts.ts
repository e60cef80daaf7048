import type { Caller } from "#server/caller.ts"
import { idsOf } from "#server/db/chunks.ts"
import { putManyInTrash } from "#server/records/trash-store.ts"
import { changeParts, existingParts } from "../change-parts.ts"
import { deletePartRows } from "../part-store.ts"
import { checkVersion } from "#server/app-error.ts"

/**
 * Deletes parts of a group, all or none; returns how many. Throws `not_found`, or `stale` for an unexpected version.
 */
export const deleteParts = (
  caller: Caller,
  spareId: number,
  ids: readonly number[],
  expected: number | null = null,
): Promise<number> =>
  changeParts(caller, spareId, {
    added: (deleted) => -deleted,
    change: async (work) => {
      const parts = await existingParts(work, ids)
      for (const part of parts) checkVersion(expected, part)
      await deletePartRows(work.trx, work.partSet, idsOf(parts))
      const deleted = parts.map((part) => ({
        kind: "part" as const,
        id: part.id,
        title: part.partnumber,
        data: { ...part, spare_id: spareId },
      }))
      await putManyInTrash(work.trx, caller, deleted)
      return parts.length
    },
  })
