import { samePartKey } from "#contract/number-reader/same-part.ts"
import type { PartsRestored } from "#contract/sheet.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findManyInTrash, removeTrashRows, updateTrashData } from "#server/records/trash-store.ts"
import { type ImportPart, deleteImportParts, readImportParts } from "./import-part-store.ts"
import type { PartSetBuild } from "./rebuild-part-set.ts"

const maxNumbersNamed = 100

/** Numbers in normal form and ids of the parts in a new set so far. */
export interface PartsThere {
  numbers: Set<string>
  ids: Set<number>
}

/** Result of restoring removed parts. */
export interface RestoredParts {
  restored: number[]
  taken: string[]
}

/** Writes the parts that an import removed into a new set, except those already restored or with a taken number. */
export async function restoreIntoSet(
  db: Database,
  { partSet, now, writer }: PartSetBuild,
  { spare_id, part_set }: { spare_id: number; part_set: number },
  there: PartsThere,
): Promise<RestoredParts> {
  const result: RestoredParts = { restored: [], taken: [] }
  const isTaken = ({ partnumber }: ImportPart) => there.numbers.has(samePartKey(partnumber))
  for await (const rows of readImportParts(db, part_set, "removed")) {
    const removed = rows.filter(({ id }) => !there.ids.has(id))
    const missing = removed.filter((part) => !isTaken(part))
    for (const part of missing) result.restored.push(part.id)
    for (const part of removed) if (isTaken(part)) result.taken.push(part.partnumber)
    const stamps = { spare_id, part_set: partSet, created_at: now, updated_at: now }
    await writer.write(
      missing,
      ({ change: _change, ...part }) => ({ ...part, ...writer.fold(part), ...stamps, version: part.version + 1 }),
      async () => undefined,
    )
  }
  return result
}

/**
 * Removes restored parts from the trash entry, and the entry when empty. Returns false when the entry was removed
 * meanwhile.
 */
export async function settleTrashEntry(
  trx: Database,
  { id, spare_id, part_set }: { id: number; spare_id: number; part_set: number },
  { restored, taken }: RestoredParts,
): Promise<boolean> {
  const name = `import-${id}`
  const entry = (await findManyInTrash(trx, [name])).get(name)
  if (!entry) return false
  if (taken.length === 0) await removeTrashRows(trx, [entry.id])
  else {
    await deleteImportParts(trx, part_set, "removed", restored)
    await updateTrashData(trx, entry.id, { spare_id, parts: taken.length })
  }
  return true
}

export const summarizePutBack = ({ restored, taken }: RestoredParts): PartsRestored => ({
  restored: restored.length,
  taken: taken.length,
  taken_numbers: taken.slice(0, maxNumbersNamed),
})
