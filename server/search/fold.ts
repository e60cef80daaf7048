import { foldText, separators } from "#contract/number-reader/fold-number.ts"

const gapBetweenWords = new RegExp(`([${separators}]+)`, "u")

/** Splits a text: words at even indexes, the gaps between them at odd ones. */
export function splitWords(value: string): string[] {
  return foldText(value).split(gapBetweenWords)
}

/**
 * Returns whether two words are one size or number written with a space: "M8 x", "x 20", "12 mm", but not "Stufe 1".
 */
export function isOneSize(before: string, after: string): boolean {
  const isShort = (word: string) => /\d/u.test(word) || (word.length <= 4 && Array.from(word).length <= 2)
  return (isDigit(before.at(-1)) || isDigit(after[0])) && isShort(before) && isShort(after)
}

const isDigit = (character = ""): boolean => character >= "0" && character <= "9"

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
