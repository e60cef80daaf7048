import fc from "fast-check"
import { expect, test } from "vitest"
import { scaleEnd } from "./model-table.tsx"

test("ends at the next round figure", () => {
  expect(scaleEnd([22.3, 36.3, null])).toBe(40)
  expect(scaleEnd([56])).toBe(60)
  expect(scaleEnd([132])).toBe(150)
  expect(scaleEnd([187])).toBe(200)
  expect(scaleEnd([0.25])).toBe(0.3)
  expect(scaleEnd([100])).toBe(100)
})

test("has no scale without powers", () => {
  expect(scaleEnd([])).toBeNull()
  expect(scaleEnd([null, null, 0])).toBeNull()
})

test("every power fits, and the largest fills at least half", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.1, max: 10_000, noNaN: true }), { minLength: 1 }), (powers) => {
      const end = scaleEnd(powers) ?? 0
      const most = Math.max(...powers)
      expect(end * 1.000_01).toBeGreaterThanOrEqual(most)
      expect(most / end).toBeGreaterThan(0.49)
    }),
  )
})
