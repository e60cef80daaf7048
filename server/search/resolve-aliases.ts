import { chunks } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"

// PostgreSQL and SQLite take some ten thousand parameters in one statement.
const keysAtOnce = 5_000

/** Returns the part number that each folded number stands for where it is an alias; the others are left out. */
export async function resolveAliases(db: Database, keys: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const some of chunks([...new Set(keys)], keysAtOnce)) {
    const aliases = db.selectFrom("part_alias").select(["alias_key", "partnumber"])
    for (const { alias_key, partnumber } of await aliases.where("alias_key", "in", some).execute())
      found.set(alias_key, partnumber)
  }
  return found
}
