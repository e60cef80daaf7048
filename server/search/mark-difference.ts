import type { Difference } from "#contract/near-part.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"

/** Splits a part number where it differs from a folded one, and returns what that has there if it is one segment. */
export function markDifference(partnumber: string, key: string): Pick<Difference, "segments" | "instead"> {
  const characters = Array.from(partnumber)
  const folded = characters.map(foldNumber)
  const written = Array.from(key)
  const own = folded.filter((character) => character !== "")
  const isOneLength = own.length === written.length
  const first = own.findIndex((character, at) => character !== written[at])
  const last = own.findLastIndex((character, at) => character !== written[at - own.length + written.length])
  const differs = (at: number) => (isOneLength ? own[at] !== written[at] : first >= 0 && at >= first && at <= last)
  const segments = [""]
  let at = 0
  for (const [index, character] of characters.entries()) {
    const isIgnored = folded[index] === ""
    const isInDifference = segments.length % 2 === 0
    if (!isIgnored && differs(at) !== isInDifference) segments.push("")
    segments[segments.length - 1] += character
    if (!isIgnored) at++
  }
  if (segments.length % 2 === 0) segments.push("")
  const isOneSegment = isOneLength && segments.length === 3
  return {
    segments,
    instead: isOneSegment
      ? written
          .slice(first, last + 1)
          .join("")
          .toUpperCase()
      : "",
  }
}
