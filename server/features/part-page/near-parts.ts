import { sql } from "kysely"
import { localizedNames } from "#contract/localized.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { KeyRow } from "./key-rows.ts"

const neighboursEachSide = 3

export type NearRow = Awaited<ReturnType<typeof readNearRows>>["alike"][number]

/**
 * Reads in one query the parts next to one in the natural order of its group, on both sides, its place there, from 1,
 * and the parts of the given ids, in that order too.
 */
export async function readNearRows(db: Database, { part_set, sort_key, id }: KeyRow, ids: readonly number[]) {
  const parts = db.selectFrom("part").select(["id", "sort_key", "partnumber", ...localizedNames("description")])
  const earlier = sql<number>`(select count(*) from part where part_set = ${part_set} and (sort_key, id) < (${sort_key}, ${id}))`
  const side = (than: "<" | ">", direction: "asc" | "desc") =>
    parts
      .where("part_set", "=", part_set)
      .where((eb) =>
        eb.or([eb("sort_key", than, sort_key), eb.and([eb("sort_key", "=", sort_key), eb("id", than, id)])]),
      )
      .orderBy("sort_key", direction)
      .orderBy("id", direction)
      .limit(neighboursEachSide)
  const sides = db
    .selectFrom(side("<", "desc").as("before"))
    .selectAll()
    .select(earlier.as("earlier"))
    .unionAll(db.selectFrom(side(">", "asc").as("after")).selectAll().select(sql<number>`0`.as("earlier")))
  const others = parts.select(sql<number>`0`.as("earlier")).where("part_set", "=", part_set).where("id", "in", ids)
  const found = await (ids.length > 0 ? sides.unionAll(others) : sides).execute()
  // A part may be a neighbour and alike.
  const rows = found.filter((row, index) => found.findIndex((other) => other.id === row.id) === index)
  const order = rows.toSorted((a, b) => (a.sort_key === b.sort_key ? a.id - b.id : a.sort_key < b.sort_key ? -1 : 1))
  const isBefore = (row: (typeof rows)[number]) => row.sort_key < sort_key || (row.sort_key === sort_key && row.id < id)
  const near = order.filter((row) => row.id !== id)
  return {
    place: Math.max(0, ...rows.map((row) => Number(row.earlier))) + 1,
    before: near.filter(isBefore).slice(-neighboursEachSide),
    after: near.filter((row) => !isBefore(row)).slice(0, neighboursEachSide),
    alike: order.filter((row) => ids.includes(row.id)),
  }
}
