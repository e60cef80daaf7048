import { expect, it } from "vitest"
import { parsePrice } from "./parse-price.ts"

it.each([
  ["1.234,50", "de", { amount: 123_450 }],
  ["1,234.50", "de", { amount: 123_450 }],
  ["1,234.50", "en", { amount: 123_450 }],
  ["4 180,00 €", "ru", { amount: 418_000, currency: "EUR" }],
  ["1.250,– €", "de", { amount: 125_000, currency: "EUR" }],
  ["12.50 EUR/pc", "en", { amount: 1_250, currency: "EUR" }],
  ["1.250,00 netto", "de", { amount: 125_000 }],
  ["1250/100 St", "de", { error: "invalid_price" }],
  ["USD 120", "en", { amount: 12_000, currency: "USD" }],
  ["1.234", "de", { amount: 123_400 }],
  ["1,234", "de", { choices: [123_400, 123] }],
  ["1,234", "en", { choices: [123_400, 123] }],
  ["1.234", "en", { choices: [123_400, 123] }],
  ["1.234.567", "de", { amount: 123_456_700 }],
  ["12,5", "de", { amount: 1_250 }],
  ["0,05", "ru", { amount: 5 }],
  ["", "de", { amount: null }],
  ["20000000", "de", { amount: 2_000_000_000 }],
  ["20000000,01", "de", { error: "invalid_price" }],
  ["12,3456", "de", { error: "invalid_price" }],
  ["1234,567", "de", { error: "invalid_price" }],
  ["1,234.567", "en", { error: "invalid_price" }],
  ["1.23.4", "de", { error: "invalid_price" }],
  ["n/a", "de", { error: "invalid_price" }],
  ["-5", "de", { error: "invalid_price" }],
] as const)("reads %s in %s", (text, language, price) => {
  expect(parsePrice(text, language)).toEqual(price)
})
