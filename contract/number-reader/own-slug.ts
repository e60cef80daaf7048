import { samePartKey } from "./same-part.ts"
import { isTooLong, partSlug } from "./part-slug.ts"

/** Returns each number once, by its normal form and as the first of them is written, in id order. */
export const distinctNumbers = (rows: readonly { id: number; partnumber: string }[]): string[] => {
  const numbers = new Map<string, string>()
  for (const { partnumber } of rows.toSorted((a, b) => a.id - b.id)) {
    const key = samePartKey(partnumber)
    if (!numbers.has(key)) numbers.set(key, partnumber)
  }
  return [...numbers.values()]
}

/** Returns the slug of a number among the parts with the same folded number; "" when it is too long for a URL. */
export function ownSlug(number: string, alike: readonly { id: number; partnumber: string }[]): string {
  const key = samePartKey(number)
  const numbers = distinctNumbers(alike)
  const first = numbers.find((other) => samePartKey(other) === key) ?? number
  const slug = partSlug(first)
  const spelt = numbers.filter((other) => partSlug(other) === slug)
  const unique = spelt.length > 1 ? `${slug}~${spelt.indexOf(first) + 1}` : slug
  return isTooLong(unique) ? "" : unique
}
