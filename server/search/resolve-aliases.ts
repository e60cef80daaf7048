import { chunks, keysAtOnce } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** Returns the part number behind each folded number that is an alias; omits the others. */
export async function resolveAliases(db: Database, keys: readonly string[]): Promise<Map<string, string>> {
  const numbers = new Map<string, string>()
  for (const chunk of chunks([...new Set(keys)], keysAtOnce)) {
    const aliases = db.selectFrom("part_alias").select(["alias_key", "partnumber"])
    for (const { alias_key, partnumber } of await aliases.where("alias_key", "in", chunk).execute())
      numbers.set(alias_key, partnumber)
  }
  return numbers
}

/** Returns the part number behind each folded alias. */
export async function readAliases(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("part_alias").select(["alias_key", "partnumber"]).execute()
  return new Map(rows.map((row) => [row.alias_key, row.partnumber]))
}
