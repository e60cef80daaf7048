import { expect, it } from "vitest"
import { insertParts, allocatePartIds } from "#server/features/spare/part-store.ts"
import { findPartSet } from "#server/features/spare/store.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { searchContext } from "#tests/harness/search-context.ts"
import { findParts } from "./find-parts.ts"
import { searchKeys } from "./search-keys.ts"

const [partsOfFirst, partsOfSecond] = [1_100, 3]

onEachEngine("a search with more hits than are sorted", (open) => {
  it("begins with two of each set and reaches each hit once", async () => {
    const opened = open()
    const sets: number[] = []
    for (const count of [partsOfFirst, partsOfSecond]) {
      const spare_id = await insertGroup(opened.db)
      const part_set = (await findPartSet(opened.db, spare_id))?.part_set ?? 0
      const first = await allocatePartIds(opened.db, count)
      const texts = { description_de: "Dichtring", description_en: "", description_ru: "", subst_part: "" }
      const stamps = { spare_id, part_set, quantity: 1, created_at: "", updated_at: "" }
      for (let from = 0; from < count; from += 100)
        await insertParts(
          opened.db,
          Array.from({ length: Math.min(100, count - from) }, (_, index) => {
            const part = { ...texts, partnumber: `P${first + from + index}` }
            return { ...part, ...searchKeys(part), ...stamps, id: first + from + index }
          }),
        )
      sets.push(part_set)
    }
    const app = await searchContext(opened)
    const rows = await opened.db.selectFrom("part").select(["row_id", "part_set"]).execute()
    const setOfRow = new Map(rows.map((row) => [row.row_id, row.part_set]))
    const seen: { row_id: number; part_set: number | undefined }[] = []
    const total = partsOfFirst + partsOfSecond
    for (let offset = 0; offset < total; offset += 200) {
      const page = await findParts(app, { sets, languages: ["de"] }, "dichtring", { limit: 200, offset })
      expect(page.total).toBe(total)
      seen.push(...page.hits.map(({ row_id }) => ({ row_id, part_set: setOfRow.get(row_id) })))
    }
    expect(new Set(seen.map((hit) => hit.row_id)).size).toBe(total)
    expect(seen).toHaveLength(total)
    expect(seen.slice(0, 4).map((hit) => hit.part_set)).toEqual(sets.flatMap((set) => [set, set]))
    expect(seen.at(-1)?.part_set).toBe(sets[1])
    const some = await findParts(app, { sets, languages: ["de"], most: 20 }, "dichtring", { limit: 6, offset: 0 })
    expect([some.hits.length, some.total]).toEqual([6, 20])
  })
})
