import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { chunks, keysAtOnce, yieldToEventLoop } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { resolveAliases } from "#server/search/resolve-aliases.ts"

/** Returns the numbers that no part of an active group and no alias has. */
export async function listUnknown(db: Database, numbers: readonly string[]): Promise<string[]> {
  const aliases = await resolveAliases(db, numbers.map(foldNumber))
  const keyOf = (number: string) => foldNumber(aliases.get(foldNumber(number)) ?? number)
  const knownKeys = await listKnownKeys(db, [...numbers.map(keyOf), ...numbers.map(foldNumber)])
  return numbers.filter((number) => !knownKeys.has(keyOf(number)) && !knownKeys.has(foldNumber(number)))
}

/** Returns the folded numbers that parts of active groups have. */
async function listKnownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const knownKeys = new Set<string>()
  for (const chunk of chunks([...new Set(keys)], keysAtOnce)) {
    await yieldToEventLoop()
    for (const { number_key } of await db
      .selectFrom("spare")
      .innerJoin("part", "part.part_set", "spare.part_set")
      .where("spare.deleted_at", "is", null)
      .select("part.number_key")
      .where("part.number_key", "in", chunk)
      .execute())
      knownKeys.add(number_key)
  }
  return knownKeys
}
