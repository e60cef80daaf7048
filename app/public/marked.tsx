/** A text split at its matches: odd segments are matches. */
export function Marked({ segments }: { segments: readonly string[] }) {
  return segments.map((segment, index) => {
    // Segments of one text never change their order.
    if (index % 2 === 1) return <mark key={index}>{keepTogether(segment)}</mark>
    return keepTogether(segment)
  })
}

/** Keeps "1-й" and "2-stage" on one line. */
const keepTogether = (text: string) => text.replace(/(?<=\d-)(?=\p{L})/gu, "\u2060")
