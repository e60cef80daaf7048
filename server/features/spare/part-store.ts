import type { Language } from "#contract/language.ts"
import { localizedNames, pickLocalized } from "#contract/localized.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
import { chunks, keysAtOnce } from "#server/db/chunks.ts"
import type { Expression, SqlBool } from "kysely"
import type { Part, PartPage, PartQuery } from "#contract/part.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { NewRow, TableRow } from "#server/db/schema/tables.ts"

/**
 * An order of parts. The natural one is read from its index; for the others one narrow index holds the sort keys, so
 * that skipped parts cost no more than that.
 */
export interface PartOrder {
  columns: readonly ("quantity" | `order_${Language}` | "subst_key" | "sort_key" | "id")[]
  direction: "asc" | "desc"
}

/** Active set of a group. */
export interface PartSet {
  part_set: number
  parts_total: number
}

/** Columns shown to people; search and sort keys are three times as large. */
export const shownColumns = [
  ...(["row_id", "id", "spare_id", "partnumber", "subst_part", "quantity"] as const),
  ...localizedNames("description"),
  ...(["version", "updated_at"] as const),
] as const
export type ShownPartRow = Pick<TableRow<"part">, (typeof shownColumns)[number]>

export function presentPart(row: Omit<ShownPartRow, "row_id" | "spare_id">): Part {
  const { id, partnumber, subst_part, quantity, version, updated_at } = row
  return { id, partnumber, subst_part, quantity, ...pickLocalized(row, "description"), version, updated_at }
}

/** Reserves `count` unused part ids; returns the first. */
export async function allocatePartIds(db: Database, count: number): Promise<number> {
  const row = await db
    .updateTable("counter")
    .set((eb) => ({ value: eb("value", "+", count) }))
    .where("name", "=", "part")
    .returning("value")
    .executeTakeFirstOrThrow()
  return row.value - count + 1
}

export async function insertParts(db: Database, rows: readonly NewRow<"part">[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto("part")
      .values([...rows])
      .execute()
}

/** By part number, the order in which parts are read where nobody has chosen another. */
export const naturalOrder: PartOrder = { columns: ["sort_key", "id"], direction: "asc" }

/** Returns a slice of the parts of sets in an order, of those that pass a filter. */
export function readSlice(
  db: Database,
  partSets: readonly number[],
  { columns, direction }: PartOrder,
  { limit, offset }: { limit: number; offset: number },
  filter?: Expression<SqlBool>,
): Promise<{ row_id: number; id: number }[]> {
  const parts = db
    .selectFrom("part")
    .select(["row_id", "id"])
    .where((eb) =>
      // Equality for a single set, whose index has the order.
      eb.or(partSets.map((set) => eb("part_set", "=", set))),
    )
  return columns
    .reduce((ordered, column) => ordered.orderBy(column, direction), filter ? parts.where(filter) : parts)
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function listFirstParts(db: Database, partSet: number, count: number): Promise<Part[]> {
  const slice = await readSlice(db, [partSet], naturalOrder, { limit: count, offset: 0 })
  const rowIds = slice.map((row) => row.row_id)
  return (await readPartRowsInOrder(db, rowIds)).map(presentPart)
}

const opposite = { asc: "desc", desc: "asc" } as const

/** Returns one page of a group's parts in an order; the last page for a number beyond it. */
export async function listParts(
  db: Database,
  set: PartSet,
  order: PartOrder,
  { page, limit }: Pick<PartQuery, "page" | "limit">,
): Promise<PartPage> {
  const shown = Math.min(page, lastPage(set.parts_total, limit))
  const slice = await readPageSlice(db, [set.part_set], order, { page: shown, limit, total: set.parts_total })
  const rowIds = slice.map((row) => row.row_id)
  const rows = await readPartRowsInOrder(db, rowIds)
  return { items: rows.map(presentPart), total: set.parts_total, page: shown, limit }
}

/** Returns a page of the `total` parts of sets that pass a filter; the later ones are read from the end. */
export async function readPageSlice(
  db: Database,
  partSets: readonly number[],
  { columns, direction }: PartOrder,
  { page, limit, total }: { page: number; limit: number; total: number },
  filter?: Expression<SqlBool>,
): Promise<{ row_id: number; id: number }[]> {
  const before = (page - 1) * limit
  const count = Math.max(0, Math.min(limit, total - before))
  const after = total - before - count
  // The engine only sorts what it skips and returns.
  const isNearEnd = after < before
  const order = { columns, direction: isNearEnd ? opposite[direction] : direction }
  const slice = await readSlice(db, partSets, order, { limit: count, offset: isNearEnd ? after : before }, filter)
  return isNearEnd ? slice.toReversed() : slice
}

export const lastPage = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

/** Returns the rows in the order of their `row_id`s; omits rows deleted meanwhile. */
export async function readPartRowsInOrder(db: Database, rowIds: readonly number[]): Promise<ShownPartRow[]> {
  if (rowIds.length === 0) return []
  const rows = await db.selectFrom("part").select(shownColumns).where("row_id", "in", rowIds).execute()
  const byRow = new Map(rows.map((row) => [row.row_id, row]))
  return rowIds.flatMap((id) => byRow.get(id) ?? [])
}

/** Returns the given parts that the set has. */
export async function findPartsById(db: Database, partSet: number, ids: readonly number[]): Promise<Part[]> {
  const rows = await db
    .selectFrom("part")
    .select(shownColumns)
    .where("part_set", "=", partSet)
    .where("id", "in", ids)
    .execute()
  return rows.map(presentPart)
}

export async function deletePartRows(db: Database, partSet: number, ids: readonly number[]): Promise<void> {
  await db.deleteFrom("part").where("part_set", "=", partSet).where("id", "in", ids).execute()
}

/** Returns the parts of a set whose numbers count as one of these, by the normal form of the number. */
export async function findSameParts(
  db: Database,
  partSet: number,
  numbers: readonly string[],
  except: ReadonlySet<number> = new Set(),
) {
  const wanted = new Set(numbers.map(samePartKey))
  const present: { id: number; partnumber: string }[] = []
  // The folded number ignores more than the normal form, and has an index.
  for (const keys of chunks([...new Set(numbers.map(foldNumber))], keysAtOnce)) {
    const rows = await db
      .selectFrom("part")
      .select(["id", "partnumber"])
      .where("part_set", "=", partSet)
      .where("number_key", "in", keys)
      .orderBy("id")
      .execute()
    present.push(...rows.filter(({ id, partnumber }) => !except.has(id) && wanted.has(samePartKey(partnumber))))
  }
  return new Map(present.toReversed().map((part) => [samePartKey(part.partnumber), part]))
}

/** Returns the given numbers that are parts of the set, so that a substitute can be a link. */
export async function existingNumbers(db: Database, partSet: number, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set()
  const rows = await db
    .selectFrom("part")
    .select("partnumber")
    .where("part_set", "=", partSet)
    .where("partnumber", "in", [...new Set(numbers)])
    .execute()
  return new Set(rows.map((row) => row.partnumber))
}
