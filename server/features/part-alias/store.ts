import { sql } from "kysely"
import type { PartAlias } from "#contract/part-alias.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { escapeLike } from "#server/db/escape-like.ts"
import type { Database } from "#server/db/dialects/database.ts"

const shown = ["id", "alias", "partnumber", "created_at"] as const

/** Returns the aliases that a query finds by alias or number, in any spelling; all without one. */
export function listAliases(db: Database, query = ""): Promise<PartAlias[]> {
  const pattern = `%${escapeLike(foldNumber(query))}%`
  return db
    .selectFrom("part_alias")
    .select(shown)
    .where(sql<boolean>`alias_key like ${pattern} escape '\\' or number_key like ${pattern} escape '\\'`)
    .orderBy("alias_key")
    .execute()
}

export const insertAlias = (
  trx: Database,
  { alias, partnumber, created_at }: Omit<PartAlias, "id">,
): Promise<PartAlias> =>
  trx
    .insertInto("part_alias")
    .values({ alias, alias_key: foldNumber(alias), partnumber, number_key: foldNumber(partnumber), created_at })
    .returning(shown)
    .executeTakeFirstOrThrow()

/** Removes an alias and returns it; undefined when there is none. */
export const removeAlias = (trx: Database, id: number): Promise<PartAlias | undefined> =>
  trx.deleteFrom("part_alias").where("id", "=", id).returning(shown).executeTakeFirst()

/** Returns whether the number has an alias. */
export async function isAliased(trx: Database, key: string): Promise<boolean> {
  const row = await trx.selectFrom("part_alias").select("id").where("number_key", "=", key).executeTakeFirst()
  return row !== undefined
}

/**
 * Returns the part numbers in active groups that a number means: the one written exactly so, else all that differ in
 * punctuation only.
 */
export async function findStoredNumbers(trx: Database, partnumber: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("spare")
    .innerJoin("part", "part.part_set", "spare.part_set")
    .where("spare.deleted_at", "is", null)
    .where("part.number_key", "=", foldNumber(partnumber))
    .select("part.partnumber")
    .orderBy("spare.position")
    .orderBy("part.id")
    .execute()
  const numbers = [...new Set(rows.map((row) => row.partnumber))]
  return numbers.includes(partnumber) ? [partnumber] : numbers
}
