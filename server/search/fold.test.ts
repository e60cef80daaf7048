import fc from "fast-check"
import { expect, it } from "vitest"
import { foldNumber, foldText } from "#contract/number-reader/fold-number.ts"
import { escapeLike } from "#server/db/escape-like.ts"
import { naturalKey } from "./fold.ts"

it("folds numbers so that spellings of one number are equal", () => {
  expect(foldNumber(" L 31742-P02 ")).toBe("l31742p02")
  expect(foldNumber("СЕ.Н/К_М")).toBe("cehkm")
  expect(foldNumber("00123")).toBe("00123")
})

it("folds texts without accents, but й is not и", () => {
  expect(foldText("Größe  ÄÖÜ Ölfilter")).toBe("grosse aou olfilter")
  expect(foldText("Ёлочный ХВОСТОВИК")).toBe("елочный хвостовик")
})

it("orders numbers naturally", () => {
  const sorted = ["L100", "L9", "L10", "l2", "A7", "L010"].toSorted((a, b) => (naturalKey(a) < naturalKey(b) ? -1 : 1))
  expect(sorted).toEqual(["A7", "l2", "L9", "L10", "L010", "L100"])
})

it("never throws, and is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      expect(foldNumber(foldNumber(text))).toBe(foldNumber(text))
      expect(foldText(foldText(text))).toBe(foldText(text))
      naturalKey(text)
      expect(escapeLike(text).replace(/\\([\\%_])/gu, "$1")).toBe(text)
    }),
    { numRuns: 2_000 },
  )
})
