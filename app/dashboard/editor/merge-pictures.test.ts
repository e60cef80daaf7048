import { describe, expect, it } from "vitest"
import { mergePictures, onlyOne, restorePictures } from "./merge-pictures.ts"
import type { EditedPicture } from "./pictures.ts"

const picture = (id: number, de = "", more: Partial<EditedPicture> = {}): EditedPicture => ({
  id,
  alt: { de, en: "", ru: "" },
  decorative: false,
  focus: 12,
  isGone: false,
  ...more,
})
const gone = (id: number) => picture(id, "", { isGone: true })
const list = (...ids: number[]) => ids.map((id) => picture(id))
const idsOf = (pictures: readonly EditedPicture[]) => pictures.map(({ id }) => id)

describe("a record's pictures that somebody else has changed", () => {
  it("keep what came there and what was uploaded here, and lose what went there", () => {
    const base = [picture(1), picture(2), gone(8)]
    const mine = [picture(8), picture(1), picture(2)]
    const merged = mergePictures(base, mine, [picture(2), picture(7)])
    expect(idsOf(merged.typed)).toEqual([8, 2, 7])
    expect(merged.stored).toEqual([picture(2), picture(7), gone(8)])
  })

  it("stay removed here, and say what was typed on either side", () => {
    const base = [picture(1, "Läufer"), picture(2), picture(3)]
    const mine = [picture(1, "Läufersatz"), gone(2), picture(3)]
    const theirs = [picture(3, "Lager"), picture(2), picture(1, "Rotor", { focus: 4 })]
    expect(mergePictures(base, mine, theirs).typed).toEqual([
      picture(3, "Lager"),
      gone(2),
      picture(1, "Läufersatz", { focus: 4 }),
    ])
  })

  it("are one where a record has no more: the one that was put here", () => {
    const merged = mergePictures([picture(1), gone(8)], [gone(1), picture(8)], [picture(7)])
    expect(onlyOne(merged)).toEqual([gone(7), picture(8)])
  })
})

describe("a record's pictures with unsaved input", () => {
  it("take everything from it, but for pictures that have gone or come since", () => {
    const before = [picture(1), picture(2), picture(9), gone(5)]
    const after = [picture(5), picture(2, "Rotor"), picture(9), gone(1)]
    const restored = restorePictures([picture(1), picture(2), picture(7), gone(5)], after, before)
    expect(restored).toEqual([picture(5), picture(2, "Rotor"), gone(1), picture(7)])
  })

  it("keep what is typed at one picture when what was typed at another comes back", () => {
    const typed = [picture(1, "Welle"), picture(2)]
    expect(restorePictures(typed, [picture(1), picture(2, "Rotor")], list(1, 2))).toEqual([
      picture(1, "Welle"),
      picture(2, "Rotor"),
    ])
    expect(restorePictures(list(1), [gone(1)], list(1))).toEqual([gone(1)])
  })

  it("take it from an older program too", () => {
    const older = (de: string) => ({ id: 1, alt: { de, en: "", ru: "" } }) as EditedPicture
    const restored = restorePictures([picture(1, "", { focus: 3 })], [older("Rotor")], [older("")])
    expect(restored).toEqual([picture(1, "Rotor", { focus: 3 })])
  })
})
