import fc from "fast-check"
import { expect, test } from "vitest"
import { FormattedNumber, showNumber } from "./cell-value.ts"

// As Excel shows them with English settings.
test.each([
  ["General", 3.000_000_000_000_000_4, "3"],
  ["General", 0.1 + 0.2, "0.3"],
  ["General", 12_345_678_901, "12345678901"],
  ["General", 123_456_789_012, "1.23457E+11"],
  ["00000", 123, "00123"],
  ["0000-000", 1_234_567, "1234-567"],
  ["000\\.000", 123_456, "123.456"],
  ['"GE-"0000', 42, "GE-0042"],
  ['"P/N "General', 42, "P/N 42"],
  ['General" Stk"', 5, "5 Stk"],
  ["\\L000", 42, "L042"],
  ['"A"0"B"', 7, "A7B"],
  ["00-00-00", 123_456, "12-34-56"],
  ["[$-407]0000000", 1_234_572, "1234572"],
  ["[>999]0-000;000", 1_234_576, "1234-576"],
  ["[>999]0-000;000", 76, "076"],
  ["00000;-00000;;@", 0, ""],
  ["0;(0)", -5, "(5)"],
  ["#,##0", 1_234_567, "1,234,567"],
  ["#\\ ##0", 1_234_579, "1234 579"],
  ["_-* #,##0.00_-;-* #,##0.00_-", 1_234.5, "1,234.50"],
  ["0_)", 4, "4"],
  ["0*x", 5, "5"],
  ["?00", 5, "05"],
  ["@", 42, "42"],
  ["0%", 0.5, "50%"],
  ["# ?/?", 1.5, "1 1/2"],
  ["0.00E+00", 12_345, "1.23E+04"],
  ["0,", 12_345, "12"],
  ["mm.yyyy", 45_292, "01.2024"],
  ["dd.mm.yyyy", 45_000, "15.03.2023"],
  ["[$-407]d. mmmm yyyy", 45_292, "1. Januar 2024"],
  ["[h]:mm", 1.5, "36:00"],
  ["[Red]0", 5, "5"],
  ["[$€-407] 0", 5, "€ 5"],
  ['bad"', 5, "5"],
])("shows %j of %d as %j", (format, value, shown) => {
  expect(new FormattedNumber(value, format).shown).toBe(shown)
})

test("shows every figure of a whole number among any literal text, and its zeros", () => {
  const literal = fc
    .string({ unit: fc.constantFrom(...Array.from("GE-L0#.,dmyhs?*_@ ÄЖ")), maxLength: 6 })
    .map((text) => text.trim())
  const asFormat = (text: string) => `"${text}"`
  fc.assert(
    fc.property(
      literal,
      literal,
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 1, max: 9 }),
      (a, b, value, zeros) => {
        const format = `${asFormat(a)}${"0".repeat(zeros)}${asFormat(b)}`
        expect(showNumber(value, format)).toBe(`${a}${String(value).padStart(zeros, "0")}${b}`)
        const escaped = Array.from(a, (character) => `\\${character}`).join("")
        expect(showNumber(value, `${escaped}${"0".repeat(zeros)}`)).toBe(`${a}${String(value).padStart(zeros, "0")}`)
        expect(new FormattedNumber(value, format).isDate).toBe(false)
      },
    ),
  )
})
