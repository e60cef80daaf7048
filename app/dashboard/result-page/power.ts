import type { Language } from "#contract/language.ts"

const largest = 10_000

/** Returns a power as typed in a language; stored with a point. */
export const shownPower = (power: string, language: Language): string =>
  language === "en" ? power : power.replace(".", ",")

/** Returns the typed text with a decimal point, without spaces between digits and without the unit of the field. */
export const typedPower = (text: string): string =>
  text
    .replace(",", ".")
    .replaceAll(/\s/gu, "")
    .replace(/(?:MW|МВт)$/iu, "")

/** Returns whether a power is empty or valid. */
export function isPower(power: string): boolean {
  if (power === "") return true
  return /^\d+\.?\d*$|^\.\d+$/u.test(power) && Number(power) <= largest
}
