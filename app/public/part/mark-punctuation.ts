import { separators } from "#contract/number-reader/fold-number.ts"

const punctuation = new RegExp(`([${separators}]+)`, "u")

/** Splits a number at its punctuation: odd segments are punctuation. */
export const markPunctuation = (number: string): string[] => number.split(punctuation)
