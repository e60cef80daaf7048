import { isTooLong, partSlug } from "./part-slug.ts"

/** Each number once, in the order of the ids. */
export const distinctNumbers = (rows: readonly { id: number; partnumber: string }[]): string[] => [
  ...new Set(rows.toSorted((a, b) => a.id - b.id).map(({ partnumber }) => partnumber)),
]

/** Returns the slug at which a number stands among the parts that fold to the same; "" for one too long for an address. */
export function ownSlug(number: string, alike: readonly { id: number; partnumber: string }[]): string {
  const slug = partSlug(number)
  const spelt = distinctNumbers(alike).filter((other) => partSlug(other) === slug)
  const own = spelt.length > 1 ? `${slug}~${spelt.indexOf(number) + 1}` : slug
  return isTooLong(own) ? "" : own
}
