import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { splitHits } from "./marked-text.tsx"

describe("marking hits", () => {
  it("finds every word in any case", () => {
    expect(splitHits("Форсунка L31775G01", "l31 фОР")).toEqual([
      { part: "Фор", isHit: true },
      { part: "сунка ", isHit: false },
      { part: "L31", isHit: true },
      { part: "775G01", isHit: false },
    ])
  })

  it("reads every query literally and loses no character", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        expect(
          splitHits(text, query)
            .map(({ part }) => part)
            .join(""),
        ).toBe(text)
      }),
    )
  })
})
