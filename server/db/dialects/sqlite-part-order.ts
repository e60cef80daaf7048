import { sql } from "kysely"
import type { Database } from "./database.ts"
import { idsPerSet, placeOf } from "./sqlite-place.ts"

const rowsPerStep = 2_000
/** With more parts out of order than this a set counts as being in none. */
const mostStrays = 1_000
// From here on the language's order of texts is not that of the database.
const beyondPlainSigns = /[\ud800-\uffff]/u

/**
 * Which parts of a set stand in the index in their natural order: an import numbers them so. The first of many hits are then known
 * without looking each of them up. `ordered_to` is the last id that was looked at; those that stand elsewhere are strays.
 * Triggers note what is added or renamed later.
 */
export async function createPartOrder(db: Database): Promise<void> {
  const isOrdered = "exists (select 1 from part_index_order where part_set = new.part_set and ordered_to >= new.id)"
  const moves = ["part_set", "id", "sort_key"].map((name) => `old.${name} is not new.${name}`).join(" or ")
  const stray = `insert or ignore into part_index_stray (place) values (${placeOf("new")})`
  for (const statement of [
    "create table part_index_order (part_set integer primary key, ordered_to integer not null, done integer not null)",
    "create table part_index_stray (place integer primary key)",
    `create trigger part_order_insert after insert on part when ${isOrdered} begin ${stray}; end`,
    `create trigger part_order_update after update of part_set, id, sort_key on part when (${moves}) and ${isOrdered} begin ${stray}; end`,
    `create trigger part_order_forget after delete on part_set begin delete from part_index_order where part_set = old.id;
      delete from part_index_stray where place between old.id * ${idsPerSet} and old.id * ${idsPerSet} + ${idsPerSet - 1}; end`,
  ])
    await sql.raw(statement).execute(db)
  while (!(await learnPartOrder(db)));
}

interface Row {
  id: number
  sort_key: string
}

/** Looks at some more parts of a living set that was not looked at to its end; true when there is none. */
export function learnPartOrder(db: Database): Promise<boolean> {
  const learn = async (trx: Database) => {
    const open = await sql<{ id: number; ordered_to: number }>`select part_set.id, ifnull(ordered_to, 0) as ordered_to
      from part_set left join part_index_order on part_index_order.part_set = part_set.id
      where state = 'living' and ifnull(done, 0) = 0 limit 1`.execute(trx)
    const set = open.rows[0]
    if (!set) return true
    const { rows } = await sql<Row>`select id, sort_key from part where part_set = ${set.id} and id > ${set.ordered_to}
      order by id limit ${rowsPerStep}`.execute(trx)
    const strays = findStrays(rows, await lastKey(trx, set))
    await sql`insert or ignore into part_index_stray (place)
      select ${set.id * idsPerSet} + value from json_each(${JSON.stringify(strays)})`.execute(trx)
    const { first, last } = rangeOf(set.id)
    const known = await sql<{
      n: number
    }>`select count(*) as n from part_index_stray where place between ${first} and ${last}`
      .execute(trx)
      .then((counted) => counted.rows[0]?.n ?? 0)
    const isHopeless = known > mostStrays
    if (isHopeless) await sql`delete from part_index_stray where place between ${first} and ${last}`.execute(trx)
    const to = isHopeless ? 0 : (rows.at(-1)?.id ?? set.ordered_to)
    const done = isHopeless || rows.length < rowsPerStep ? 1 : 0
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
    and part_set * ${idsPerSet} + id not in (select place from part_index_stray) order by id desc limit 1`.execute(db)
  return rows[0]?.sort_key ?? ""
}

function findStrays(rows: readonly Row[], before: string): number[] {
  const strays: number[] = []
  let last = before
  for (const { id, sort_key } of rows)
    if (sort_key < last || beyondPlainSigns.test(sort_key)) strays.push(id)
    else last = sort_key
  return strays
}

/** Which places of a range stand in natural order. */
export interface PartOrder {
  orderedTo: ReadonlyMap<number, number>
  strays: ReadonlySet<number>
}

/** What is known of the order of places; null when too many stand elsewhere. */
export async function readPartOrder(db: Database, first: number, last: number): Promise<PartOrder | null> {
  const sets = sql<{ part_set: number; ordered_to: number }>`select part_set, ordered_to from part_index_order`
  const strays = await sql<{
    place: number
  }>`select place from part_index_stray where place between ${first} and ${last}
    limit ${mostStrays + 1}`.execute(db)
  if (strays.rows.length > mostStrays) return null
  return {
    orderedTo: new Map((await sets.execute(db)).rows.map((row) => [row.part_set, row.ordered_to])),
    strays: new Set(strays.rows.map(({ place }) => place)),
  }
}

/** Of ascending places those among which the first `wanted` in natural order are. */
export function firstInOrder(places: readonly number[], { orderedTo, strays }: PartOrder, wanted: number): number[] {
  const taken: number[] = []
  let [set, ends, left] = [-1, 0, 0]
  for (const place of places) {
    const own = Math.floor(place / idsPerSet)
    if (own !== set) [set, ends, left] = [own, own * idsPerSet + (orderedTo.get(own) ?? 0), wanted]
    const isOrdered = place <= ends && !strays.has(place)
    if (isOrdered && left === 0) continue
    if (isOrdered) left--
    taken.push(place)
  }
  return taken
}
