import { expect, it } from "vitest"
import { differentNumbers } from "./different-numbers.ts"

it("takes numbers for one however their thousands and decimals are written", () => {
  expect(differentNumbers("4.000–8.000 h, 1,5 mm", "4 000–8 000 ч, 1.5 мм")).toBeNull()
  expect(differentNumbers("<p>12’500 Teile</p>", "12,500 parts")).toBeNull()
  expect(differentNumbers("am 20. November 2026", "on November 20, 2026")).toBeNull()
  expect(differentNumbers("ab 08:30 Uhr", "from 8:30")).toBeNull()
  expect(differentNumbers('<a href="/service/5">LM2500</a>', '<a href="/service/7">LM2500</a>')).toBeNull()
})

it("names what only the source and only the translation has", () => {
  expect(differentNumbers("4.000–8.000 h", "4 000–80 000 ч")).toEqual({ source: ["8.000"], translation: ["80 000"] })
  expect(differentNumbers("2 von 2", "2 из двух")).toEqual({ source: ["2"], translation: [] })
  expect(differentNumbers("LM2500 und LM6000", "LM2500")).toEqual({ source: ["6000"], translation: [] })
})

it("compares long texts in any order of their numbers", () => {
  const numbers = Array.from({ length: 50_000 }, (_, at) => String(at * 7))
  expect(differentNumbers(numbers.join("; "), numbers.toReversed().join("; "))).toBeNull()
})
