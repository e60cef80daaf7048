import { samePartKey } from "#contract/number-reader/same-part.ts"
import type { PartsRestored } from "#contract/sheet.ts"
import { idsOf } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findManyInTrash, removeTrashRows, updateTrashData } from "#server/records/trash-store.ts"
import { type ImportPart, deleteImportParts, readImportParts } from "./import-part-store.ts"
import type { PartSetBuild } from "./rebuild-part-set.ts"
import { type NewPart, lazily } from "./write-part-set.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

const maxNumbersNamed = 100

/** Numbers in normal form and ids of the parts in a new set so far. */
export interface PartsThere {
  numbers: Set<string>
  ids: Set<number>
}

/** Notes parts that are in the new set. */
export function notePresent({ numbers, ids }: PartsThere, parts: readonly TableRow<"part">[]): void {
  for (const { id, partnumber } of parts) {
    numbers.add(samePartKey(partnumber))
    ids.add(id)
  }
}

/** Result of restoring removed parts. */
export interface RestoredParts {
  restored: number[]
  taken: string[]
}

/** Yields the parts that an import removed, except those already restored or with a taken number, and returns both. */
export async function* removedParts(
  db: Database,
  { partSet, now, writer }: PartSetBuild,
  { spare_id, part_set }: { spare_id: number; part_set: number },
  there: PartsThere,
): AsyncGenerator<Iterable<NewPart>, RestoredParts> {
  const result: RestoredParts = { restored: [], taken: [] }
  const stamps = { spare_id, part_set: partSet, created_at: now, updated_at: now }
  for await (const rows of readImportParts(db, part_set, "removed")) {
    const missing: ImportPart[] = []
    for (const part of rows.filter(({ id }) => !there.ids.has(id)))
      if (there.numbers.has(samePartKey(part.partnumber))) result.taken.push(part.partnumber)
      else missing.push(part)
    result.restored.push(...idsOf(missing))
    yield lazily(missing, ({ change: _change, ...part }) => ({
      ...part,
      ...writer.fold(part),
      ...stamps,
      version: part.version + 1,
    }))
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
