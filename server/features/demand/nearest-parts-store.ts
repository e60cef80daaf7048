import type { NearestPart } from "#contract/demand.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { guessNumbers } from "#contract/number-reader/look-alikes.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished } from "#server/records/visibility.ts"

const digits = Array.from("0123456789")
const keysAtOnce = 5_000

/**
 * Returns the part with the nearest number per folded number: misread, two characters swapped, one digit different, one
 * too many or too few.
 */
export async function findNearestParts(db: Database, keys: readonly string[]): Promise<Map<string, NearestPart>> {
  const candidates = new Map(keys.map((key) => [key, variantsOf(key)]))
  const wanted = [...new Set([...candidates.values()].flatMap((variants) => [...variants.keys()]))]
  const parts = new Map<string, { spare_id: number; partnumber: string }>()
  for (let at = 0; at < wanted.length; at += keysAtOnce)
    for (const { number_key, ...part } of await db
      .selectFrom("spare")
      .innerJoin("part", "part.part_set", "spare.part_set")
      .where(isPublished("spare"))
      .select(["part.number_key", "part.spare_id", "part.partnumber"])
      .where("part.number_key", "in", wanted.slice(at, at + keysAtOnce))
      .execute())
      parts.set(number_key, part)
  const nearest = new Map<string, NearestPart>()
  for (const [key, variants] of candidates)
    for (const [variant, how] of variants) {
      const part = parts.get(variant)
      if (!part) continue
      nearest.set(key, { ...part, segments: cutAtDifference(part.partnumber, key), how })
      break
    }
  return nearest
}

/** Returns the variants of a folded number, the likeliest first. */
function variantsOf(key: string): Map<string, NearestPart["how"]> {
  const variants = new Map<string, NearestPart["how"]>()
  const add = (variant: string, how: NearestPart["how"]) => {
    if (variant !== key && !variants.has(variant)) variants.set(variant, how)
  }
  const characters = Array.from(key)
  const replaced = (at: number, removed: number, text: string) =>
    [...characters.slice(0, at), text, ...characters.slice(at + removed)].join("")
  for (const guess of guessNumbers(key)) add(guess, "misread")
  for (const [at, character] of characters.entries())
    add(replaced(at, 2, `${characters[at + 1] ?? ""}${character}`), "swapped")
  // From the end, where versions of a part differ.
  for (const at of [...characters.keys()].toReversed()) {
    if (!/\d/u.test(characters[at] ?? "")) continue
    const near = digits.toSorted(
      (a, b) => Math.abs(Number(a) - Number(characters[at])) - Math.abs(Number(b) - Number(characters[at])),
    )
    for (const digit of near) add(replaced(at, 1, digit), "different")
  }
  for (const at of characters.keys()) add(replaced(at, 1, ""), "length")
  for (let at = 0; at <= characters.length; at++) for (const digit of digits) add(replaced(at, 0, digit), "length")
  return variants
}

/** Splits a part number at its difference from a folded number: same, different, same. */
function cutAtDifference(partnumber: string, key: string): string[] {
  const characters = Array.from(partnumber)
  const matches = (from: readonly string[], other: readonly string[]) => {
    let [same, at] = [0, 0]
    for (const character of from) {
      const folded = foldNumber(character)
      if (folded !== "" && folded !== other[at]) break
      if (folded !== "") at++
      same++
    }
    return same
  }
  const begin = matches(characters, Array.from(key))
  const end = Math.min(matches(characters.toReversed(), Array.from(key).toReversed()), characters.length - begin)
  const middle = characters.length - end
  return [characters.slice(0, begin), characters.slice(begin, middle), characters.slice(middle)].map((some) =>
    some.join(""),
  )
}
