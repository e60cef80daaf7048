import { type LocalizedColumns, fallback, mapLanguages } from "#contract/localized.ts"
import { foldText, separators } from "#contract/number-reader/fold-number.ts"

/** Descriptions that agree up to this length are ordered by number. */
const orderLength = 60
const gapBetweenWords = new RegExp(`([${separators}]+)`, "u")

/** Splits a text: words at even indexes, the gaps between them at odd ones. */
export function splitWords(value: string): string[] {
  return foldText(value).split(gapBetweenWords)
}

/**
 * Returns whether two words are one size or number written with a space: "M8 x", "x 20", "12 mm", but not "Stufe 1".
 */
export function isOneSize(before: string, after: string): boolean {
  const short = (word: string) => /\d/u.test(word) || Array.from(word).length <= 2
  return short(before) && short(after) && (/\d$/u.test(before) || /^\d/u.test(after))
}

/** Returns a key that sorts numbers naturally, L9 before L10: runs of digits are prefixed by their length. */
export function naturalKey(value: string): string {
  return value
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\d+/gu, (digits) => {
      const significant = digits.replace(/^0+(?=\d)/u, "")
      return `${String(significant.length).padStart(3, "0")}${significant}`
    })
}

/** By what a list of parts is ordered in each language: the description that is shown there, folded and cut. */
export const shownOrder = (part: LocalizedColumns<"description">): LocalizedColumns<"order"> =>
  mapLanguages("order", (language) => foldText(fallback(part, "description", language).text).slice(0, orderLength))
