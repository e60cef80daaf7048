import { describe, expect, it } from "vitest"
import { altKey, moveInOrder, parseAltKey } from "./picture-keys.ts"

describe("picture keys", () => {
  it("reads what it writes", () => {
    expect(parseAltKey(altKey(12, "ru"))).toEqual({ id: 12, language: "ru" })
    expect(parseAltKey("text_de")).toBeNull()
    expect(parseAltKey("alt:1:fr")).toBeNull()
  })

  it.each([
    ["1,2,3", 3, 0, "3,1,2"],
    ["1,2,3", 1, 1, "2,1,3"],
    ["1,2,3", 1, 9, "2,3,1"],
    ["1,2,3", 2, -1, "2,1,3"],
    ["1", 1, 0, "1"],
  ])("moves in %s picture %i to %i", (order, id, to, moved) => expect(moveInOrder(order, id, to)).toBe(moved))
})
