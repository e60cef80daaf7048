import fc from "fast-check"
import { expect, test } from "vitest"
import { KnownNumbers } from "./known-numbers.ts"

const catalogue = ["9107m52g01", "9107m52g03", "l31742p02", "l31742p05", "l31742p12", "xl31742p02", "л31742"]
const known = new KnownNumbers(catalogue.join("\n"))

test.each([
  ["9017m52g01", [["9107m52g01", "swapped"]]],
  ["9107n52g01", [["9107m52g01", "different"]]],
  ["l317742p02", [["l31742p02", "length"]]],
  ["l3172p02", [["l31742p02", "length"]]],
  ["l3174p02", [["l31742p02", "length"]]],
  ["l31742p0", ["l31742p02", "l31742p05"].map((number) => [number, "length"])],
  [
    "1l31742p02",
    [
      ["l31742p02", "length"],
      ["xl31742p02", "different"],
    ].toReversed(),
  ],
  [
    "l31742p02",
    [
      ["l31742p05", "different"],
      ["l31742p12", "different"],
      ["xl31742p02", "length"],
    ],
  ],
  ["л31724", [["л31742", "swapped"]]],
  ["l3174222", []],
  ["", []],
])("finds what is one edit from %s", (number, near) => expect(known.editsOf(number)).toEqual(near))

test("finds other revisions, and neither longer nor shorter numbers", () => {
  expect([...known.revisionsOf("l31742p")]).toEqual(["l31742p02", "l31742p05", "l31742p12"])
  expect([...known.revisionsOf("31742p")]).toEqual([])
})

test("an empty catalogue has nothing near", () => {
  expect(new KnownNumbers("").editsOf("l31742p02")).toEqual([])
})

/** Returns whether a number becomes another by one edit, tried one by one. */
function isOneEdit(number: string, other: string): boolean {
  const cut = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)
  const isShorter = (short: string, long: string) => Array.from(long, (_, at) => cut(long, at)).includes(short)
  const isReplaced = () =>
    number.length === other.length && Array.from(number, (_, at) => cut(number, at) === cut(other, at)).includes(true)
  const isSwapped = () =>
    Array.from(
      number,
      (_, at) => number.slice(0, at) + (number[at + 1] ?? "") + (number[at] ?? "") + number.slice(at + 2),
    ).includes(other)
  return number !== other && (isShorter(number, other) || isShorter(other, number) || isReplaced() || isSwapped())
}

test("agrees with trying every edit", () => {
  const number = fc.string({ unit: fc.constantFrom("a", "b", "1", "2"), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.uniqueArray(number, { minLength: 1, maxLength: 20 }), number, (numbers, key) => {
      const near = new KnownNumbers(numbers.join("\n")).editsOf(key).map(([other]) => other)
      expect(new Set(near)).toEqual(new Set(numbers.filter((other) => isOneEdit(key, other))))
    }),
    { numRuns: 2_000 },
  )
})
