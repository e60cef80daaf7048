import type { Language } from "#contract/language.ts"

const largest = 10_000

/** A power as it is typed in a language; stored with a point. */
export const shownPower = (power: string, language: Language): string =>
  language === "en" ? power : power.replace(".", ",")

/** What was typed, with a point for the comma and without the spaces between groups of digits. */
export const typedPower = (text: string): string => text.replace(",", ".").replace(/[\s\u00a0\u202f]/gu, "")

/** Empty, or a number that the server takes. */
export function isPower(power: string): boolean {
  if (power === "") return true
  return /^\d+\.?\d*$|^\.\d+$/u.test(power) && Number(power) <= largest
}
