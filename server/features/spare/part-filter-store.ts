import { type Expression, type SqlBool, expressionBuilder, sql } from "kysely"
import { languages } from "#contract/language.ts"
import type { PartFilter } from "#contract/part-list.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { Tables } from "#server/db/schema/tables.ts"

/** Sets whose parts are listed, and all sets that may have a successor of theirs. */
export interface FilterScope {
  sets: readonly number[]
  allSets: readonly number[]
}

export const isFiltering = (filter: PartFilter): boolean =>
  Object.values(filter).some((condition) => condition !== undefined)

/** Returns the condition that a part passes the filter. A successor exists by its folded number or by an alias. */
export function passes(
  { missing, substitute, quantity, near, since }: PartFilter,
  allSets: readonly number[],
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, "part">()
  return eb.and([
    ...(missing ? [eb(`part.description_${missing}`, "=", "")] : []),
    ...(quantity === undefined ? [] : [eb("part.quantity", "=", quantity)]),
    ...(since ? [eb("part.updated_at", ">=", since)] : []),
    ...(near ? [isNear(allSets)] : []),
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

/** Returns the condition that another part has a number that differs in dashes, dots, slashes or spaces only. */
function isNear(allSets: readonly number[]): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, "part">()
  const written = (column: "part.partnumber" | "other.partnumber") => sql`lower(replace(${sql.ref(column)}, ' ', ''))`
  return eb.and([
    eb(
      "part.number_key",
      "in",
      eb
        .selectFrom("part as twin")
        .select("twin.number_key")
        .where("twin.part_set", "in", allSets)
        .groupBy("twin.number_key")
        .having((group) => group.fn.countAll(), ">", 1),
    ),
    eb.exists(
      eb
        .selectFrom("part as other")
        .select("other.id")
        .where("other.part_set", "in", allSets)
        .whereRef("other.number_key", "=", "part.number_key")
        .where(sql<boolean>`${written("other.partnumber")} <> ${written("part.partnumber")}`),
    ),
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

/** Returns the number of parts of a set without a description in each language, without successor and of quantity 0. */
export async function countGaps(db: Database, set: number) {
  const countOf = (condition: Expression<SqlBool>) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  const row = await db
    .selectFrom("part")
    .select((eb) => [
      ...languages.map((language) => countOf(eb(`description_${language}`, "=", "")).as(`missing_${language}`)),
      countOf(eb("subst_part", "=", "")).as("no_substitute"),
      countOf(eb("quantity", "=", 0)).as("quantity_0"),
    ])
    .where("part_set", "=", set)
    .executeTakeFirstOrThrow()
  const { missing_de, missing_en, missing_ru, no_substitute, quantity_0 } = row
  // One engine returns sums as text.
  return {
    missing_de: Number(missing_de),
    missing_en: Number(missing_en),
    missing_ru: Number(missing_ru),
    no_substitute: Number(no_substitute),
    quantity_0: Number(quantity_0),
  }
}
