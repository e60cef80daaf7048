import { splitHits } from "./split-hits.ts"

/** A text with the searched words marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return splitHits(text, query).map(({ part, isHit }, at) =>
    // Segments of one text never change their order.
    isHit ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  )
}
