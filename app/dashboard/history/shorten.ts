import type { Hunk } from "./diff-words.ts"

const shown = 12

/** Shortens unchanged text to the words around each change. */
export function shorten(hunks: readonly Hunk[]): Hunk[] {
  const last = hunks.length - 1
  return hunks.map((hunk, at) => {
    if (hunk.kind !== "same") return hunk
    const words = hunk.text.match(/\s*\S+\s*/gu) ?? []
    const head = at === 0 ? [] : words.slice(0, shown)
    const tail = at === last ? [] : words.slice(-shown)
    if (words.length <= head.length + tail.length + 1) return hunk
    return { ...hunk, text: [...head, at === 0 ? "… " : at === last ? "…" : " … ", ...tail].join("") }
  })
}
