import { expect, it } from "vitest"
import { longestRise } from "./longest-rise.ts"

it.each([
  [[], []],
  [
    [3, 4, 5],
    [3, 4, 5],
  ],
  [
    [4, 1, 2, 3],
    [1, 2, 3],
  ],
  [
    [2, 3, 4, 1],
    [2, 3, 4],
  ],
  [
    [7, 8, 9, 1, 2, 3, 4],
    [1, 2, 3, 4],
  ],
  [[3, 2, 1], [1]],
])("returns for %j the rising indexes %j", (values, rise) => {
  const kept = longestRise(values)
  expect(values.filter((_value, at) => kept.has(at))).toEqual(rise)
})
