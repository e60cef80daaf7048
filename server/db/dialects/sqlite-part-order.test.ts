import fc from "fast-check"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { partInputSchema } from "#contract/part.ts"
import { migrate } from "#server/db/migrate.ts"
import { insertParts, allocatePartIds } from "#server/features/spare/part-store.ts"
import { findPartSet } from "#server/features/spare/store.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import type { OpenDatabase } from "./dialect.ts"
import type { SearchCondition } from "./search-index.ts"
import { openSqlite } from "./sqlite.ts"
import { firstInOrder } from "./sqlite-part-order.ts"
import { idsPerSet } from "./sqlite-position.ts"

const all: SearchCondition = { how: "contains", fields: ["words_de"], text: "ring" }
const keysOf = (partnumber: string) => searchKeys({ ...partInputSchema.parse({ partnumber }), description_de: "Ring" })

/** Inserts a set of numbers in the order of their ids. */
async function fill({ db }: OpenDatabase, numbers: readonly string[]): Promise<number> {
  const spare_id = await insertGroup(db)
  const part_set = (await findPartSet(db, spare_id))?.part_set ?? 0
  await add({ db }, part_set, numbers)
  return part_set
}

async function add({ db }: Pick<OpenDatabase, "db">, part_set: number, numbers: readonly string[]): Promise<void> {
  const firstId = await allocatePartIds(db, numbers.length)
  const stamps = { spare_id: 1, part_set, created_at: "", updated_at: "" }
  const rows = numbers.map((partnumber, index) => ({
    ...partInputSchema.parse({ partnumber, description_de: "Ring" }),
    ...keysOf(partnumber),
    ...stamps,
    id: firstId + index,
  }))
  for (let start = 0; start < rows.length; start += 100) await insertParts(db, rows.slice(start, start + 100))
}

async function tidy({ db, dialect }: OpenDatabase): Promise<void> {
  while (!(await dialect.searchIndex.tidy(db)));
}

const outOfOrder = async ({ db }: OpenDatabase) =>
  (
    await sql<{ position: number }>`select position from part_index_out_of_order order by position`.execute(db)
  ).rows.map(({ position }) => position)

/** Numbers L1 to L900 but for every third, as an import numbers them. */
const imported = Array.from({ length: 900 }, (_, index) => `L${index}`).filter((_, index) => index % 3 !== 0)

const change = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), at: fc.nat(899) }),
  fc.record({ kind: fc.constant("rename" as const), at: fc.nat(599), to: fc.nat(899) }),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat(599) }),
)

it("the first of many hits are those that a sort finds, whatever was added, renamed and removed since", async () => {
  const slices = fc.record({ limit: fc.integer({ min: 1, max: 60 }), offset: fc.nat(100), left: fc.nat(3) })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 25 }), fc.boolean(), slices, async (changes, late, slice) => {
      const opened = openSqlite(":memory:")
      await migrate(opened)
      const sets = [await fill(opened, imported), await fill(opened, imported.toReversed().slice(0, 40))]
      const [set = 0] = sets
      if (!late) await tidy(opened)
      for (const [index, one] of changes.entries()) {
        if (one.kind === "add") await add(opened, set, [`L${one.at}-${index}`])
        const ids = await opened.db.selectFrom("part").select("id").where("part_set", "=", set).orderBy("id").execute()
        const id = ids[one.at % ids.length]?.id ?? 0
        if (one.kind === "rename")
          await opened.db
            .updateTable("part")
            .set({ partnumber: `L${one.to}-${index}`, ...keysOf(`L${one.to}-${index}`) })
            .where("part_set", "=", set)
            .where("id", "=", id)
            .execute()
        if (one.kind === "remove")
          await opened.db.deleteFrom("part").where("part_set", "=", set).where("id", "=", id).execute()
      }
      if (late) await tidy(opened)
      const sorted = await opened.db
        .selectFrom("part")
        .select(["row_id", "id"])
        .where("part_set", "in", sets)
        .orderBy("sort_key")
        .orderBy("id")
        .orderBy("row_id")
        .execute()
      const except = sorted.slice(0, slice.left).map((row) => row.row_id)
      const { limit, offset } = slice
      const found = await opened.dialect.searchIndex.read(opened.db, sets).find(all, { limit, offset, except })
      const kept = sorted.slice(slice.left)
      expect(found).toEqual({ total: sorted.length, rows: kept.slice(offset, offset + limit) })
      await opened.close()
    }),
    { numRuns: 20 },
  )
})

it("knows outOfOrder of an imported set, and gives up on one that is in no order", async () => {
  const opened = openSqlite(":memory:")
  await migrate(opened)
  const set = await fill(opened, [...imported.slice(0, 500), "A1", ...imported.slice(500)])
  await tidy(opened)
  expect(await outOfOrder(opened)).toHaveLength(1)
  const mixed = Array.from({ length: 2_500 }, (_, index) => `X${(index * 7_919) % 2_503}`)
  const other = await fill(opened, mixed)
  await tidy(opened)
  expect((await outOfOrder(opened)).filter((position) => position > other * idsPerSet)).toEqual([])
  const orders = await sql<{ part_set: number; ordered_to: number }>`select part_set, ordered_to from part_index_order`
    .execute(opened.db)
    .then(({ rows }) => new Map(rows.map((row) => [row.part_set, row.ordered_to])))
  expect(orders.get(other)).toBe(0)
  await opened.db.deleteFrom("part").where("part_set", "=", set).execute()
  await opened.db.deleteFrom("part_set").where("id", "=", set).execute()
  expect(await outOfOrder(opened)).toEqual([])
  await opened.close()
})

it("takes the first of each set in order, and every outOfOrder", () => {
  const position = (set: number, id: number) => set * idsPerSet + id
  const positions = [position(1, 1), position(1, 2), position(1, 3), position(1, 9), position(2, 1), position(2, 5)]
  const order = { orderedTo: new Map([[1, 8]]), outOfOrder: new Set([position(1, 3)]) }
  expect(firstInOrder(positions, order, 1)).toEqual([
    position(1, 1),
    position(1, 3),
    position(1, 9),
    position(2, 1),
    position(2, 5),
  ])
})
