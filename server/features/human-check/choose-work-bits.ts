/** Leading zero bits of the proof of work: about 65,000 hashes, 0.5 to 2 seconds in a browser. */
const minWorkBits = 16

/** Used where limits are off, as in tests on loopback: the same work, done instantly. */
export const unlimitedWorkBits = 8

// A browser computes some 100,000 hashes a second: 18 bits take three seconds on average, eight in 5 % of cases.
const maxWorkBits = 18
const freeChecks = 10

/** Returns the difficulty by checks within the hour: one bit more from 10 on, two from 40 on. */
export function chooseWorkBits(checks: number): number {
  if (checks <= freeChecks) return minWorkBits
  const more = Math.ceil(Math.log(checks / freeChecks) / Math.log(4))
  return Math.min(maxWorkBits, minWorkBits + more)
}
