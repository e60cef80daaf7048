import { type Expression, type SqlBool, expressionBuilder } from "kysely"
import type { PartFilter } from "#contract/part-list.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { Tables } from "#server/db/schema/tables.ts"

/** Sets whose parts are listed, and all sets that may have a successor of theirs. */
export interface FilterScope {
  sets: readonly number[]
  allSets: readonly number[]
}

export const isFiltering = ({ missing, substitute, quantity }: PartFilter): boolean =>
  missing !== undefined || substitute !== undefined || quantity !== undefined

/** Returns the condition that a part passes the filter. A successor exists by its folded number or by an alias. */
export function passes({ missing, substitute, quantity }: PartFilter, allSets: readonly number[]): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, "part">()
  return eb.and([
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
                .where("other.part_set", "in", allSets)
                .whereRef("other.number_key", "=", "part.subst_key"),
            ),
          ),
          eb.not(
            eb.exists(
              eb
                .selectFrom("part_alias")
                .innerJoin("part as other", "other.number_key", "part_alias.number_key")
                .select("other.id")
                .where("other.part_set", "in", allSets)
                .whereRef("part_alias.alias_key", "=", "part.subst_key"),
            ),
          ),
        ]
      : []),
  ])
}

/** Returns the number of passing parts per set. */
export async function countFiltered(
  db: Database,
  { sets, allSets }: FilterScope,
  filter: PartFilter,
): Promise<Map<number, number>> {
  if (sets.length === 0) return new Map()
  const rows = await db
    .selectFrom("part")
    .select(["part_set", (eb) => eb.fn.countAll().as("total")])
    .where("part_set", "in", sets)
    .where(passes(filter, allSets))
    .groupBy("part_set")
    .execute()
  return new Map(rows.map((row) => [row.part_set, Number(row.total)]))
}
