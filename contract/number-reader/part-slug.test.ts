import fc from "fast-check"
import { expect, test } from "vitest"
import { foldNumber } from "./fold-number.ts"
import { partSlug, readSlug, slugBytes } from "./part-slug.ts"

test.each([
  ["9035M58G02", "9035m58g02"],
  ["L-31742 P02", "l-31742-p02"],
  ["L 31742 / P.02", "l-31742-p-02"],
  ["5X516-498-1", "5x516-498-1"],
  ["Л31742Р02", "л31742p02"],
  ["АВС-1", "abc-1"],
  ["-A_1-", "a-1"],
  ["Ｌ３１", "l31"],
  ["A#1+2", "a#1+2"],
])("writes %s as %s", (number, slug) => expect(partSlug(number)).toBe(slug))

test.each([
  ["9035m58g02", { slug: "9035m58g02", among: null }],
  ["9035M58G02", { slug: "9035m58g02", among: null }],
  ["a-1~2", { slug: "a-1~2", among: { slug: "a-1", nth: 2 } }],
  ["a-1~0", { slug: "a-1~0", among: null }],
  ["~1", { slug: "~1", among: null }],
  ["-", null],
  ["", null],
  ["x".repeat(slugBytes + 1), null],
  ["д".repeat(slugBytes / 2 + 1), null],
])("reads the slug %j", (text, asked) => expect(readSlug(text)).toEqual(asked))

test("a slug is its own slug, and folds to the same number as its original", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (number) => {
      const slug = partSlug(number)
      expect(partSlug(slug)).toBe(slug)
      expect(foldNumber(slug)).toBe(foldNumber(number))
    }),
  )
})
