import { separators } from "#contract/number-reader/fold-number.ts"

const punctuation = new RegExp(`([${separators}]+)`, "u")

/** Cuts a number at its punctuation: every second segment is punctuation. */
export const markPunctuation = (number: string): string[] => number.split(punctuation)
