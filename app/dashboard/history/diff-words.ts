import { diffArrays } from "diff/lib/diff/array.js"

export interface Hunk {
  kind: "same" | "added" | "removed"
  text: string
}

// Milliseconds: texts that differ in too much are shown as replaced, since searching on would block the screen.
const timeout = 300

/** Words, white space and single characters. */
const words = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_-]+|[^\s\p{L}\p{N}_-]/gu) ?? []

/** Returns the difference of two texts, word by word. */
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
