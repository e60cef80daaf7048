import { expect, it } from "vitest"
import { isPower, shownPower, typedPower } from "./power.ts"

it("accepts a comma and a point", () => {
  expect(typedPower("30,2")).toBe("30.2")
  expect(typedPower("30,2 MW")).toBe("30.2")
  expect(typedPower("30.2")).toBe("30.2")
  expect(typedPower("30,2 MW")).toBe("30.2")
  expect(typedPower("1 250")).toBe("1250")
})

it("shows the decimal sign of the language", () => {
  expect(shownPower("30.2", "de")).toBe("30,2")
  expect(shownPower("30.2", "ru")).toBe("30,2")
  expect(shownPower("30.2", "en")).toBe("30.2")
})

it("keeps a number that is being typed", () => {
  expect(shownPower(typedPower("30,"), "de")).toBe("30,")
})

it("rejects what is not a power", () => {
  for (const right of ["", "0", "30", "30.", ".5", "10000"]) expect(isPower(right), right).toBe(true)
  for (const wrong of ["-1", "1.2.3", "1.000,5", "abc", "10001", "1e3", "."]) expect(isPower(wrong), wrong).toBe(false)
})
