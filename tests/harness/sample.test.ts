import { expect, test } from "vitest"
import { publicPages } from "#tests/e2e/public-pages.ts"
import { sample } from "#tests/e2e/sample.ts"

const quarters = ["1", "2", "3", "4"]

test.each([0, 1, 2, 3])("the four quarters of a walk with turn %i take every public page once", (turn) => {
  const taken = quarters.flatMap((quarter) => sample(publicPages, turn, { E2E_QUARTER: quarter }))
  expect(taken.toSorted()).toEqual(publicPages.toSorted())
})

test("the long form takes every public page at once", () => {
  expect(sample(publicPages, 1, { E2E_FORM: "long", E2E_QUARTER: "2" })).toEqual(publicPages)
})
