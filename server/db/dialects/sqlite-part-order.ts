import { sql } from "kysely"
import type { Database } from "./database.ts"
import { idsPerSet } from "./sqlite-position.ts"

const rowsPerStep = 2_000
/** With more parts out of order than this a set counts as being in none. */
const mostOutOfOrder = 1_000
// From here on the language's order of texts is not that of the database.
const beyondPlainSigns = /[\ud800-\uffff]/u

interface Row {
  id: number
  sort_key: string
}

/**
 * Looks at some more parts of an active set and notes which of them stand in the index in their natural order, as an import numbers
 * them, so that the first of many hits are known without looking each of them up; true when no set is left. `ordered_to` is the last
 * id that was looked at. Triggers note what is added or renamed later.
 */
export function learnPartOrder(db: Database): Promise<boolean> {
  const learn = async (trx: Database) => {
    const open = await sql<{ id: number; ordered_to: number }>`select part_set.id, ifnull(ordered_to, 0) as ordered_to
      from part_set left join part_index_order on part_index_order.part_set = part_set.id
      where state = 'living' and ifnull(done, 0) = 0 limit 1`.execute(trx)
    const set = open.rows[0]
    if (!set) return true
    const { rows } = await sql<Row>`select id, sort_key from part where part_set = ${set.id} and id > ${set.ordered_to}
      order by id limit ${rowsPerStep}`.execute(trx)
    const outOfOrder = findOutOfOrder(rows, await lastKey(trx, set))
    await sql`insert or ignore into part_index_out_of_order (position)
      select ${set.id * idsPerSet} + value from json_each(${JSON.stringify(outOfOrder)})`.execute(trx)
    const { first, last } = rangeOf(set.id)
    const known = await sql<{
      n: number
    }>`select count(*) as n from part_index_out_of_order where position between ${first} and ${last}`
      .execute(trx)
      .then((counted) => counted.rows[0]?.n ?? 0)
    const tooManyOutOfOrder = known > mostOutOfOrder
    if (tooManyOutOfOrder)
      await sql`delete from part_index_out_of_order where position between ${first} and ${last}`.execute(trx)
    const to = tooManyOutOfOrder ? 0 : (rows.at(-1)?.id ?? set.ordered_to)
    const done = tooManyOutOfOrder || rows.length < rowsPerStep ? 1 : 0
    await sql`insert or replace into part_index_order (part_set, ordered_to, done) values (${set.id}, ${to}, ${done})`.execute(
      trx,
    )
    return false
  }
  return db.isTransaction ? learn(db) : db.transaction().execute(learn)
}

const rangeOf = (set: number) => ({ first: set * idsPerSet, last: (set + 1) * idsPerSet - 1 })

/** The key of the last part that stands in order. */
async function lastKey(db: Database, { id, ordered_to }: { id: number; ordered_to: number }): Promise<string> {
  const { rows } = await sql<{
    sort_key: string
  }>`select sort_key from part where part_set = ${id} and id <= ${ordered_to}
    and part_set * ${idsPerSet} + id not in (select position from part_index_out_of_order) order by id desc limit 1`.execute(
    db,
  )
  return rows[0]?.sort_key ?? ""
}

function findOutOfOrder(rows: readonly Row[], before: string): number[] {
  const outOfOrder: number[] = []
  let last = before
  for (const { id, sort_key } of rows)
    if (sort_key < last || beyondPlainSigns.test(sort_key)) outOfOrder.push(id)
    else last = sort_key
  return outOfOrder
}

/** Which positions of a range stand in natural order. */
export interface RowOrder {
  orderedTo: ReadonlyMap<number, number>
  outOfOrder: ReadonlySet<number>
}

/** What is known of the order of positions; null when too many stand elsewhere. */
export async function readPartOrder(db: Database, first: number, last: number): Promise<RowOrder | null> {
  const sets = sql<{ part_set: number; ordered_to: number }>`select part_set, ordered_to from part_index_order`
  const outOfOrder = await sql<{
    position: number
  }>`select position from part_index_out_of_order where position between ${first} and ${last}
    limit ${mostOutOfOrder + 1}`.execute(db)
  if (outOfOrder.rows.length > mostOutOfOrder) return null
  return {
    orderedTo: new Map((await sets.execute(db)).rows.map((row) => [row.part_set, row.ordered_to])),
    outOfOrder: new Set(outOfOrder.rows.map(({ position }) => position)),
  }
}

/** Of ascending positions those among which the first `wanted` in natural order are. */
export function firstInOrder(
  positions: readonly number[],
  { orderedTo, outOfOrder }: RowOrder,
  wanted: number,
): number[] {
  const taken: number[] = []
  let [set, ends, left] = [-1, 0, 0]
  for (const position of positions) {
    const own = Math.floor(position / idsPerSet)
    if (own !== set) [set, ends, left] = [own, own * idsPerSet + (orderedTo.get(own) ?? 0), wanted]
    const isOrdered = position <= ends && !outOfOrder.has(position)
    if (isOrdered && left === 0) continue
    if (isOrdered) left--
    taken.push(position)
  }
  return taken
}
