import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Hunk, diffWords } from "./diff-words.ts"

const show = (hunks: Hunk[]) =>
  hunks.map(({ kind, text }) => (kind === "same" ? text : `[${kind === "added" ? "+" : "-"}${text}]`)).join("")
const side = (hunks: Hunk[], kind: Hunk["kind"]) =>
  hunks
    .filter((hunk) => hunk.kind === "same" || hunk.kind === kind)
    .map(({ text }) => text)
    .join("")

describe("diffWords", () => {
  it.each([
    ["", "", ""],
    ["", "neu", "[+neu]"],
    ["alt", "", "[-alt]"],
    ["gleich", "gleich", "gleich"],
    ["Der alte Rotor läuft", "Der neue Rotor läuft", "Der [-alte][+neue] Rotor läuft"],
    ["Ротор и вал", "Ротор, вал и диск", "Ротор[+,] [+вал ]и [-вал][+диск]"],
    ["a b c", "a b c d", "a b c[+ d]"],
  ])("%j and %j", (before, after, shown) => expect(show(diffWords(before, after))).toBe(shown))

  it("contains both texts completely, for any input", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", " ", "\n"), { maxLength: 40 }).map((parts) => parts.join(""))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const hunks = diffWords(before, after)
        expect(side(hunks, "removed")).toBe(before)
        expect(side(hunks, "added")).toBe(after)
      }),
    )
  })

  it("gives up quickly on texts that have nothing in common", () => {
    const before = Array.from({ length: 5_000 }, (_, at) => `alt${at}`).join(" ")
    const after = Array.from({ length: 5_000 }, (_, at) => `neu${at}`).join("\n")
    expect(diffWords(before, after).map(({ kind }) => kind)).toEqual(["removed", "added"])
  })
})
