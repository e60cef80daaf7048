/** Leading zero bits of the proof of work: about 65,000 hashes, half a second to two in a browser. */
const leastWorkBits = 16

/** Where nothing is limited, as in tests on loopback: the same work, done at once. */
export const unlimitedWorkBits = 8

// A browser tries some 100,000 hashes a second: 18 bits take it three seconds on average, and eight in one case of twenty.
const mostWorkBits = 18
const freeChecks = 10

/** Returns the difficulty for a visitor who has asked for so many checks within the hour: one bit more from 10 on, two from 40 on. */
export function chooseWorkBits(checks: number): number {
  if (checks <= freeChecks) return leastWorkBits
  const more = Math.ceil(Math.log(checks / freeChecks) / Math.log(4))
  return Math.min(mostWorkBits, leastWorkBits + more)
}
