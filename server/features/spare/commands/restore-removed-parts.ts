import type { PartsRestored } from "#contract/sheet.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
import type { Caller } from "#server/caller.ts"
import { AppError, conflict, existing } from "#server/app-error.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findImport } from "../import-store.ts"
import { readPartSet } from "../part-set-store.ts"
import {
  type PartsThere,
  type RestoredParts,
  restoreIntoSet,
  settleTrashEntry,
  summarizePutBack,
} from "../restore-into-set.ts"
import { type PartSetBuild, type PartSetChange, rebuildPartSets } from "../rebuild-part-set.ts"
import { findPartSet } from "../store.ts"

/**
 * Restores the parts that an import removed; those whose number exists again stay in the trash and are named. Throws
 * `not_found` without such an import, `conflict` when the group is deleted, no part can return, or parts were changed
 * meanwhile.
 */
export async function restoreRemovedParts(caller: Caller, importId: number): Promise<PartsRestored> {
  const { app } = caller
  const row = existing(await findImport(app.db, importId))
  const before = await findPartSet(app.db, row.spare_id)
  if (!before) throw conflict("group_deleted", "Restore the spare-part group first")
  let putBack: RestoredParts = { restored: [], taken: [] }
  const fill = async (build: PartSetBuild) => {
    const there: PartsThere = { numbers: new Set(), ids: new Set() }
    for await (const stored of readPartSet(app.db, before.part_set)) {
      for (const part of stored) {
        there.numbers.add(samePartKey(part.partnumber))
        there.ids.add(part.id)
      }
      await build.writer.write(
        stored,
        ({ row_id: _row, ...part }) => ({ ...part, part_set: build.partSet }),
        async () => undefined,
      )
    }
    putBack = await restoreIntoSet(app.db, build, row, there)
    if (putBack.restored.length === 0) throw conflict("number_taken", "The group has parts with these numbers again")
    return there.ids.size + putBack.restored.length
  }
  const commit: PartSetChange["commit"] = async (trx) => {
    if (!(await settleTrashEntry(trx, row, putBack))) throw new AppError("not_found")
    await recordAudit(trx, caller, "restored", {
      kind: "import",
      id: importId,
      title: row.file,
      detail: String(putBack.restored.length),
    })
  }
  await rebuildPartSets(app, [{ spareId: row.spare_id, before, fill, commit }])
  return summarizePutBack(putBack)
}
