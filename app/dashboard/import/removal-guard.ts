import type { SheetResult } from "#contract/sheet.ts"

type Counts = Pick<SheetResult, "updated" | "unchanged" | "removed">

const maxParts = 100
const maxShare = 0.1

/**
 * Returns whether an import removes so many parts that their number must be typed: more than 100 in total, or more than
 * a tenth of any group.
 */
export function isLargeRemoval(result: Counts & { groups?: readonly Counts[] }): boolean {
  return result.removed > maxParts || (result.groups ?? [result]).some(removesLargeShare)
}

const removesLargeShare = ({ updated, unchanged, removed }: Counts): boolean =>
  removed > maxShare * (updated + unchanged + removed)

/** Returns whether the typed text is this number, with or without thousands separators. */
export const isNumberTyped = (typed: string, expected: number): boolean =>
  typed.replaceAll(/[\s.,'’]/gu, "") === String(expected)
