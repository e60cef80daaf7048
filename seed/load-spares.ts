import type { Database } from "#server/db/dialects/database.ts"
import { insertParts, allocatePartIds } from "#server/features/spare/part-store.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { spareRecord } from "#server/features/spare/record.ts"
import { findPartSet, noteParts } from "#server/features/spare/store.ts"
import { insertRecord } from "#server/records/create-record.ts"
import type { PictureLoader } from "./load-pictures.ts"
import { localHtml, localText, readPartRows, readSpares } from "./read-content.ts"
import { seeder } from "./seeder.ts"

const rowsPerStatement = 200

/** Loads the spare-part groups with their parts; returns the number of parts and each group's id by its key. */
export async function loadSpares(
  db: Database,
  pictures: PictureLoader,
  now: string,
): Promise<{ parts: number; ids: Map<string, number> }> {
  const ids = new Map<string, number>()
  let parts = 0
  for (const { name, record } of readSpares()) {
    const { title, subtitle, text, catalogue } = record
    const input = {
      catalogue,
      ...localText("title", title),
      ...localText("subtitle", subtitle),
      ...localHtml("text", text),
    }
    const id = await insertRecord(db, spareRecord, input, seeder(now))
    ids.set(record.key, id)
    await pictures.attach(db, "spare", id, record.images)
    parts += await loadParts(db, id, name, now)
  }
  return { parts, ids }
}

async function loadParts(db: Database, spareId: number, name: string, now: string): Promise<number> {
  const set = await findPartSet(db, spareId)
  const rows = readPartRows(name)
  const firstId = await allocatePartIds(db, rows.length)
  const values = rows.map((row, index) => ({
    ...row,
    ...searchKeys(row),
    id: firstId + index,
    spare_id: spareId,
    part_set: set?.part_set ?? 0,
    created_at: now,
    updated_at: now,
  }))
  for (let start = 0; start < values.length; start += rowsPerStatement)
    await insertParts(db, values.slice(start, start + rowsPerStatement))
  await noteParts(db, spareId, now, rows.length)
  return rows.length
}
