import fc from "fast-check"
import { expect, test } from "vitest"
import { guardFormula, unguardFormula } from "./formula-guard.ts"

const text = fc.string({ unit: fc.constantFrom("'", "=", "+", "-", "@", "\t", "＝", "A", "1", " ") })

test("no guarded cell begins like a formula", () => {
  fc.assert(fc.property(text, (value) => !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(guardFormula(value))))
})

test("every text survives the guard and its removal", () => {
  fc.assert(fc.property(text, (value) => unguardFormula(guardFormula(value)) === value))
})

test.each([
  ["-1", "'-1"],
  ["=1+1", "'=1+1"],
  ["'-1", "''-1"],
  ["'quoted'", "'quoted'"],
  ["00123", "00123"],
])("%j is written as %j", (value, cell) => {
  expect(guardFormula(value)).toBe(cell)
})
