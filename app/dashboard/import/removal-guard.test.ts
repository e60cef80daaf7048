import { expect, it } from "vitest"
import type { SheetResult } from "#contract/sheet.ts"
import { isLargeRemoval, isNumberTyped } from "./use-removal-guard.tsx"

const result = (removed: number, unchanged: number, updated = 0) => ({ removed, unchanged, updated }) as SheetResult

it("asks for the number above 100 parts or a tenth of the group", () => {
  expect(isLargeRemoval(result(101, 50_000))).toBe(true)
  expect(isLargeRemoval(result(100, 50_000))).toBe(false)
  expect(isLargeRemoval(result(3, 20, 7))).toBe(false)
  expect(isLargeRemoval(result(4, 20, 6))).toBe(true)
  expect(isLargeRemoval(result(0, 0))).toBe(false)
})

it("asks for the number where any of several groups loses more than a tenth, or all together more than 100 parts", () => {
  const grouped = (...groups: SheetResult[]) => ({
    ...result(
      groups.reduce((sum, { removed }) => sum + removed, 0),
      1_000_000,
    ),
    groups,
  })
  expect(isLargeRemoval(grouped(result(0, 5_000), result(4, 20, 6)))).toBe(true)
  expect(isLargeRemoval(grouped(result(50, 5_000), result(50, 5_000)))).toBe(false)
  expect(isLargeRemoval(grouped(result(50, 5_000), result(51, 5_000)))).toBe(true)
})

it("accepts the number in any usual notation", () => {
  for (const typed of ["49990", " 49.990 ", "49,990", "49\u00a0990", "49’990"])
    expect(isNumberTyped(typed, 49_990), typed).toBe(true)
  for (const typed of ["", "4999", "49990 Teile", "x"]) expect(isNumberTyped(typed, 49_990), typed).toBe(false)
})
