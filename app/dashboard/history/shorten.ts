import type { Piece } from "./diff-words.ts"

const shown = 12

/** Leaves of what is the same only the words beside a change. */
export function shorten(pieces: readonly Piece[]): Piece[] {
  const last = pieces.length - 1
  return pieces.map((piece, at) => {
    if (piece.kind !== "same") return piece
    const words = piece.text.match(/\s*\S+\s*/gu) ?? []
    const head = at === 0 ? [] : words.slice(0, shown)
    const tail = at === last ? [] : words.slice(-shown)
    if (words.length <= head.length + tail.length + 1) return piece
    return { ...piece, text: [...head, at === 0 ? "… " : at === last ? "…" : " … ", ...tail].join("") }
  })
}
