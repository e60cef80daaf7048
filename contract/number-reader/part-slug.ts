import { foldSpelling, separators } from "./fold-number.ts"

/** The longest slug that an address may have, in bytes of UTF-8. */
export const slugBytes = 120

const runOfSeparators = new RegExp(`[${separators}]+`, "gu")

/** Returns a part number as it stands in an address: lower case, look-alikes as Latin, each run of spaces and `- / . _` as one `-`. */
export const partSlug = (number: string): string =>
  foldSpelling(number).replace(runOfSeparators, "-").replace(/^-|-$/gu, "")

/** A slug, and where it ends in `~` and a figure, which of the numbers that are written like the rest is meant, from 1. */
export interface AskedSlug {
  slug: string
  among: { slug: string; nth: number } | null
}

/** Reads a slug of an address as it came, decoded; null for one that is too long or empty. */
export function readSlug(text: string): AskedSlug | null {
  const slug = partSlug(text)
  if (slug === "" || isTooLong(text)) return null
  const [, rest = "", nth] = /^(.+)~([1-9]\d{0,3})$/su.exec(slug) ?? []
  return { slug, among: nth === undefined ? null : { slug: rest, nth: Number(nth) } }
}

export const isTooLong = (slug: string): boolean => new TextEncoder().encode(slug).length > slugBytes
