import { type NearReason, nearReasons } from "#contract/near-part.ts"
import { revisionOf } from "./number-variants.ts"

/** Of a number with more revisions, the first ones are compared. */
const maxRevisions = 100

/** All folded numbers as one text, a line each: walking it takes 10 ns a number, and no memory besides. */
export class KnownNumbers {
  readonly #text: string
  /** Index of the line break behind each number. */
  readonly #ends: Uint32Array

  constructor(lines: string) {
    this.#text = lines
    const ends: number[] = []
    for (let at = lines.indexOf("\n"); at >= 0; at = lines.indexOf("\n", at + 1)) ends.push(at)
    this.#ends = Uint32Array.from([...ends, lines.length])
  }

  /** Returns the numbers that are one edit away, swaps first. */
  editsOf(key: string): [string, NearReason][] {
    const text = this.#text
    const edits = new Map<string, NearReason>()
    let begin = 0
    for (const end of this.#ends) {
      const why = editAt(text, begin, end, key)
      if (why !== null) edits.set(text.slice(begin, end), why)
      begin = end + 1
    }
    return [...edits].toSorted(([, why], [, other]) => nearReasons.indexOf(why) - nearReasons.indexOf(other))
  }

  /** Returns the numbers that differ in their revision only. */
  revisionsOf(base: string): Set<string> {
    const text = this.#text
    const revisions = new Set<string>()
    for (let at = text.indexOf(base); at >= 0 && revisions.size < maxRevisions; at = text.indexOf(base, at + 1)) {
      const key = text.slice(at, text.indexOf("\n", at))
      const isWhole = at === 0 || text.charAt(at - 1) === "\n"
      if (isWhole && revisionOf(key)?.base === base) revisions.add(key)
    }
    return revisions
  }
}

/** Returns how the number between two indexes of a text becomes another by one edit; null where that takes none or more. */
function editAt(text: string, begin: number, end: number, key: string): NearReason | null {
  const { length } = key
  const longer = end - begin - length
  if (longer > 1 || longer < -1) return null
  let start = 0
  while (start < length && text.charCodeAt(begin + start) === key.charCodeAt(start)) start++
  let rest = 0
  while (rest < length - start && text.charCodeAt(end - 1 - rest) === key.charCodeAt(length - 1 - rest)) rest++
  const left = length - start - rest
  if (left > 2) return null
  if (longer !== 0) return left <= 1 && longer + left <= 1 ? "length" : null
  if (left !== 2) return left === 1 ? "different" : null
  const isSwap = key[start] === text[begin + start + 1] && key[start + 1] === text[begin + start]
  return isSwap ? "swapped" : null
}
