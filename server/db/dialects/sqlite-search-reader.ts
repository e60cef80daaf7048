import { type RawBuilder, sql } from "kysely"
import type { Database } from "./database.ts"
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
      if (few.total <= fewHits) return few
      const total = await count(condition)
      if (total <= slice.offset) return { rows: [], total }
      const walked = canWalk(slice) ? await walkInOrder(db, sets, condition, slice) : null
      return walked ? { rows: walked, total } : sortHits(db, places(sets, match), slice, total)
    },
  }
}

const canWalk = ({ order = naturalOrder, offset, limit }: Slice) =>
  order === naturalOrder && offset + limit <= shortSlice

/** How many hits there are, and a stretch of them; none when there are more than `most`. */
async function sortHits(
  db: Database,
  hits: RawBuilder<unknown>,
  { limit, offset, except, order = naturalOrder }: Slice,
  most: number,
): Promise<{ rows: FoundRow[]; total: number }> {
  const kept = except.length > 0 ? sql`and part.row_id not in (${sql.join(except)})` : sql``
  const columns = order.columns.map((column) => sql`${sql.ref(`part.${column}`)} ${sql.raw(order.direction)}`)
  // The first row tells the number alone, so that it is known of hits that do not show too.
  const { rows } = await sql<FoundRow & { total: number }>`with hit as materialized (${hits})
    select 0 as row_id, 0 as id, (select count(*) from hit) as total union all
    select * from (select part.row_id, part.id, 0 from hit
    cross join part on part.part_set = hit.place >> 32 and part.id = hit.place & 4294967295
    where (select count(*) from hit) <= ${most} ${kept}
    order by ${sql.join(columns)}, part.row_id limit ${limit} offset ${offset})`.execute(db)
  return { total: rows[0]?.total ?? 0, rows: rows.slice(1).map(({ row_id, id }) => ({ row_id, id })) }
}

/** One pass over the places from the first set to the last; a pass for each set would open every list of places anew. */
function places(sets: readonly number[], match: string): RawBuilder<unknown> {
  const [first, last] = [Math.min(...sets) * idsPerSet, (Math.max(...sets) + 1) * idsPerSet - 1]
  const among = sets.length > 1 ? sql`and rowid >> 32 in (${sql.join(sets)})` : sql``
  return sql`select rowid as place from part_index where part_index match ${match}
    and rowid between ${first} and ${last} ${among}`
}
