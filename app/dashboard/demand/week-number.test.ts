import { expect, test } from "vitest"
import { weekNumber } from "./week-number.ts"

test.each([
  ["2026-11-16", 47],
  ["2025-12-29", 1],
  ["2026-12-28", 53],
  ["2027-01-04", 1],
])("the week of %s is %i", (monday, week) => {
  expect(weekNumber(monday)).toBe(week)
})
