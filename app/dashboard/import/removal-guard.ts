import type { SheetResult } from "#contract/sheet.ts"

const mostParts = 100
const mostShare = 0.1

/** Whether an import removes so many parts that the person has to type their number: more than 100, or than a tenth of the group. */
export function isLargeRemoval({ updated, unchanged, removed }: SheetResult): boolean {
  return removed > mostParts || removed > mostShare * (updated + unchanged + removed)
}

/** Whether what was typed is this number, with or without marks between the thousands. */
export const isNumberTyped = (typed: string, expected: number): boolean =>
  typed.replaceAll(/[\s.,'’]/gu, "") === String(expected)
