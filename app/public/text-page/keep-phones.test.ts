import { expect, test } from "vitest"
import { keepPhones } from "./load-text-page.ts"

test("keeps a telephone number on one line, and nothing else", () => {
  expect(keepPhones("<p>Telefon +49 551 0900-140, auch +49 (0) 551 1.</p>")).toBe(
    "<p>Telefon +49\u00A0551\u00A00900-140, auch +49\u00A0(0)\u00A0551\u00A01.</p>",
  )
  const others = '<p>Von +5 bis 12 MW, <a href="tel:+49 551 0900 140">1 2 3 4 5 6 7 8</a>, 20 000 000</p>'
  expect(keepPhones(others)).toBe(others)
})
