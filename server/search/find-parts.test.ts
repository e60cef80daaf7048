import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import type { Language } from "#contract/language.ts"
import { partInputSchema } from "#contract/part.ts"
import { insertParts, allocatePartIds } from "#server/features/spare/part-store.ts"
import { onEachEngine, openEachEngine } from "#tests/harness/engines.ts"
import { type SearchContext, findParts } from "./find-parts.ts"
import { fillPartGroup } from "#tests/harness/fill-part-group.ts"
import { searchContext } from "#tests/harness/search-context.ts"
import { searchCases, searchedParts } from "#tests/harness/search-cases.ts"
import { searchKeys } from "./search-keys.ts"

async function find(app: SearchContext, sets: number[], query: string, language: Language, limit = 50, offset = 0) {
  await app.content.refresh()
  const { total, hits } = await findParts(app, { sets, languages: [language] }, query, { limit, offset })
  const rows = await app.db.selectFrom("part").select(["row_id", "partnumber"]).execute()
  const numbers = new Map(rows.map((row) => [row.row_id, row.partnumber]))
  return {
    total,
    hits: hits.map(({ row_id, match, replaces }) => [numbers.get(row_id), match, ...(replaces ? [replaces] : [])]),
  }
}

onEachEngine("the search for parts", (open) => {
  let set: number
  beforeAll(async () => {
    // Half-built and former sets must never be found.
    await fillPartGroup(open(), searchedParts)
    set = await fillPartGroup(open(), searchedParts)
    await fillPartGroup(open(), searchedParts)
  })

  it.each(searchCases)("$query in $lang: $says", async ({ query, lang, hits }) => {
    const found = await find(await searchContext(open()), [set], query, lang ?? "de")
    expect(found).toEqual({ total: hits.length, hits })
  })

  it("pages through all stages without gaps or duplicates", async () => {
    const app = await searchContext(open())
    for (const query of ["l317", "l", "laufschaufel", "stufe 1"]) {
      const whole = await find(app, [set], query, "de")
      const turned = []
      for (let offset = 0; offset < whole.total + 2; offset += 2)
        turned.push(...(await find(app, [set], query, "de", 2, offset)).hits)
      expect(turned).toEqual(whole.hits)
    }
  })

  it("caches totals until the content changes", async () => {
    const app = await searchContext(open())
    expect((await find(app, [set], "neunmalklug", "de")).total).toBe(0)
    await app.db.updateTable("content_state").set({ version: 99 }).execute()
    const part = partInputSchema.parse({ partnumber: "N1", description_de: "Neunmalklug" })
    const row = { ...part, ...searchKeys(part), id: await allocatePartIds(app.db, 1), spare_id: 1, part_set: set }
    await insertParts(app.db, [{ ...row, created_at: "", updated_at: "" }])
    expect((await find(app, [set], "neunmalklug", "de")).total).toBe(1)
    await app.db
      .updateTable("part")
      .set({ ...searchKeys({ ...part, description_de: "Umbenannt" }) })
      .where("id", "=", row.id)
      .execute()
    expect((await find(await searchContext(open()), [set], "neunmalklug", "de")).total).toBe(0)
    expect((await find(await searchContext(open()), [set], "umbenannt", "de")).total).toBe(1)
    await app.db.deleteFrom("part").where("id", "=", row.id).execute()
    expect((await find(await searchContext(open()), [set], "umbenannt", "de")).total).toBe(0)
  })
})

const characters = "abl19 -./Ö%_\"'ёйрсь(".split("")
const word = fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 8 }).map((letters) => letters.join(""))
const row = fc.record({
  partnumber: word.filter((text) => text.trim() !== ""),
  subst_part: fc.oneof(fc.constant(""), word),
  description_de: fc.array(word, { maxLength: 4 }).map((words) => words.join(" ")),
  description_en: fc.oneof(fc.constant(""), word),
  description_ru: fc.oneof(fc.constant(""), word),
})

describe("both engines", () => {
  it("return the same hits in the same order, for any parts and query", async () => {
    const engines = await openEachEngine()
    const rowsOfRun = fc.uniqueArray(row, { minLength: 5, maxLength: 25, selector: (part) => part.partnumber.trim() })
    await fc.assert(
      fc.asyncProperty(rowsOfRun, fc.array(word, { minLength: 4, maxLength: 10 }), async (rows, queries) => {
        const sets = await Promise.all(
          engines.map((opened) => fillPartGroup(opened, rows as (typeof searchedParts)[number][])),
        )
        const asked = [...queries, ...rows.flatMap((part) => [part.partnumber, part.subst_part, part.description_de])]
        for (const query of asked) {
          const responses = await Promise.all(
            engines.map(async (opened, index) => find(await searchContext(opened), [sets[index] ?? 0], query, "de")),
          )
          expect(responses[0]?.hits.length).toBe(responses[0]?.total)
          for (const other of responses.slice(1)) expect(other).toEqual(responses[0])
        }
      }),
      { numRuns: 15 },
    )
    await Promise.all(engines.map((opened) => opened.close()))
  })
})
