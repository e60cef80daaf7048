import { describe, expect, it } from "vitest"
import { type EditState, type Values, changesOf, edit, startEditing } from "./edit-state.ts"
import type { EditedPicture } from "./pictures.ts"

const picture = (id: number, de = ""): EditedPicture => ({ id, alt: { de, en: "", ru: "" } })
const content = (fields: Values, ...pictures: EditedPicture[]) => ({ fields, pictures })
const fields = { title_de: "Rotor", title_en: "rotor" }
const start = startEditing(content(fields), 4)
const type = (state: EditState, key: string, value: string) => edit(state, { type: "set", key, value })

describe("edit", () => {
  it("knows what differs from what is stored, and no more once it is typed back", () => {
    const typed = type(start, "title_de", "Läufer")
    expect(changesOf(typed)).toEqual(["title_de"])
    expect(changesOf(type(typed, "title_de", "Rotor"))).toEqual([])
  })

  it("takes over what the server made of a saved field", () => {
    const typed = type(start, "title_de", " Läufer ")
    const saved = edit(typed, { type: "saved", sent: typed.typed.fields, stored: { title_de: "Läufer" }, version: 5 })
    expect(saved).toEqual(startEditing(content({ ...fields, title_de: "Läufer" }), 5))
  })

  it("keeps what is typed while a save is under way", () => {
    const sent = type(start, "title_de", "Läufer").typed.fields
    const meanwhile = type(type(start, "title_de", "Läufersatz"), "title_en", "rotor set")
    const stored = { title_de: "Läufer", title_en: "rotor" }
    const saved = edit(meanwhile, { type: "saved", sent, stored, version: 5 })
    expect(saved.typed.fields).toEqual({ title_de: "Läufersatz", title_en: "rotor set" })
    expect(changesOf(saved)).toEqual(["title_de", "title_en"])
  })

  it("leaves fields and pictures out of unsaved input that the form no longer has", () => {
    const unsaved = content({ title_ru: "ротор", title_de: "Läufer" }, picture(9, "Bild"))
    expect(edit(start, { type: "restore", content: unsaved, before: [picture(9)] }).typed).toEqual(
      content({ ...fields, title_de: "Läufer" }),
    )
  })

  it("puts what is typed on top of what somebody else has stored", () => {
    const typed = type(start, "title_de", "Läufer")
    const values = { title_de: "Läufer", title_en: "shaft" }
    const rebased = edit(typed, { type: "rebase", stored: { ...fields, title_en: "shaft" }, values, version: 7 })
    expect(rebased.version).toBe(7)
    expect(rebased.typed.fields).toEqual(values)
    expect(changesOf(rebased)).toEqual(["title_de"])
  })

  it("discards to what is stored", () => {
    expect(edit(type(start, "title_de", "x"), { type: "discard" })).toEqual(start)
  })
})

describe("edit of pictures", () => {
  const two = startEditing(content(fields, picture(1), picture(2)), 4)

  it("adds and removes one without calling that a change, and keeps a new order that is not saved", () => {
    const moved = edit(two, { type: "move", id: 2, to: 0 })
    const added = edit(moved, { type: "add-picture", picture: picture(7) })
    expect(added.stored.pictures.map(({ id }) => id)).toEqual([1, 2, 7])
    expect(added.typed.pictures.map(({ id }) => id)).toEqual([2, 1, 7])
    expect(changesOf(added)).toEqual(["order"])
    expect(edit(added, { type: "remove-picture", id: 7 })).toEqual(moved)
    expect(edit(added, { type: "add-picture", picture: picture(7) })).toEqual(added)
  })

  it("knows order and text as saved one by one", () => {
    const moved = edit(two, { type: "move", id: 2, to: 0 })
    const both = edit(moved, { type: "alt", id: 1, language: "de", value: "Läufer" })
    expect(changesOf(both)).toEqual(["order", "alt"])
    const ordered = edit(both, { type: "order-saved", ids: [2, 1], version: 5 })
    expect(changesOf(ordered)).toEqual(["alt"])
    const saved = edit(ordered, { type: "alt-saved", id: 1, alt: picture(1, "Läufer").alt, version: 6 })
    expect(changesOf(saved)).toEqual([])
    expect(saved.version).toBe(6)
  })

  it("keeps a text that is typed while the one before is saved", () => {
    const sent = edit(two, { type: "alt", id: 1, language: "de", value: "Läufer" })
    const meanwhile = edit(sent, { type: "alt", id: 1, language: "de", value: "Läufersatz" })
    const saved = edit(meanwhile, { type: "alt-saved", id: 1, alt: picture(1, "Läufer").alt, version: 5 })
    expect(changesOf(saved)).toEqual(["alt"])
  })

  it("counts the removal of one as a change until it is taken back", () => {
    const gone = edit(two, { type: "gone", id: 1, isGone: true })
    expect(changesOf(gone)).toEqual(["image_gone"])
    expect(changesOf(edit(gone, { type: "gone", id: 1, isGone: false }))).toEqual([])
  })
})
