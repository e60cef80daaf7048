import { openDatabase } from "#server/db/open-database.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { allocatePartIds } from "#server/features/spare/part-store.ts"
import { findPartSet, noteParts } from "#server/features/spare/store.ts"
import { createPartSetWriter, lazily } from "#server/features/spare/write-part-set.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { makeParts } from "./parts.ts"

const partsOfGroup = 50_000

/** Writes the bench's parts into groups of 50,000, as an import would, while no site runs on the data. */
export async function fillParts(dataDir: string, count: number, databaseUrl?: string): Promise<void> {
  const opened = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) })
  const { db, dialect } = opened
  try {
    for (let from = 0; from < count; from += partsOfGroup) {
      const rows = makeParts(Math.min(partsOfGroup, count - from), from).map(
        ([partnumber, description_de, description_en, description_ru, subst_part, quantity]) => ({
          partnumber: String(partnumber),
          description_de: String(description_de),
          description_en: String(description_en),
          description_ru: String(description_ru),
          subst_part: String(subst_part),
          quantity: Number(quantity),
        }),
      )
      const spare_id = await insertGroup(db, `Messgruppe ${1 + from / partsOfGroup}`)
      const set = await findPartSet(db, spare_id)
      if (!set) throw new Error("The group has no parts")
      const now = new Date().toISOString()
      const firstId = await allocatePartIds(db, rows.length)
      const mark = (state: "building" | "living") =>
        db.updateTable("part_set").set({ state }).where("id", "=", set.part_set).execute()
      await mark("building")
      const writer = createPartSetWriter(db, dialect, set.part_set)
      const stamps = { spare_id, part_set: set.part_set, version: 1, created_at: now, updated_at: now }
      const sorted = rows
        .map((row) => ({ ...row, ...writer.fold(row) }))
        .toSorted((a, b) => (a.sort_key < b.sort_key ? -1 : 1))
      await writer.write(
        lazily(sorted, (row, index) => ({ ...row, ...stamps, id: firstId + index })),
        async () => undefined,
      )
      await mark("living")
      await noteParts(db, spare_id, now)
    }
    // Encoders would use the processor, and each finished picture changes pages.
    await db.updateTable("picture").set({ pending: 0 }).execute()
    await bumpContentVersion(db)
    while (!(await dialect.searchIndex.tidy(db)));
  } finally {
    await opened.close()
  }
}
