import { sql } from "kysely"
import { expect, it } from "vitest"
import { partInputSchema } from "#contract/part.ts"
import { migrate } from "#server/db/migrate.ts"
import { insertParts, allocatePartIds } from "#server/features/spare/part-store.ts"
import { findPartSet } from "#server/features/spare/store.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { searchParts } from "#tests/harness/search-cases.ts"
import type { OpenDatabase } from "./dialect.ts"
import { openSqlite } from "./sqlite.ts"
import { learnWords } from "./sqlite-word-languages.ts"

async function fill({ db }: OpenDatabase): Promise<void> {
  const spare_id = await insertGroup(db)
  const part_set = (await findPartSet(db, spare_id))?.part_set ?? 0
  const firstId = await allocatePartIds(db, searchParts.length + 1)
  const stamps = { spare_id, part_set, created_at: "", updated_at: "" }
  const wiring = { partnumber: "W1", description_de: "Ring", description_en: 'Wiring "A"', description_ru: "Кольцо" }
  const rows = [...searchParts, wiring].map((part) => partInputSchema.parse(part))
  await insertParts(
    db,
    rows.map((part, index) => ({ ...part, ...searchKeys(part), ...stamps, id: firstId + index })),
  )
}

const known = async ({ db }: OpenDatabase) =>
  new Map(
    (
      await sql<{ word: string; languages: number }>`select word, languages from part_index_word order by word`.execute(
        db,
      )
    ).rows.map(({ word, languages }) => [word, languages]),
  )

it("notes of each word the languages that show it", async () => {
  const fresh = openSqlite(":memory:")
  await migrate(fresh)
  await fill(fresh)
  const words = await known(fresh)
  expect([words.get("wiring"), words.get('"a"'), words.get("кольцо")]).toEqual([2, 2, 4])
  expect((words.get("ring") ?? 0) & 1).toBe(1)
  await fresh.close()
})

it("adds the languages of words that are known already", async () => {
  const opened = openSqlite(":memory:")
  await migrate(opened)
  await learnWords(opened.db, ["words_de"], ["ring", "ab"])
  await learnWords(opened.db, ["words_en", "words_ru"], ["ring"])
  await learnWords(opened.db, ["words_ru"], ["ring"])
  expect(await known(opened)).toEqual(new Map([["ring", 7]]))
  await opened.close()
})
