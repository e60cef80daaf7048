import { type RawBuilder, sql } from "kysely"
import type { Database } from "./dialect.ts"
import { type FoundRow, type SearchCondition, type SearchReader, type Slice, naturalOrder } from "./search-index.ts"
import { createMatcher } from "./sqlite-match.ts"
import { idsPerSet } from "./sqlite-place.ts"
import { walkInOrder } from "./sqlite-walk.ts"

/** So many hits are sorted quicker than a list is walked in its order until enough of them are met. */
const fewHits = 5_000
/** A walk goes no further for more than so many hits. */
const shortSlice = 200

/** Searches the index; what its tests need to know of the known words is looked up once for all conditions of a search. */
export function createReader(db: Database, sets: readonly number[]): SearchReader {
  const matchOf = createMatcher(db)
  const count = async (condition: SearchCondition) => {
    const match = await matchOf(condition)
    if (match === null) return 0
    const { rows } = await sql<{ total: number }>`select count(*) as total from (${places(sets, match)})`.execute(db)
    return rows[0]?.total ?? 0
  }
  return {
    count,
    find: async (condition, slice) => {
      const match = await matchOf(condition)
      if (match === null) return { rows: [], total: 0 }
      const few = await sortHits(db, sql`${places(sets, match)} limit ${fewHits + 1}`, slice, fewHits)
      const [first] = few
      if (first) return { rows: few, total: first.total }
      const total = await count(condition)
      if (total <= slice.offset) return { rows: [], total }
      const walked = canWalk(slice) ? await walkInOrder(db, sets, condition, slice) : null
      return { rows: walked ?? (await sortHits(db, places(sets, match), slice, total)), total }
    },
  }
}

const canWalk = ({ order = naturalOrder, offset, limit }: Slice) =>
  order === naturalOrder && offset + limit <= shortSlice

/** Nothing when there are more hits than `most`. */
async function sortHits(
  db: Database,
  hits: RawBuilder<unknown>,
  { limit, offset, except, order = naturalOrder }: Slice,
  most: number,
) {
  const kept = except.length > 0 ? sql`and part.row_id not in (${sql.join(except)})` : sql``
  const columns = order.columns.map((column) => sql`${sql.ref(`part.${column}`)} ${sql.raw(order.direction)}`)
  const { rows } = await sql<FoundRow & { total: number }>`with hit as materialized (${hits})
    select part.row_id, part.id, (select count(*) from hit) as total from hit
    cross join part on part.part_set = hit.place >> 32 and part.id = hit.place & 4294967295
    where (select count(*) from hit) <= ${most} ${kept}
    order by ${sql.join(columns)}, part.row_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** One pass over the places from the first set to the last; a pass for each set would open every list of places anew. */
function places(sets: readonly number[], match: string): RawBuilder<unknown> {
  const [first, last] = [Math.min(...sets) * idsPerSet, (Math.max(...sets) + 1) * idsPerSet - 1]
  const among = sets.length > 1 ? sql`and rowid >> 32 in (${sql.join(sets)})` : sql``
  return sql`select rowid as place from part_index where part_index match ${match}
    and rowid between ${first} and ${last} ${among}`
}
