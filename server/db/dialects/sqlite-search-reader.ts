import { type RawBuilder, sql } from "kysely"
import type { Database } from "./database.ts"
import { type FoundRow, type SearchCondition, type SearchReader, type Slice, naturalOrder } from "./search-index.ts"
import { createMatcher } from "./sqlite-match.ts"
import { firstInOrder, readPartOrder } from "./sqlite-part-order.ts"
import { idsPerSet } from "./sqlite-position.ts"
import { walkInOrder } from "./sqlite-walk.ts"

/** So many hits are sorted quicker than the first of them are chosen by what is known of their order. */
const fewHits = 300
/** So many hits are chosen from quicker than a list is walked in its order until enough of them are met. */
const someHits = 5_000
/** Neither goes further for more than so many hits. */
const shortSlice = 200

/** Searches the index; what its tests need to know of the known words is looked up once for all conditions of a search. */
export function createReader(db: Database, sets: readonly number[]): SearchReader {
  const matchOf = createMatcher(db)
  const count = async (condition: SearchCondition) => {
    const match = await matchOf(condition)
    if (match === null) return 0
    const { rows } = await sql<{ total: number }>`select count(*) as total from (${positions(sets, match)})`.execute(db)
    return rows[0]?.total ?? 0
  }
  return {
    count,
    find: async (condition, slice) => {
      const match = await matchOf(condition)
      if (match === null) return { rows: [], total: 0 }
      const hits = positions(sets, match)
      if (!isShort(slice)) return sortHits(db, hits, slice, Number.MAX_SAFE_INTEGER)
      const few = await sortHits(db, sql`${hits} limit ${someHits + 1}`, slice, fewHits)
      if (few.total <= fewHits) return few
      if (few.total <= someHits) return { total: few.total, rows: await sortFirst(db, few.positions, slice) }
      const total = await count(condition)
      if (total <= slice.offset) return { rows: [], total }
      const rows = await walkInOrder(db, sets, condition, slice)
      return rows ? { rows, total } : sortHits(db, hits, slice, total)
    },
  }
}

const isShort = ({ order = naturalOrder, offset, limit }: Slice) =>
  order === naturalOrder && offset + limit <= shortSlice

/** How many hits there are, and a stretch of them; when there are more than `most`, their positions in its stead, ascending. */
async function sortHits(
  db: Database,
  hits: RawBuilder<unknown>,
  slice: Slice,
  most: number,
): Promise<{ rows: FoundRow[]; total: number; positions: number[] }> {
  // The first row tells the number alone, so that it is known of hits that do not show too.
  const { rows } = await sql<FoundRow & { total: number; positions: string | null }>`with hit as materialized (${hits})
    select 0 as row_id, 0 as id, (select count(*) from hit) as total,
      (select group_concat(position) from hit where (select count(*) from hit) > ${most}) as positions union all
    select * from (select part.row_id, part.id, 0, null from hit
    cross join part on part.part_set = hit.position >> 32 and part.id = hit.position & 4294967295
    where (select count(*) from hit) <= ${most} ${stretch(slice)})`.execute(db)
  const positions = rows[0]?.positions?.split(",").map(Number) ?? []
  return { total: rows[0]?.total ?? 0, rows: rows.slice(1).map(({ row_id, id }) => ({ row_id, id })), positions }
}

/** The first of hits at ascending positions. */
async function sortFirst(db: Database, positions: readonly number[], slice: Slice): Promise<FoundRow[]> {
  const order = await readPartOrder(db, positions[0] ?? 0, positions.at(-1) ?? 0)
  const wanted = slice.offset + slice.limit + slice.except.length
  const chosen = order ? firstInOrder(positions, order, wanted) : positions
  const { rows } = await sql<FoundRow>`select part.row_id, part.id from json_each(${JSON.stringify(chosen)}) as hit
    cross join part on part.part_set = hit.value >> 32 and part.id = hit.value & 4294967295
    where true ${stretch(slice)}`.execute(db)
  return rows
}

function stretch({ limit, offset, except, order = naturalOrder }: Slice): RawBuilder<unknown> {
  const kept = except.length > 0 ? sql`and part.row_id not in (${sql.join(except)})` : sql``
  const columns = order.columns.map((column) => sql`${sql.ref(`part.${column}`)} ${sql.raw(order.direction)}`)
  return sql`${kept} order by ${sql.join(columns)}, part.row_id limit ${limit} offset ${offset}`
}

/** One ascending pass over the positions from the first set to the last; a pass for each set would open every list of positions anew. */
function positions(sets: readonly number[], match: string): RawBuilder<unknown> {
  const [first, last] = [Math.min(...sets) * idsPerSet, (Math.max(...sets) + 1) * idsPerSet - 1]
  const among = sets.length > 1 ? sql`and rowid >> 32 in (${sql.join(sets)})` : sql``
  return sql`select rowid as position from part_index where part_index match ${match}
    and rowid between ${first} and ${last} ${among} order by rowid`
}
