import { findPiece } from "./find-piece.ts"

/** The text with the piece that was searched for marked, however the number was punctuated or typed. */
export function Marked({ text, query }: { text: string; query: string }) {
  const range = findPiece(text, query)
  if (!range) return text
  const [start, end] = range
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
