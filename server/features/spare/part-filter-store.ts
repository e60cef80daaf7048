import type { Expression, ExpressionBuilder, SqlBool } from "kysely"
import type { PartFilter } from "#contract/part-list.ts"
import { chunks } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { Tables } from "#server/db/schema/tables.ts"

// Above as many hits one pass over the parts is quicker than looking each of them up.
const mostLookedUp = 1_000
const idsAtOnce = 500

/** Sets whose parts are listed, and those among whose numbers a successor is known. */
export interface FilterScope {
  sets: readonly number[]
  known: readonly number[]
}

export const isFiltering = ({ missing, substitute, quantity }: PartFilter): boolean =>
  missing !== undefined || substitute !== undefined || quantity !== undefined

/** Returns the condition that a part passes the filter; a successor is known by its number without punctuation, or by an alias of it. */
function passes({ missing, substitute, quantity }: PartFilter, known: readonly number[]) {
  return (eb: ExpressionBuilder<Tables, "part">): Expression<SqlBool> =>
    eb.and([
      ...(missing ? [eb(`part.description_${missing}`, "=", "")] : []),
      ...(quantity === undefined ? [] : [eb("part.quantity", "=", quantity)]),
      ...(substitute === "none" ? [eb("part.subst_part", "=", "")] : []),
      ...(substitute === "unknown"
        ? [
            eb("part.subst_key", "!=", ""),
            eb.not(
              eb.exists(
                eb
                  .selectFrom("part as other")
                  .select("other.id")
                  .where("other.part_set", "in", known)
                  .whereRef("other.number_key", "=", "part.subst_key"),
              ),
            ),
            eb.not(
              eb.exists(
                eb
                  .selectFrom("part_alias")
                  .innerJoin("part as other", "other.number_key", "part_alias.number_key")
                  .select("other.id")
                  .where("other.part_set", "in", known)
                  .whereRef("part_alias.alias_key", "=", "part.subst_key"),
              ),
            ),
          ]
        : []),
    ])
}

/** Returns how many parts of each set pass. */
export async function countFiltered(
  db: Database,
  { sets, known }: FilterScope,
  filter: PartFilter,
): Promise<Map<number, number>> {
  if (sets.length === 0) return new Map()
  const rows = await db
    .selectFrom("part")
    .select(["part_set", (eb) => eb.fn.countAll().as("total")])
    .where("part_set", "in", sets)
    .where(passes(filter, known))
    .groupBy("part_set")
    .execute()
  return new Map(rows.map((row) => [row.part_set, Number(row.total)]))
}

/** Returns a stretch of the parts of one set that pass, in natural order. */
export const listFiltered = (
  db: Database,
  set: number,
  known: readonly number[],
  filter: PartFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .selectFrom("part")
    .select(["row_id", "id"])
    .where("part_set", "=", set)
    .where(passes(filter, known))
    .orderBy("sort_key")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute()

/** Returns those of the rows that pass, in the order in which they came. */
export async function keepFiltered<Row extends { row_id: number }>(
  db: Database,
  { sets, known }: FilterScope,
  filter: PartFilter,
  rows: readonly Row[],
): Promise<Row[]> {
  const read = db.selectFrom("part").select("row_id").where(passes(filter, known))
  const kept = new Set<number>()
  if (rows.length > mostLookedUp)
    for (const { row_id } of await read.where("part_set", "in", sets).execute()) kept.add(row_id)
  else
    for (const some of chunks(
      rows.map((row) => row.row_id),
      idsAtOnce,
    ))
      for (const { row_id } of await read.where("row_id", "in", some).execute()) kept.add(row_id)
  return rows.filter(({ row_id }) => kept.has(row_id))
}
