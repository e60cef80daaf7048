import fc from "fast-check"
import { expect, test } from "vitest"
import { limits } from "#contract/limits.ts"
import { parsePartNumbers } from "./parse-part-numbers.ts"

const read = (text: string) => parsePartNumbers(text).wanted.map(({ number, quantity }) => `${number} ${quantity}`)

test.each([
  ["L31742P02", ["L31742P02 1"]],
  ["L31742P02\n9047M11G01\r\nIS220PAICH1A", ["L31742P02 1", "9047M11G01 1", "IS220PAICH1A 1"]],
  ["L1, L2;L3 L4\tL5", ["L1 1", "L2 1", "L3 1", "L4 1", "L5 1"]],
  ["L31742P02\t4\n9047M11G01\t12", ["L31742P02 4", "9047M11G01 12"]],
  ["L31742P02\tLaufschaufel\t92", ["L31742P02 92"]],
  ["7310234\t2", ["7310234 2"]],
  ["7310234\t7310235", ["7310234 1", "7310235 1"]],
  ["L1 x 3, L2 × 4; L3 x5", ["L1 3", "L2 4", "L3 5"]],
  ["L1 х 3", ["L1 3"]],
  ["3 x L1\n2x L2", ["L1 3", "L2 2"]],
  ["L31742P02 3", ["L31742P02 3"]],
  ["L1 x 3 Stück", ["L1 3"]],
  ["L1 x 2\nl1\nL1", ["L1 4"]],
  ["„L31742P02“, (9047M11G01).", ["L31742P02 1", "9047M11G01 1"]],
  ["bitte Preis für L1 und L2", ["L1 1", "L2 1"]],
  ["L1 x 0", ["L1 1"]],
  ["L1 x 99999999", ["L1 1000000"]],
  ["", []],
  [" \t;,\n x ", []],
])("%j", (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test("a number longer than any part's is none", () => {
  expect(read(`${"1".repeat(limits.partNumber + 1)} L1`)).toEqual(["L1 1"])
})

const number = fc.stringMatching(/^[A-Z]{1,3}[0-9]{3,6}[A-Z][0-9]{2}$/u)
const list = fc.array(fc.record({ number, quantity: fc.integer({ min: 1, max: 5_000 }) }), { maxLength: 60 })

test("a column from Excel and a list with x say the same, doubles added up", () => {
  fc.assert(
    fc.property(list, (rows) => {
      const sums = new Map<string, number>()
      for (const row of rows) sums.set(row.number, (sums.get(row.number) ?? 0) + row.quantity)
      const expected = [...sums].map(([name, quantity]) => ({ number: name, quantity }))
      expect(parsePartNumbers(rows.map((row) => `${row.number}\t${row.quantity}`).join("\r\n")).wanted).toEqual(
        expected,
      )
      expect(parsePartNumbers(rows.map((row) => `${row.number} x ${row.quantity}`).join(", ")).wanted).toEqual(expected)
    }),
  )
})

test("whatever is pasted gives at most 200 numbers with a digit and sound quantities", () => {
  const pasted = fc.oneof(
    fc.string({ unit: "binary", maxLength: 2_000 }),
    fc
      .array(fc.oneof(number, fc.constantFrom("\t", "\n", " x ", "x3", "3x", ";", ", ", "12")), { maxLength: 900 })
      .map((all) => all.join(" ")),
  )
  fc.assert(
    fc.property(pasted, (text) => {
      const { wanted, left } = parsePartNumbers(text)
      expect(wanted.length).toBeLessThanOrEqual(limits.lookupNumbers)
      if (left > 0) expect(wanted).toHaveLength(limits.lookupNumbers)
      expect(new Set(wanted.map((one) => one.number.toUpperCase())).size).toBe(wanted.length)
      for (const one of wanted) {
        expect(one.number).toMatch(/\d/u)
        expect(Number.isInteger(one.quantity) && one.quantity >= 1 && one.quantity <= 1_000_000).toBe(true)
      }
    }),
  )
})
