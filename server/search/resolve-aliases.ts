import type { Database } from "#server/db/dialects/database.ts"

// PostgreSQL and SQLite take some ten thousand parameters in one statement.
const keysAtOnce = 5_000

/** Returns the part number that each folded number stands for where it is an alias; the others are left out. */
export async function resolveAliases(db: Database, keys: readonly string[]): Promise<Map<string, string>> {
  const unique = [...new Set(keys)]
  const found = new Map<string, string>()
  for (let at = 0; at < unique.length; at += keysAtOnce)
    for (const { alias_key, partnumber } of await db
      .selectFrom("part_alias")
      .select(["alias_key", "partnumber"])
      .where("alias_key", "in", unique.slice(at, at + keysAtOnce))
      .execute())
      found.set(alias_key, partnumber)
  return found
}
