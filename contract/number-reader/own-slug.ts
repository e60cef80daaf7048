import { isTooLong, partSlug } from "./part-slug.ts"

/** Returns each number once, in id order. */
export const distinctNumbers = (rows: readonly { id: number; partnumber: string }[]): string[] => [
  ...new Set(rows.toSorted((a, b) => a.id - b.id).map(({ partnumber }) => partnumber)),
]

/** Returns the slug of a number among the parts with the same folded number; "" when it is too long for a URL. */
export function ownSlug(number: string, alike: readonly { id: number; partnumber: string }[]): string {
  const slug = partSlug(number)
  const spelt = distinctNumbers(alike).filter((other) => partSlug(other) === slug)
  const own = spelt.length > 1 ? `${slug}~${spelt.indexOf(number) + 1}` : slug
  return isTooLong(own) ? "" : own
}
