import { describe, expect, it } from "vitest"
import { edit, startEditing } from "./edit-state.ts"
import type { EditedPicture } from "./pictures.ts"
import { isFormContent, mayNameUploads, unsavedContent, usefulContent } from "./unsaved-content.ts"

const picture = (id: number, de = ""): EditedPicture => ({
  id,
  alt: { de, en: "", ru: "" },
  decorative: false,
  focus: 12,
  isGone: false,
})
const start = startEditing({ fields: { title_de: "Rotor", title_en: "rotor" }, pictures: [picture(1), picture(2)] }, 4)
const typed = edit(start, { type: "set", key: "title_de", value: "Läufer" })

describe("the unsaved input of a form", () => {
  it("is the difference from the stored record, with the stored values", () => {
    expect(unsavedContent(start)).toBeNull()
    expect(unsavedContent(typed)).toEqual({
      stored: { fields: { title_de: "Rotor" }, pictures: [] },
      typed: { fields: { title_de: "Läufer" }, pictures: [] },
    })
    const described = edit(start, { type: "alt", id: 2, language: "de", value: "Welle" })
    expect(unsavedContent(described)?.typed).toEqual({ fields: {}, pictures: [picture(1), picture(2, "Welle")] })
  })

  it("is offered if it still differs from the stored record", () => {
    const moved = edit(typed, { type: "move", id: 2, to: 0 })
    const kept = unsavedContent(moved) ?? expect.unreachable()
    expect(usefulContent(kept, start.stored)?.changes).toEqual(["title_de", "order"])
    expect(usefulContent(kept, { ...start.stored, fields: { title_en: "rotor" } })?.changes).toEqual(["order"])
    expect(usefulContent(kept, moved.typed)).toBeNull()
  })

  it("waits a week for uploads that the form does not know", () => {
    const uploaded = edit(start, { type: "add-picture", picture: picture(9) })
    const kept = unsavedContent(uploaded) ?? expect.unreachable()
    expect(usefulContent(kept, start.stored)).toBeNull()
    expect(usefulContent(kept, uploaded.stored)?.changes).toEqual(["image_list"])
    const now = new Date("2026-11-24T10:00:00Z")
    expect(mayNameUploads(kept, start.stored, "2026-11-18T10:00:00Z", now)).toBe(true)
    expect(mayNameUploads(kept, start.stored, "2026-11-16T10:00:00Z", now)).toBe(false)
    expect(mayNameUploads(kept, uploaded.stored, "2026-11-18T10:00:00Z", now)).toBe(false)
  })

  it.each([null, {}, { stored: {}, typed: {} }, { stored: { fields: { a: 1 }, pictures: [] } }])(
    "is rejected when it is something else: %j",
    (value) => expect(isFormContent(value)).toBe(false),
  )
})
