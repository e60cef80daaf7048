import { expect, it } from "vitest"
import { partInputSchema } from "#contract/part.ts"
import { insertParts, allocatePartIds } from "#server/features/spare/part-store.ts"
import { findPartSet } from "#server/features/spare/store.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { migrate } from "#server/db/migrate.ts"
import { planQuery } from "#server/search/plan-query.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { searchCases, searchParts } from "#tests/harness/search-cases.ts"
import { openSqlite } from "./sqlite.ts"
import { walkInOrder } from "./sqlite-walk.ts"

it("a walk through the parts meets what the index finds, in its order", async () => {
  const opened = openSqlite(":memory:")
  await migrate(opened)
  const sets: number[] = []
  for (let group = 0; group < 3; group++) {
    const spare_id = await insertGroup(opened.db)
    const part_set = (await findPartSet(opened.db, spare_id))?.part_set ?? 0
    sets.push(part_set)
    const firstId = await allocatePartIds(opened.db, searchParts.length)
    const parts = searchParts.map((part, index) => ({ ...partInputSchema.parse(part), id: firstId + index }))
    const stamps = { spare_id, part_set, created_at: "", updated_at: "" }
    await insertParts(
      opened.db,
      parts.map((part) => ({ ...part, ...searchKeys(part), ...stamps })),
    )
  }
  const [first = 0, , last = 0] = sets
  let walked = 0
  for (const searched of [[first], [first, last]])
    for (const { query, lang } of searchCases) {
      const plan = planQuery(query, [lang ?? "de"])
      if (!plan) continue
      for (const condition of [plan.found, plan.inText, plan.inNumber]) {
        const { rows, total } = await opened.dialect.searchIndex
          .read(opened.db, searched)
          .find(condition, { limit: 100, offset: 0, except: [] })
        const slice = { limit: rows.length, offset: 0, except: [] }
        expect(await walkInOrder(opened.db, searched, condition, slice)).toEqual(
          rows.map(({ row_id, id }) => ({ row_id, id })),
        )
        // Asked for more than there are, the walk reports that it does not reach them.
        expect(await walkInOrder(opened.db, searched, condition, { ...slice, limit: total + 1 })).toBe(null)
        walked += total
      }
    }
  expect(walked).toBeGreaterThan(200)
  await opened.close()
})
