import type { Part } from "#contract/part.ts"
import type { Caller } from "#server/caller.ts"
import { AppError, conflict } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findSameParts, insertParts } from "#server/features/spare/part-store.ts"
import { findPartSet, noteParts } from "#server/features/spare/store.ts"
import { restoreRecord } from "#server/records/remove-record.ts"
import type { TrashRow } from "#server/records/trash-store.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { restoreImage } from "./restore-image.ts"

const rowsPerStatement = 200

/** Restores what a trash entry refers to; throws `conflict` when it was replaced or its owner is deleted. */
export async function restoreEntry(trx: Database, caller: Caller, entry: TrashRow): Promise<void> {
  const data: unknown = JSON.parse(entry.data)
  const id = Number(entry.record_id)
  const { kind } = entry
  if (kind === "image") return restoreImage(trx, caller, data as Parameters<typeof restoreImage>[2])
  // Parts are restored group by group, and removed parts of imports by a command of their own.
  if (kind === "part" || kind === "import") throw new AppError("not_found")
  if (kind !== "request" && kind !== "application")
    return restoreRecord(trx, caller, caller.app.records[kind], { id, data })
  await trx
    .updateTable(kind)
    .set((eb) => ({
      deleted_at: null,
      ...(kind === "request" ? { merged_into: null } : {}),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute()
}

export type DeletedPart = Part & { spare_id: number }

/** Restores deleted parts of one group, all or none. */
export async function restoreParts(
  db: Database,
  spareId: number,
  parts: readonly DeletedPart[],
  now: string,
): Promise<void> {
  const set = await findPartSet(db, spareId)
  if (!set) throw conflict("group_deleted", "Restore the spare-part group first")
  const numbers = parts.map((part) => part.partnumber)
  if ((await findSameParts(db, set.part_set, numbers)).size > 0)
    throw conflict("number_taken", "The group has a part with this number again")
  const stamps = { part_set: set.part_set, created_at: now, updated_at: now }
  const rows = parts.map((part) => ({ ...part, ...searchKeys(part), ...stamps, version: part.version + 1 }))
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await insertParts(db, rows.slice(start, start + rowsPerStatement))
  await noteParts(db, spareId, now)
}
