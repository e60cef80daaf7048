import { separators } from "#contract/number-reader/fold-number.ts"

const separatorsPattern = new RegExp(`[${separators}]+`, "gu")
const versionPattern = /^(.*\d.*?)([GP]\d{2,3})$/u
const beforeLetters = /(?<=\d)(?=\p{L})/gu

/** A number as its heading is drawn: what stays the same, and what changes with the version; null for a number without one. */
export function splitVersion(number: string): { base: string; version: string } | null {
  const [, base, version] = versionPattern.exec(number) ?? []
  return base && version ? { base, version } : null
}

/** Returns other ways in which people write a number, most usual first; all of them lead to the same part. */
export function spellings(number: string): string[] {
  const compact = number.replace(separatorsPattern, "")
  const split = splitVersion(compact)
  const ways = [compact, ...(split ? [`${split.base}-${split.version}`, compact.replace(beforeLetters, " ")] : [])]
  return [...new Set(ways)].filter((way) => way !== number)
}
