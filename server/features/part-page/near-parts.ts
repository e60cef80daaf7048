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
  const counted = db.with("earlier", (eb) =>
    eb
      .selectFrom("part")
      .select((of) => of.fn.countAll<number>().as("count"))
      .where("part_set", "=", part_set)
      .where(sql<boolean>`(sort_key, id) < (${sort_key}, ${id})`),
  )
  const parts = db
    .selectFrom("part")
    .select(["id", "sort_key", "partnumber", ...localizedNames("description")])
    .select(sql<number>`(select count from earlier)`.as("earlier"))
  const side = (than: "<" | ">", direction: "asc" | "desc") =>
    parts
      .where("part_set", "=", part_set)
      .where((eb) =>
        eb.or([eb("sort_key", than, sort_key), eb.and([eb("sort_key", "=", sort_key), eb("id", than, id)])]),
      )
      .orderBy("sort_key", direction)
      .orderBy("id", direction)
      .limit(neighboursEachSide)
  const sides = counted
    .selectFrom(side("<", "desc").as("before"))
    .selectAll()
    .unionAll(db.selectFrom(side(">", "asc").as("after")).selectAll())
  // A part may be a neighbour and alike; `union` leaves it once.
  const rows = await (ids.length > 0
    ? sides.union(parts.where("part_set", "=", part_set).where("id", "in", ids))
    : sides
  ).execute()
  const order = rows.toSorted((a, b) => (a.sort_key === b.sort_key ? a.id - b.id : a.sort_key < b.sort_key ? -1 : 1))
  const isBefore = (row: (typeof rows)[number]) => row.sort_key < sort_key || (row.sort_key === sort_key && row.id < id)
  const others = order.filter((row) => row.id !== id)
  return {
    place: Number(rows[0]?.earlier ?? 0) + 1,
    before: others.filter(isBefore).slice(-neighboursEachSide),
    after: others.filter((row) => !isBefore(row)).slice(0, neighboursEachSide),
    alike: order.filter((row) => ids.includes(row.id)),
  }
}
