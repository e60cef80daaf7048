import { expect, it } from "vitest"
import { lookUpParts } from "#server/features/part-lookup/store.ts"
import { resolvePart } from "#server/features/part-page/store.ts"
import { records } from "#server/features.ts"
import { searchSite } from "#server/features/search/store.ts"
import { searchGroupParts as searchGroup } from "#server/features/spare/part-search-store.ts"
import { existingNumbers, insertParts, listFirstParts, allocatePartIds } from "#server/features/spare/part-store.ts"
import { findPartSet } from "#server/features/spare/store.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { explainAll } from "#tests/harness/query-plans.ts"
import { searchContext } from "#tests/harness/search-context.ts"
import { searchedParts } from "#tests/harness/search-cases.ts"
import { searchKeys } from "./search-keys.ts"

// A scan of all parts or of their whole index; a scan of the index for a match is allowed. Known words are read as a
// whole.
const wholeTable = /Seq Scan on part\b|SCAN part(?! USING INDEX)\b|SCAN part_index(?!_word|.*:M)/u

onEachEngine("lists and searches", (open) => {
  it("are served by an index, counts too", async () => {
    const opened = open()
    const spare = await insertGroup(opened.db)
    const set = { part_set: (await findPartSet(opened.db, spare))?.part_set ?? 0, parts_total: searchedParts.length }
    const firstId = await allocatePartIds(opened.db, searchedParts.length)
    const stamps = { spare_id: spare, part_set: set.part_set, quantity: 0, created_at: "", updated_at: "" }
    await insertParts(
      opened.db,
      searchedParts.map((part, index) => ({ ...part, ...searchKeys(part), ...stamps, id: firstId + index })),
    )
    const many = Array.from({ length: 30 }, (_, page) =>
      Array.from({ length: 100 }, (_row, index) => page * 100 + index),
    )
    const manyId = await allocatePartIds(opened.db, 3_000)
    for (const page of many)
      await insertParts(
        opened.db,
        page.map((index) => {
          const part = {
            ...searchedParts[index % 9],
            partnumber: `9${index}M${index % 7}`,
            subst_part: index % 900 ? "" : `9${index + 1}M`,
          }
          const row = { ...part, description_de: `Dichtring ${index}`, description_en: "", description_ru: "" }
          return { ...row, ...searchKeys(row), ...stamps, id: manyId + index }
        }),
      )
    // What the site itself gathers: of each index the first rows, in which no part has a substitute.
    await opened.dialect.learnStatistics(opened.db)
    const plans = await explainAll(opened, async (db) => {
      const app = await searchContext({ ...opened, db })
      for (const q of ["L31742P02", "317", "laufschaufel stufe", "l", "l3", "M8x20", "nichts"]) {
        await searchSite({ ...app, records }, { q, lang: "de", limit: 20 })
        for (const page of [1, 3]) await searchGroup(app, set, { query: q, page, limit: 2 }, null)
      }
      await searchGroup(app, set, { query: "", page: 2, limit: 2 }, "de")
      for (const sort of ["quantity", "-description"] as const)
        await searchGroup(app, set, { query: "", page: 2, limit: 2, sort, lang: "de" }, "de")
      for (const slug of ["l31742p02", "914m0", "unknown"]) await resolvePart(app, { slug, among: null })
      await lookUpParts(db, ["L31742P02", "OLD-1"])
      await existingNumbers(db, set.part_set, ["L31742P02"])
      await listFirstParts(db, set.part_set, 500)
    })
    const scans = plans.filter(({ plan }) => plan.some((line) => wholeTable.test(line)))
    expect(scans).toEqual([])
    expect(plans.length).toBeGreaterThan(50)
    const indexes = plans.flatMap(({ plan }) => plan).join("\n")
    for (const index of ["part_in_order", "part_by_number", "part_superseded", "part_index"])
      expect(indexes).toContain(index)
  })
})
