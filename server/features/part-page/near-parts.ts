import { sql } from "kysely"
import { localizedNames } from "#contract/localized.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { KeyRow } from "./key-rows.ts"

const [neighbours, neighboursEachSide] = [6, 3]

export type AlikeRow = Awaited<ReturnType<typeof readNearRows>>["alike"][number]

/**
 * Reads in one query, in the natural order of a part's group: the part's position from 1, its neighbours on both sides,
 * and the parts with the given ids.
 */
export async function readNearRows(db: Database, { part_set, sort_key, id }: KeyRow, ids: readonly number[]) {
  const parts = (place: "before" | "after" | "alike", earlier = sql<number>`0`) =>
    db
      .selectFrom("part")
      .select(["id", "sort_key", "partnumber", ...localizedNames("description")])
      .select([sql.lit(place).as("found"), earlier.as("earlier")])
      .where("part_set", "=", part_set)
  const here = sql`(${sort_key}, ${id})`
  const earlier = sql<number>`(select count(*) from part where part_set = ${part_set} and (sort_key, id) < ${here})`
  const before = parts("before", earlier)
    .where(sql<boolean>`(sort_key, id) < ${here}`)
    .orderBy("sort_key", "desc")
    .orderBy("id", "desc")
  const after = parts("after").where(sql<boolean>`(sort_key, id) > ${here}`).orderBy("sort_key").orderBy("id")
  const sides = db
    .selectFrom(before.limit(neighbours).as("before"))
    .selectAll()
    .unionAll(db.selectFrom(after.limit(neighbours).as("after")).selectAll())
  const rows = await (ids.length > 0 ? sides.unionAll(parts("alike").where("id", "in", ids)) : sides).execute()
  const order = rows.toSorted((a, b) => (a.sort_key === b.sort_key ? a.id - b.id : a.sort_key < b.sort_key ? -1 : 1))
  const { before: earlierRows = [], after: laterRows = [], alike = [] } = Object.groupBy(order, ({ found }) => found)
  return {
    place: Number(earlierRows[0]?.earlier ?? 0) + 1,
    // Near an end of the list the other side has more.
    before: earlierRows.slice(-Math.max(neighboursEachSide, neighbours - laterRows.length)),
    after: laterRows.slice(0, Math.max(neighboursEachSide, neighbours - earlierRows.length)),
    alike,
  }
}
