import type { NearReason } from "#contract/near-part.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { guessNumbers } from "#contract/number-reader/look-alikes.ts"
import { otherSpellings } from "./other-spellings.ts"

/** How a folded number differs from the one that was written. */
export interface Variant {
  why: NearReason
  distance: number
}

/** Returns the folded numbers that a number may have been misread, mistyped or misheard from, the likeliest first. */
export function otherReadings(number: string): Map<string, Variant> {
  const key = foldNumber(number)
  const readings = new Map<string, Variant>()
  const add = (reading: string, why: NearReason, distance: number) => {
    if (reading !== key && !readings.has(reading)) readings.set(reading, { why, distance })
  }
  for (const guess of guessNumbers(key)) add(guess, "misread", differences(guess, key))
  const spellings = otherSpellings(number)
  for (const spelling of spellings) add(spelling, "keyboard", 1)
  for (const spelling of spellings) for (const guess of guessNumbers(spelling)) add(guess, "keyboard", 2)
  return readings
}

/** Returns how many characters of two numbers differ, position by position. */
export const differences = (number: string, other: string): number =>
  Array.from(number).filter((character, at) => character !== other[at]).length

/** Splits a folded number at its revision, the figure behind its last letter: "l31742p" and 3; null without one. */
export function revisionOf(key: string): { base: string; figure: number } | null {
  const [, base, figure] = /^(.{3,}[a-z])(\d{1,3})$/u.exec(key) ?? []
  return base === undefined ? null : { base, figure: Number(figure) }
}
