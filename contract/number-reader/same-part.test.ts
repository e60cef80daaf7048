import fc from "fast-check"
import { expect, test } from "vitest"
import { foldNumber } from "./fold-number.ts"
import { nearPartKey, samePartKey } from "./same-part.ts"

test.each([
  [
    "\u200bL31742P02",
    "L31742\u00adP02",
    "L31742P02\u200f",
    "\u202aL31742P02\u202c",
    "Ｌ３１７４２Ｐ０２",
    "l31742 p02\u00a0",
  ],
  [
    "ZZ-100",
    "zz\u2011100",
    "ZZ\u2212100",
    "ZZ\u2010100",
    "ZZ\u2043100",
    "ZZ\u2053100",
    "ZZ\u2e3a100",
    "ＺＺ－１００",
    "ZZ \u2013 100",
  ],
])("takes %j and its like for one number", (number, ...others) => {
  for (const other of others) expect(samePartKey(other)).toBe(samePartKey(number))
})

test.each([
  ["ZZ-100-A", "zz 100 a"],
  ["ZZ.100/A", "ZZ-100-A"],
])("takes %j and %j for near-duplicates", (number, other) => {
  expect(samePartKey(other)).not.toBe(samePartKey(number))
  expect(nearPartKey(other)).toBe(nearPartKey(number))
})

test("keeps figures, letters of other scripts and signs apart", () => {
  for (const [left, right] of [
    ["ZZ-100", "ZZ-101"],
    ["Л31742Р02", "L31742P02"],
    ["ZZ+100", "ZZ100"],
    ["0100", "100"],
  ] as const)
    expect(nearPartKey(left)).not.toBe(nearPartKey(right))
})

test("what is one number is found by one folded number, and the normal form is its own", () => {
  const odd = fc.constantFrom(
    "\u200b",
    "\u200f",
    "\u061c",
    "\u2011",
    "\u2212",
    "\ufe58",
    " ",
    "\u00a0",
    "-",
    "ﬁ",
    "Ⅷ",
    "İ",
    "ß",
  )
  const number = fc.array(fc.oneof(odd, fc.string({ unit: "grapheme", maxLength: 3 })), { maxLength: 8 })
  fc.assert(
    fc.property(number, (pieces) => {
      const text = pieces.join("")
      const key = samePartKey(text)
      expect(samePartKey(key)).toBe(key)
      expect(foldNumber(key)).toBe(foldNumber(text))
    }),
  )
})
