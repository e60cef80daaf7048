import { describe, expect, it } from "vitest"
import { type EditedPicture, movePicture, pictureChanges, restorePictures } from "./pictures.ts"

const picture = (id: number, de = ""): EditedPicture => ({ id, alt: { de, en: "", ru: "" } })
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

  it("say what differs from what is stored", () => {
    expect(pictureChanges(list(1, 2), list(1, 2))).toEqual([])
    expect(pictureChanges(list(1, 2), list(2, 1))).toEqual(["order"])
    expect(pictureChanges(list(1, 2), [picture(1, "Rotor"), picture(2)])).toEqual(["alt"])
    expect(pictureChanges(list(0), [{ ...picture(0), isGone: true }])).toEqual(["image_gone"])
  })

  it("take order and texts from unsaved input, but for pictures that have gone or come since", () => {
    const restored = restorePictures(list(1, 2, 7), [picture(2, "Rotor"), picture(9), picture(1)], list(1, 2, 9))
    expect(restored).toEqual([picture(2, "Rotor"), picture(1), picture(7)])
  })

  it("keep what is typed at one picture when what was typed at another comes back", () => {
    const typed = [picture(1, "Welle"), picture(2)]
    expect(restorePictures(typed, [picture(1), picture(2, "Rotor")], list(1, 2))).toEqual([
      picture(1, "Welle"),
      picture(2, "Rotor"),
    ])
    expect(restorePictures(list(1), [{ ...picture(1), isGone: true }], list(1))).toEqual([
      { ...picture(1), isGone: true },
    ])
  })
})
