import fc from "fast-check"
import { expect, it } from "vitest"
import { formatAmount, numberLines, offerLimits, offerLineKinds, sumOffer, vatKinds } from "./offer-constants.ts"

const line = fc.record({
  kind: fc.constantFrom(...offerLineKinds),
  quantity: fc.option(fc.integer({ min: 1, max: 1_000 }), { nil: null }),
  unit_price: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: null }),
})

it("sums what is offered and its costs, whatever the order, and nothing else", () => {
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom(...vatKinds), (lines, vat) => {
      const sums = sumOffer(lines, vat)
      const exact = lines
        .filter(({ kind }) => kind !== "alternative" && kind !== "none")
        .reduce((sum, { quantity, unit_price }) => sum + BigInt(quantity ?? 0) * BigInt(unit_price ?? 0), 0n)
      expect(BigInt(sums.net)).toBe(exact)
      expect(BigInt(sums.vat)).toBe((exact * BigInt(sums.vat_rate) + 50n) / 100n)
      expect(sums.total).toBe(sums.net + sums.vat)
      expect(sumOffer(lines.toReversed(), vat)).toEqual(sums)
    }),
  )
})

it("stays exact with as many lines of the highest amount as an offer can have", () => {
  const lines = Array.from({ length: offerLimits.lines }, () => ({
    kind: "offer" as const,
    quantity: 1,
    unit_price: offerLimits.amount,
  }))
  expect(sumOffer(lines, "domestic")).toMatchObject({ net: 600_000_000_000, vat: 114_000_000_000 })
})

it.each([
  ["de", "1.234,50"],
  ["en", "1,234.50"],
  ["ru", "1\u00a0234,50"],
] as const)("writes amounts in %s", (language, text) => {
  expect(formatAmount(123_450, language)).toBe(text)
})

it("numbers an alternative after the line that it stands beside", () => {
  const lines = [
    { kind: "offer" as const, line_id: 7 },
    { kind: "cost" as const, line_id: null },
    { kind: "alternative" as const, line_id: 7 },
    { kind: "none" as const, line_id: 8 },
  ]
  expect(numberLines(lines)).toEqual(["1", "2", "1a", "3"])
})
