import { localizedNames } from "#contract/localized.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { guessNumbers } from "#contract/number-reader/look-alikes.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
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
// One query each; longer chains end there.
const maxSteps = 60

type PartsByKey = ReadonlyMap<string, FoundPart[]>

/**
 * Looks up part numbers in all active groups: exact, else ignoring punctuation and look-alike letters, else by alias,
 * else as written by ear or on another keyboard layout. Of several numbers that differ in punctuation only, none is
 * taken: `similar` suggests them, as it suggests misread ones for unknown numbers.
 */
export async function lookUpParts(db: Database, numbers: readonly string[]): Promise<PartLookupResult> {
  const legible = numbers.filter((number) => foldNumber(number) !== "")
  const distinct = [...new Set(legible)]
  const keyOf = once(foldNumber)
  const parts = await findByKeys(db, distinct.map(keyOf))
  const missing = distinct.filter((number) => !parts.has(keyOf(number)))
  const aliases = await resolveAliases(db, missing.map(keyOf))
  const aliased = await findByKeys(db, [...aliases.values()].map(foldNumber))
  const meantBy = (number: string) => {
    const meant = aliases.get(keyOf(number)) ?? ""
    const successors = aliased.get(foldNumber(meant)) ?? []
    return successors.find((part) => part.partnumber === meant) ?? successors[0]
  }
  const spellingsOf = once(otherSpellings)
  const respelt = await findByKeys(db, missing.flatMap(spellingsOf))
  const alikeOf = (number: string) =>
    parts.get(keyOf(number)) ?? spellingsOf(number).flatMap((key) => respelt.get(key) ?? [])
  const find = (number: string): FoundPart | null => {
    const alias = meantBy(number)
    if (alias) return alias
    const alike = alikeOf(number)
    const key = samePartKey(number)
    return (
      alike.find((part) => samePartKey(part.partnumber) === key) ?? (isOneNumber(alike) ? (alike[0] ?? null) : null)
    )
  }
  const unknown = missing.filter((number) => find(number) === null && looksLikeNumber(number))
  const share = Math.min(maxGuessesOfOne, Math.floor(maxGuesses / unknown.length))
  const guessesOf = once((number) => guessNumbers(keyOf(number), share))
  const guessed = await findByKeys(db, unknown.flatMap(guessesOf))
  const allParts = [...parts.values(), ...respelt.values(), ...aliased.values()].flat()
  const currentOf = await readCurrentParts(db, allParts)
  return {
    items: legible.map((number) => {
      const part = find(number)
      if (part) {
        const { current, successor } = currentOf(part)
        const status = current === null ? ("found" as const) : ("replaced" as const)
        const same_as = meantBy(number)?.partnumber ?? null
        return { number, status, part, current, successor, similar: [], same_as }
      }
      const alike = [...new Map(alikeOf(number).map((entry) => [samePartKey(entry.partnumber), entry])).values()]
      const similar = alike.length > 0 ? alike : guessesOf(number).flatMap((key) => guessed.get(key)?.[0] ?? [])
      const status = similar.length > 0 ? ("similar" as const) : ("unknown" as const)
      const none = { part: null, current: null, successor: null, same_as: null }
      return { number, status, ...none, similar: similar.slice(0, maxSimilar) }
    }),
  }
}

/** Returns the function with its results kept, so that each number costs once however often it is asked for. */
function once<Result>(work: (number: string) => Result): (number: string) => Result {
  const results = new Map<string, Result>()
  return (number) => {
    const result = results.get(number) ?? work(number)
    results.set(number, result)
    return result
  }
}

/**
 * Follows successors to the end of each chain. The returned function gives a part's current number and its part, if
 * listed; null for a part without successor and for one of a circle, which stays interchangeable.
 */
async function readCurrentParts(db: Database, parts: readonly FoundPart[]) {
  const byKey = new Map<string, FoundPart[]>()
  let last = parts
  for (let step = 0; step < maxSteps && last.length > 0; step++) {
    const keys = last.flatMap(({ subst_part }) => (subst_part === "" ? [] : [foldNumber(subst_part)]))
    const fresh = keys.filter((key) => !byKey.has(key))
    const read = await findByKeys(db, fresh)
    for (const key of fresh) byKey.set(key, read.get(key) ?? [])
    last = [...read.values()].flat()
  }
  return (part: FoundPart): { current: string | null; successor: FoundPart | null } => {
    const seen = [part.partnumber]
    let at = part
    while (at.subst_part !== "") {
      const next = successorOf(at, byKey)
      const current = next?.partnumber ?? at.subst_part
      if (current === part.partnumber) break
      if (next === null || next.subst_part === "" || seen.includes(current)) return { current, successor: next }
      seen.push(current)
      at = next
    }
    return { current: null, successor: null }
  }
}

/**
 * Returns the successor of a part: as written before other spellings, with a successor before without, in its own group
 * before others; null for several numbers that differ in punctuation only.
 */
function successorOf({ subst_part, spare_id }: FoundPart, byKey: PartsByKey): FoundPart | null {
  const alike = byKey.get(foldNumber(subst_part)) ?? []
  const exact = alike.filter(({ partnumber }) => partnumber === subst_part)
  const named = exact.length > 0 ? exact : isOneNumber(alike) ? alike : []
  const [first] = named
  const isNext = (part: FoundPart) => part.spare_id === spare_id && (part.subst_part !== "" || first?.subst_part === "")
  return named.find(isNext) ?? first ?? null
}

const isOneNumber = (parts: readonly FoundPart[]) =>
  new Set(parts.map(({ partnumber }) => samePartKey(partnumber))).size === 1

async function findByKeys(db: Database, keys: readonly string[]): Promise<Map<string, FoundPart[]>> {
  const byKey = new Map<string, FoundPart[]>()
  // Filtered by active set, so that each set's range of the number index is read.
  for (const chunk of chunks([...new Set(keys)], keysAtOnce))
    for (const { number_key, ...part } of await db
      .selectFrom("spare")
      .innerJoin("part", "part.part_set", "spare.part_set")
      .where(isPublished("spare"))
      .select(["part.id", "part.partnumber", "part.subst_part", "part.quantity", "part.spare_id", "part.number_key"])
      .select(localizedNames("part.description"))
      .where("part.number_key", "in", chunk)
      // A number may be in several groups, of which only one names its successor.
      .orderBy(({ eb }) => eb("part.subst_part", "=", ""))
      .orderBy("spare.position")
      .orderBy("part.id")
      .execute())
      byKey
        .set(number_key, byKey.get(number_key) ?? [])
        .get(number_key)
        ?.push(part)
  return byKey
}
