import { expect, it } from "vitest"
import { scrollStep } from "./use-drag-order.ts"

it.each([
  ["nothing in the middle", 400, 0],
  ["nothing just outside the edge", 100, 0],
  ["slowly where the edge begins", 98, -1],
  ["fast at the top", 0, -16],
  ["no faster above the window", -500, -16],
  ["downwards at the bottom", 800, 16],
  ["half as fast half-way", 750, 8],
])("scrolls %s", (_name, y, step) => {
  expect(scrollStep(y, 800)).toBe(step)
})
