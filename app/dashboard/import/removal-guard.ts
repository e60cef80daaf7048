import type { SheetResult } from "#contract/sheet.ts"

type Counts = Pick<SheetResult, "updated" | "unchanged" | "removed">

const mostParts = 100
const mostShare = 0.1

/**
 * Whether an import removes so many parts that the person has to type their number: more than 100 in all, or more than a tenth of the
 * group, of any group where there are several.
 */
export function isLargeRemoval(result: Counts & { groups?: readonly Counts[] }): boolean {
  return result.removed > mostParts || (result.groups ?? [result]).some(removesLargeShare)
}

const removesLargeShare = ({ updated, unchanged, removed }: Counts): boolean =>
  removed > mostShare * (updated + unchanged + removed)

/** Whether what was typed is this number, with or without marks between the thousands. */
export const isNumberTyped = (typed: string, expected: number): boolean =>
  typed.replaceAll(/[\s.,'’]/gu, "") === String(expected)
