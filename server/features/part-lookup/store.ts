import { localizedNames } from "#contract/localized.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { guessNumbers } from "#contract/number-reader/look-alikes.ts"
import { looksLikeNumber } from "#contract/number-reader/number-shape.ts"
import type { FoundPart, PartLookupResult } from "#contract/part-lookup.ts"
import { chunks, keysAtOnce } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished } from "#server/records/visibility.ts"
import { resolveAliases } from "#server/search/resolve-aliases.ts"
import { otherSpellings } from "#server/search/other-spellings.ts"

const maxSimilar = 3
// Shared by all unknown numbers of one list; in a long list each gets only the likeliest.
const maxGuesses = 8_000
const maxGuessesOfOne = 40

type PartsByKey = ReadonlyMap<string, FoundPart[]>

/**
 * Looks up part numbers in all active groups: exact, else ignoring punctuation and look-alike letters, else by alias,
 * else as written by ear or on another keyboard layout. For unknown numbers `similar` suggests misread ones.
 */
export async function lookUpParts(db: Database, numbers: readonly string[]): Promise<PartLookupResult> {
  const asked = numbers.filter((number) => foldNumber(number) !== "")
  const parts = await findByKeys(db, asked.map(foldNumber))
  const missing = asked.filter((number) => !parts.has(foldNumber(number)))
  const aliases = await resolveAliases(db, missing.map(foldNumber))
  const aliased = await findByKeys(db, [...aliases.values()].map(foldNumber))
  const meantBy = (number: string) => {
    const meant = aliases.get(foldNumber(number)) ?? ""
    const same = aliased.get(foldNumber(meant)) ?? []
    return same.find((part) => part.partnumber === meant) ?? same[0]
  }
  const respelt = await findByKeys(db, missing.flatMap(otherSpellings))
  const find = (number: string): FoundPart | null => {
    const alias = meantBy(number)
    if (alias) return alias
    const same = parts.get(foldNumber(number)) ?? otherSpellings(number).flatMap((key) => respelt.get(key) ?? [])
    return same.find((part) => part.partnumber === number) ?? same[0] ?? null
  }
  const unknown = missing.filter((number) => find(number) === null && looksLikeNumber(number))
  const share = Math.min(maxGuessesOfOne, Math.floor(maxGuesses / unknown.length))
  const guess = (number: string) => guessNumbers(foldNumber(number), share)
  const guessed = await findByKeys(db, unknown.flatMap(guess))
  const found = [...parts.values(), ...respelt.values(), ...aliased.values()].flat()
  const successors = await findByKeys(
    db,
    found.filter((part) => part.subst_part !== "").map((part) => foldNumber(part.subst_part)),
  )
  return {
    items: asked.map((number) => {
      const part = find(number)
      if (part) {
        const status = part.subst_part ? ("replaced" as const) : ("found" as const)
        const same_as = meantBy(number)?.partnumber ?? null
        return { number, status, part, successor: successorOf(part, successors), similar: [], same_as }
      }
      const similar = guess(number).flatMap((key) => guessed.get(key)?.[0] ?? [])
      const status = similar.length > 0 ? ("similar" as const) : ("unknown" as const)
      return { number, status, part: null, successor: null, similar: similar.slice(0, maxSimilar), same_as: null }
    }),
  }
}

/** Returns the successor of a part, in its own group first. */
function successorOf(part: FoundPart, successors: PartsByKey): FoundPart | null {
  const named = (successors.get(foldNumber(part.subst_part)) ?? []).filter(
    (candidate) => candidate.partnumber === part.subst_part,
  )
  return named.find((candidate) => candidate.spare_id === part.spare_id) ?? named[0] ?? null
}

async function findByKeys(db: Database, keys: readonly string[]): Promise<Map<string, FoundPart[]>> {
  const found = new Map<string, FoundPart[]>()
  // Filtered by active set, so that each set's range of the number index is read.
  for (const some of chunks([...new Set(keys)], keysAtOnce))
    for (const { number_key, ...part } of await db
      .selectFrom("spare")
      .innerJoin("part", "part.part_set", "spare.part_set")
      .where(isPublished("spare"))
      .select(["part.id", "part.partnumber", "part.subst_part", "part.quantity", "part.spare_id", "part.number_key"])
      .select(localizedNames("part.description"))
      .where("part.number_key", "in", some)
      .orderBy("spare.position")
      .orderBy("part.id")
      .execute())
      found.set(number_key, [...(found.get(number_key) ?? []), part])
  return found
}
