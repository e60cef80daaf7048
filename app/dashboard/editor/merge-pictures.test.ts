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
  it("accept remote additions, keep uploads here, and drop remote removals", () => {
    const base = [picture(1), picture(2), gone(8)]
    const mine = [picture(8), picture(1), picture(2)]
    const merged = mergePictures(base, mine, [picture(2), picture(7)])
    expect(idsOf(merged.typed)).toEqual([8, 2, 7])
    expect(merged.stored).toEqual([picture(2), picture(7), gone(8)])
  })

  it("stay removed here, and keep texts typed on either side", () => {
    const base = [picture(1, "Läufer"), picture(2), picture(3)]
    const mine = [picture(1, "Läufersatz"), gone(2), picture(3)]
    const theirs = [picture(3, "Lager"), picture(2), picture(1, "Rotor", { focus: 4 })]
    expect(mergePictures(base, mine, theirs).typed).toEqual([
      picture(3, "Lager"),
      gone(2),
      picture(1, "Läufersatz", { focus: 4 }),
    ])
  })

  it("are reduced to one where the record holds one: the local one", () => {
    const merged = mergePictures([picture(1), gone(8)], [gone(1), picture(8)], [picture(7)])
    expect(onlyOne(merged)).toEqual([gone(7), picture(8)])
  })
})

describe("a record's pictures with unsaved input", () => {
  it("restore everything from it, except pictures added or removed since", () => {
    const before = [picture(1), picture(2), picture(9), gone(5)]
    const after = [picture(5), picture(2, "Rotor"), picture(9), gone(1)]
    const restored = restorePictures([picture(1), picture(2), picture(7), gone(5)], after, before)
    expect(restored).toEqual([picture(5), picture(2, "Rotor"), gone(1), picture(7)])
  })

  it("keep what is typed at one picture when another one is restored", () => {
    const typed = [picture(1, "Welle"), picture(2)]
    expect(restorePictures(typed, [picture(1), picture(2, "Rotor")], list(1, 2))).toEqual([
      picture(1, "Welle"),
      picture(2, "Rotor"),
    ])
    expect(restorePictures(list(1), [gone(1)], list(1))).toEqual([gone(1)])
  })

  it("are restored from an older program's entry too", () => {
    const older = (de: string) => ({ id: 1, alt: { de, en: "", ru: "" } }) as EditedPicture
    const restored = restorePictures([picture(1, "", { focus: 3 })], [older("Rotor")], [older("")])
    expect(restored).toEqual([picture(1, "Rotor", { focus: 3 })])
  })
})
