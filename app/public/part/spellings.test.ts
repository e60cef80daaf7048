import { expect, test } from "vitest"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { spellings, splitVersion } from "./spellings.ts"

test.each([
  ["9035M58G02", ["9035M58-G02", "9035 M58 G02"]],
  ["L31742P02", ["L31742-P02", "L31742 P02"]],
  ["L31742-P02", ["L31742P02", "L31742 P02"]],
  ["5X516-498-1", ["5X5164981"]],
  ["IS4200VXVGH2A", []],
  ["G02", []],
])("%s is also written in common ways, all of which are the same number", (number, ways) => {
  expect(spellings(number)).toEqual(ways)
  for (const way of ways) expect(foldNumber(way)).toBe(foldNumber(number))
})

test("a number is split before its version", () => {
  expect(splitVersion("9035M58G02")).toEqual({ base: "9035M58", version: "G02" })
  expect(splitVersion("L47132P104")).toEqual({ base: "L47132", version: "P104" })
  for (const number of ["IS4200VXVGH2A", "G02", "1234", "9035M58G0211"]) expect(splitVersion(number)).toBeNull()
})
