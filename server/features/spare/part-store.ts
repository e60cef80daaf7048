import type { Insertable, Updateable } from "kysely"
import { type Part, type PartInput, type PartPage, type PartQuery } from "#contract/part.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import type { PartRow, PartTable } from "#server/db/schema.ts"
import { foldNumber, foldText, naturalKey, shownOrder } from "#server/search/fold.ts"
import { partsMatching } from "./part-search.ts"

function presentPart(row: PartRow): Part {
  const { id, partnumber, subst_part, quantity, description_de, description_en, description_ru, version, updated_at } =
    row
  return { id, partnumber, subst_part, quantity, description_de, description_en, description_ru, version, updated_at }
}

/** The folded columns by which a part is ordered and found. */
export function searchKeys(
  part: Pick<PartInput, "partnumber" | "subst_part" | "description_de" | "description_en" | "description_ru">,
) {
  return {
    sort_key: naturalKey(part.partnumber),
    number_key: foldNumber(part.partnumber),
    subst_key: foldNumber(part.subst_part),
    search_text: [
      foldNumber(part.partnumber),
      foldNumber(part.subst_part),
      foldText(part.description_de),
      foldText(part.description_en),
      foldText(part.description_ru),
    ].join("\n"),
    ...shownOrder(part),
  }
}

/** Takes `count` part ids that nobody else has; returns the first. */
export async function takePartIds(db: Database, count: number): Promise<number> {
  const row = await db
    .updateTable("counter")
    .set((eb) => ({ value: eb("value", "+", count) }))
    .where("name", "=", "part")
    .returning("value")
    .executeTakeFirstOrThrow()
  return row.value - count + 1
}

export async function insertParts(db: Database, rows: readonly Insertable<PartTable>[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto("part")
      .values([...rows])
      .execute()
}

export async function findPart(db: Database, partSet: number, id: number): Promise<Part | null> {
  const row = await db
    .selectFrom("part")
    .selectAll()
    .where("part_set", "=", partSet)
    .where("id", "=", id)
    .executeTakeFirst()
  return row ? presentPart(row) : null
}

export async function updatePartRow(
  db: Database,
  partSet: number,
  id: number,
  change: Updateable<PartTable>,
): Promise<void> {
  await db
    .updateTable("part")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("part_set", "=", partSet)
    .where("id", "=", id)
    .execute()
}

export async function deletePartRow(db: Database, partSet: number, id: number): Promise<boolean> {
  const result = await db.deleteFrom("part").where("part_set", "=", partSet).where("id", "=", id).executeTakeFirst()
  return Number(result.numDeletedRows) > 0
}

export async function listFirstParts(db: Database, partSet: number, count: number): Promise<Part[]> {
  const rows = await db
    .selectFrom("part")
    .selectAll()
    .where("part_set", "=", partSet)
    .orderBy("sort_key")
    .orderBy("id")
    .limit(count)
    .execute()
  return rows.map(presentPart)
}

/** One page of a group's parts in the order asked for; a page behind the last one shows the last. */
export async function searchParts(
  db: Database,
  partSet: number,
  { query, page, limit, sort = "number", lang = "de" }: PartQuery,
): Promise<PartPage> {
  const matching = partsMatching(db, partSet, query)
  const { total } = await matching.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow()
  const last = Math.max(1, Math.ceil(Number(total) / limit))
  const shown = Math.min(page, last)
  const direction = sort.startsWith("-") ? "desc" : "asc"
  // Each order has an index with these very columns, so that a page is read without sorting the group.
  const first = { number: [], quantity: ["quantity"], description: [`order_${lang}`] } as const
  const columns = [...first[sort.replace("-", "") as keyof typeof first], "sort_key", "id"] as const
  const rows = await columns
    .reduce((ordered, column) => ordered.orderBy(column, direction), matching.selectAll())
    .limit(limit)
    .offset((shown - 1) * limit)
    .execute()
  return { items: rows.map(presentPart), total: Number(total), page: shown, limit }
}

/** The ids of all parts that a query finds, in the order of their numbers. */
export async function listPartIds(db: Database, partSet: number, query: string): Promise<number[]> {
  const rows = await partsMatching(db, partSet, query).select("id").orderBy("sort_key").orderBy("id").execute()
  return rows.map((row) => row.id)
}

/** Those of the parts that the set has. */
export async function findParts(db: Database, partSet: number, ids: readonly number[]): Promise<Part[]> {
  const rows = await db.selectFrom("part").selectAll().where("part_set", "=", partSet).where("id", "in", ids).execute()
  return rows.map(presentPart)
}

export async function deletePartRows(db: Database, partSet: number, ids: readonly number[]): Promise<void> {
  await db.deleteFrom("part").where("part_set", "=", partSet).where("id", "in", ids).execute()
}

/** Which of these numbers are parts of the set, so that a substitute can be a link. */
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
