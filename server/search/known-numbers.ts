import { type NearReason, nearReasons } from "#contract/near-part.ts"
import { editAt } from "./one-edit.ts"
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
