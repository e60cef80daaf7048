import { describe, expect, it } from "vitest"
import { type EditedPicture, movePicture, pictureChanges, usesOf } from "./pictures.ts"

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

describe("a record's pictures", () => {
  it.each([
    [[1, 2, 3], 3, 0, [3, 1, 2]],
    [[1, 2, 3], 1, 1, [2, 1, 3]],
    [[1, 2, 3], 1, 9, [2, 3, 1]],
    [[1, 2, 3], 2, -1, [2, 1, 3]],
    [[1], 1, 0, [1]],
  ])("in the order %j move picture %i to %i", (order, id, to, moved) =>
    expect(idsOf(movePicture(list(...order), id, to))).toEqual(moved),
  )

  it("move among those that the record has", () =>
    expect(idsOf(movePicture([picture(1), gone(2), picture(3), picture(4)], 4, 1))).toEqual([1, 2, 4, 3]))

  it("list the differences from the stored ones", () => {
    expect(pictureChanges(list(1, 2), list(1, 2))).toEqual([])
    expect(pictureChanges(list(1, 2), list(2, 1))).toEqual(["order"])
    expect(pictureChanges(list(1, 2), [picture(1, "Rotor"), picture(2)])).toEqual(["alt"])
    expect(pictureChanges(list(1), [picture(1, "", { decorative: true })])).toEqual(["alt"])
    expect(pictureChanges(list(1), [picture(1, "", { focus: 3 })])).toEqual(["focus"])
    expect(pictureChanges(list(1, 2), [picture(1), gone(2)])).toEqual(["image_list"])
    expect(pictureChanges([picture(1), gone(2)], list(1, 2))).toEqual(["image_list"])
    expect(pictureChanges([picture(1), gone(2)], list(2, 1))).toEqual(["image_list", "order"])
    expect(pictureChanges([picture(1), gone(2)], [picture(1)])).toEqual([])
  })

  it("are sent by a save if the record has them", () =>
    expect(usesOf([picture(1, "Rotor", { focus: 3 }), gone(2)])).toEqual([
      { id: 1, alt_de: "Rotor", alt_en: "", alt_ru: "", decorative: false, focus: 3 },
    ]))
})
