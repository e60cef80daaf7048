import { foldSpelling, separators } from "./fold-number.ts"

/** Maximum length of a slug, in bytes of UTF-8. */
export const slugBytes = 120

const runOfSeparators = new RegExp(`[${separators}]+`, "gu")

/** Returns a part number as a slug: lower case, look-alikes as Latin, each run of spaces and `- / . _` as one `-`. */
export const partSlug = (number: string): string =>
  foldSpelling(number).replace(runOfSeparators, "-").replace(/^-|-$/gu, "")

/** A slug, and, if it ends in `~` and a figure, the index from 1 among equal spellings. */
export interface AskedSlug {
  slug: string
  among: { slug: string; nth: number } | null
}

/** Parses the decoded slug of a URL; null for a too long or empty one. */
export function readSlug(text: string): AskedSlug | null {
  const slug = partSlug(text)
  if (slug === "" || isTooLong(text)) return null
  const [, rest = "", nth] = /^(.+)~([1-9]\d{0,3})$/su.exec(slug) ?? []
  return { slug, among: nth === undefined ? null : { slug: rest, nth: Number(nth) } }
}

export const isTooLong = (slug: string): boolean => new TextEncoder().encode(slug).length > slugBytes
