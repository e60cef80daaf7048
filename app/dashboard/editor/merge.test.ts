import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mergeValues } from "./conflict.ts"

const base = { title_de: "A", title_en: "B", text_de: "C" }

describe("mergeValues", () => {
  it("accepts fields that only the others changed", () => {
    const merged = mergeValues(base, { ...base, title_de: "mine" }, { ...base, title_en: "theirs" })
    expect(merged).toEqual({
      values: { ...base, title_de: "mine", title_en: "theirs" },
      conflicts: [],
      theirs: ["title_en"],
    })
  })

  it("asks only where both changed the same field differently", () => {
    const merged = mergeValues(
      base,
      { ...base, title_de: "mine", text_de: "same" },
      { ...base, title_de: "theirs", text_de: "same" },
    )
    expect(merged.conflicts).toEqual(["title_de"])
    expect(merged.values["title_de"]).toBe("mine")
  })

  it("never loses a field that was typed here", () => {
    const content = fc.record({ a: fc.string(), b: fc.string(), c: fc.string() })
    fc.assert(
      fc.property(content, content, content, (stored, mine, theirs) => {
        const { values, conflicts } = mergeValues(stored, mine, theirs)
        for (const key of ["a", "b", "c"] as const) {
          if (mine[key] !== stored[key]) expect(values[key]).toBe(mine[key])
          else expect(values[key]).toBe(theirs[key])
          if (conflicts.includes(key)) expect(mine[key]).not.toBe(theirs[key])
        }
      }),
    )
  })
})
