import type { PartsRestored } from "#contract/sheet.ts"
import type { Caller } from "#server/caller.ts"
import { AppError, conflict, existing } from "#server/app-error.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findImport } from "../import-store.ts"
import { readPartSet } from "../part-set-store.ts"
import {
  type PartsThere,
  type RestoredParts,
  notePresent,
  removedParts,
  settleTrashEntry,
  summarizePutBack,
} from "../restore-into-set.ts"
import { type PartSetChange, rebuildPartSets } from "../rebuild-part-set.ts"
import { findPartSet } from "../store.ts"
import { lazily } from "../write-part-set.ts"

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
  const change: PartSetChange<void> = {
    spareId: row.spare_id,
    before,
    async *parts(build) {
      const there: PartsThere = { numbers: new Set(), ids: new Set() }
      for await (const stored of readPartSet(app.db, before.part_set)) {
        notePresent(there, stored)
        yield lazily(stored, ({ row_id: _row, ...part }) => ({ ...part, part_set: build.partSet }))
      }
      putBack = yield* removedParts(app.db, build, row, there)
      if (putBack.restored.length === 0) throw conflict("number_taken", "The group has parts with these numbers again")
    },
    async commit(trx) {
      if (!(await settleTrashEntry(trx, row, putBack))) throw new AppError("not_found")
      const detail = String(putBack.restored.length)
      await recordAudit(trx, caller, "restored", { kind: "import", id: importId, title: row.file, detail })
    },
  }
  await rebuildPartSets(app, [change])
  return summarizePutBack(putBack)
}
