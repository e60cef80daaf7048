import { type Part, partPatchSchema } from "#contract/part.ts"
import { conflict, existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { checkInput } from "#server/check-input.ts"
import { chunks } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { removeHistory } from "#server/records/history-store.ts"
import type { Kind } from "#server/records/kind.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { restoreRemovedParts } from "./commands/restore-removed-parts.ts"
import { updatePart } from "./commands/update-part.ts"
import { purgeImportParts } from "./import-part-store.ts"
import { endUndo } from "./import-store.ts"
import { findSameParts, insertParts } from "./part-store.ts"
import { findPartSet, noteParts } from "./store.ts"

const rowsPerStatement = 200

type DeletedPart = Part & { spare_id: number }

/** Parts in the trash, history and activity log. */
export const partKind: Kind<Caller> = {
  ability: "parts.edit",
  restoredLast: true,
  restore: async (trx, { app }, entries) => {
    const parts = entries.map(({ data }) => JSON.parse(data) as DeletedPart)
    for (const [spareId, group] of Map.groupBy(parts, (part) => part.spare_id))
      await restoreParts(trx, spareId, group, app.clock().toISOString())
  },
  purge: (trx, id) => removeHistory(trx, "part", id),
  restoreVersion: async (caller, id, data, expected) => {
    const [row] = await findActiveParts(caller.app.db, [id])
    const patch = checkInput(partPatchSchema, data)
    return updatePart(caller, existing(row).parent_id, id, { patch, expected, event: "version_restored" })
  },
  findActive: (db, ids) => findActiveParts(db, ids.map(Number)),
}

const findActiveParts = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom("part")
    .innerJoin("spare", "spare.part_set", "part.part_set")
    .select(["part.id", "spare.id as parent_id"])
    .where("spare.deleted_at", "is", null)
    .where("part.id", "in", ids)
    .execute()

/** Restores deleted parts of one group, all or none. */
async function restoreParts(db: Database, spareId: number, parts: readonly DeletedPart[], now: string): Promise<void> {
  const set = await findPartSet(db, spareId)
  if (!set) throw conflict("group_deleted", "Restore the spare-part group first")
  const numbers = parts.map((part) => part.partnumber)
  if ((await findSameParts(db, set.part_set, numbers)).size > 0)
    throw conflict("number_taken", "The group has a part with this number again")
  const stamps = { part_set: set.part_set, created_at: now, updated_at: now }
  const rows = parts.map((part) => ({ ...part, ...searchKeys(part), ...stamps, version: part.version + 1 }))
  for (const chunk of chunks(rows, rowsPerStatement)) await insertParts(db, chunk)
  await noteParts(db, spareId, now, parts.length)
}

/** Imports in the trash, with the parts that they removed. */
export const importKind: Kind<Caller> = {
  ability: "parts.import",
  restoreInSteps: restoreRemovedParts,
  purge: (trx, id) => endUndo(trx, id),
  afterPurge: purgeImportParts,
  titledBy: ({ data }) => ({ kind: "spare", id: (JSON.parse(data) as { spare_id: number }).spare_id }),
  details: (data) => ({ parts: (data as { parts: number }).parts }),
}
