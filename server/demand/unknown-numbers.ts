import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { resolveAliases } from "#server/search/resolve-aliases.ts"

// PostgreSQL and SQLite accept some ten thousand parameters per statement.
const keysAtOnce = 5_000

/** Returns the numbers that no part of an active group and no alias has. */
export async function listUnknown(db: Database, numbers: readonly string[]): Promise<string[]> {
  const aliases = await resolveAliases(db, numbers.map(foldNumber))
  const keyOf = (number: string) => foldNumber(aliases.get(foldNumber(number)) ?? number)
  const known = await listKnownKeys(db, [...numbers.map(keyOf), ...numbers.map(foldNumber)])
  return numbers.filter((number) => !known.has(keyOf(number)) && !known.has(foldNumber(number)))
}

/** Returns the folded numbers that parts of active groups have. */
async function listKnownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const unique = [...new Set(keys)]
  const known = new Set<string>()
  for (let at = 0; at < unique.length; at += keysAtOnce)
    for (const { number_key } of await db
      .selectFrom("spare")
      .innerJoin("part", "part.part_set", "spare.part_set")
      .where("spare.deleted_at", "is", null)
      .select("part.number_key")
      .where("part.number_key", "in", unique.slice(at, at + keysAtOnce))
      .execute())
      known.add(number_key)
  return known
}
