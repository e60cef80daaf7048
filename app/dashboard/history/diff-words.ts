import { diffArrays } from "diff/lib/diff/array.js"

export interface Hunk {
  kind: "same" | "added" | "removed"
  text: string
}

// Milliseconds, after which texts are shown as replaced, so that the diff does not block the screen.
const timeout = 300

/** Splits a text into words, white space and single characters. */
const words = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_-]+|[^\s\p{L}\p{N}_-]/gu) ?? []

/** Returns the word-by-word difference of two texts. */
export function diffWords(before: string, after: string): Hunk[] {
  const [old, now] = [words(before), words(after)]
  const replaced = [
    { value: old, added: false, removed: true },
    { value: now, added: true, removed: false },
  ]
  const changes = diffArrays(old, now, { timeout }) ?? replaced
  return changes.map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }))
}
