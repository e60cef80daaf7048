import { separators } from "#contract/number-reader/fold-number.ts"

const separatorsPattern = new RegExp(`[${separators}]+`, "gu")
const punctuation = new RegExp(`([${separators}]+)`, "u")
const versionPattern = /^(.*\d.*?)([GP]\d{2,3})$/u
const beforeLetters = /(?<=\d)(?=\p{L})/gu

/** Splits a number into its constant part and its version; null for a number without version. */
export function splitVersion(number: string): { base: string; version: string } | null {
  const [, base, version] = versionPattern.exec(number) ?? []
  return base && version ? { base, version } : null
}

/** Returns other common spellings of a number, most usual first; all lead to the same part. */
export function spellings(number: string): string[] {
  const compact = number.replace(separatorsPattern, "")
  const split = splitVersion(compact)
  const ways = [compact, ...(split ? [`${split.base}-${split.version}`, compact.replace(beforeLetters, " ")] : [])]
  return [...new Set(ways)].filter((way) => way !== number)
}

/** Splits a number at its punctuation: odd segments are punctuation. */
export const markPunctuation = (number: string): string[] => number.split(punctuation)
