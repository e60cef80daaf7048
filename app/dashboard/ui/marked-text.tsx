interface Segment {
  part: string
  isHit: boolean
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, "\\$&")

/** Splits a text at the words of a query, in any case. */
export function splitHits(text: string, query: string): Segment[] {
  const words = query.split(/\s+/u).filter(Boolean).map(escape)
  if (words.length === 0 || text === "") return [{ part: text, isHit: false }]
  const longestFirst = words.toSorted((left, right) => right.length - left.length)
  return text
    .split(new RegExp(`(${longestFirst.join("|")})`, "giu"))
    .map((part, at) => ({ part, isHit: at % 2 === 1 }))
    .filter(({ part }) => part !== "")
}

/** A text with the searched words marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return splitHits(text, query).map(({ part, isHit }, at) =>
    // Segments of one text never change their order.
    isHit ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  )
}
