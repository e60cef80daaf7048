import { expect, test } from "vitest"
import { guessNumbers } from "./look-alikes.ts"

test.each([
  ["l31742po2", "l31742p02"],
  ["131742p02", "l31742p02"],
  ["l3i742p02", "l31742p02"],
  ["l31742p0z", null],
  ["9o47mllg01", "9047m11g01"],
  ["i5220paich1a", "is220paich1a"],
  ["is2o4ovbrmhia", "is2040vbrmh1a"],
  ["ooi2b", "0012b"],
])("%s may be %s", (key, meant) => {
  if (meant === null) expect(guessNumbers(key)).not.toContain("l31742p02")
  else expect(guessNumbers(key)).toContain(meant)
  expect(guessNumbers(key)).not.toContain(key)
})

test("returns no guesses for a number without such characters, and a limited number otherwise", () => {
  expect(guessNumbers("x9947")).toEqual([])
  expect(guessNumbers("0".repeat(30))).toHaveLength(40)
  expect(guessNumbers("1".repeat(30), 7)).toHaveLength(7)
})

test("returns no guesses for what is too long for a part number", () => {
  expect(guessNumbers("0".repeat(31))).toEqual([])
})
