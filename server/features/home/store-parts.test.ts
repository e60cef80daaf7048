import { expect, it } from "vitest"
import type { Database } from "#server/db/dialects/database.ts"
import { insertParts, allocatePartIds } from "#server/features/spare/part-store.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { spareRecord } from "#server/features/spare/record.ts"
import { findPartSet } from "#server/features/spare/store.ts"
import { updateRow } from "#server/records/write-row.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { partInputSchema } from "#contract/part.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { searchContext } from "#tests/harness/search-context.ts"
import { isKnownPhrase, keepKnownNumbers } from "./store.ts"

const now = "2026-01-01T00:00:00.000Z"

async function addGroup(db: Database, partnumber: string, description_de: string): Promise<number> {
  const id = await insertGroup(db, partnumber)
  const set = await findPartSet(db, id)
  const part = partInputSchema.parse({ partnumber, description_de })
  const row = {
    ...part,
    ...searchKeys(part),
    id: await allocatePartIds(db, 1),
    spare_id: id,
    part_set: set?.part_set ?? 0,
  }
  await insertParts(db, [{ ...row, created_at: now, updated_at: now }])
  return id
}

onEachEngine("parts that the home page names", (open) => {
  it("keeps only numbers that a visitor would find, in the order given", async () => {
    const { db } = open()
    await addGroup(db, "L31742P02", "Laufschaufel, Hochdruckturbine")
    const trashed = await addGroup(db, "9107M52G01", "Flammrohr")
    expect(await keepKnownNumbers(db, ["9107M52G01", "X1", "L31742P02"])).toEqual(["9107M52G01", "L31742P02"])
    await updateRow(db, spareRecord, trashed, { deleted_at: now })
    expect(await keepKnownNumbers(db, ["9107M52G01", "X1", "L31742P02"])).toEqual(["L31742P02"])
  })

  it("knows a phrase when one active part has all its words", async () => {
    const { db } = open()
    await addGroup(db, "L31742P03", "Laufschaufel, Hochdruckturbine")
    const trashed = await addGroup(db, "9107M52G02", "Flammrohr")
    await updateRow(db, spareRecord, trashed, { deleted_at: now })
    const app = await searchContext(open())
    expect(await isKnownPhrase(app, "hochdruckturbine LAUFSCHAUFEL", "en")).toBe(true)
    expect(await isKnownPhrase(app, "Laufschaufel Flammrohr", "de")).toBe(false)
    expect(await isKnownPhrase(app, "Flammrohr", "de")).toBe(false)
    expect(await isKnownPhrase(app, "100%", "de")).toBe(false)
  })
})
