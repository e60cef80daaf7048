import { describe, expect, it } from "vitest"
import { type EditState, changedKeys, edit, startEditing } from "./edit-state.ts"

const start = startEditing({ title_de: "Rotor", title_en: "rotor" }, 4)
const type = (state: EditState, key: string, value: string) => edit(state, { type: "set", key, value })

describe("edit", () => {
  it("knows what differs from what is stored, and no more once it is typed back", () => {
    const typed = type(start, "title_de", "Läufer")
    expect(changedKeys(typed)).toEqual(["title_de"])
    expect(changedKeys(type(typed, "title_de", "Rotor"))).toEqual([])
  })

  it("takes over what the server made of a saved field", () => {
    const typed = type(start, "title_de", " Läufer ")
    const saved = edit(typed, { type: "saved", sent: typed.values, stored: { title_de: "Läufer" }, version: 5 })
    expect(saved).toEqual({
      base: { ...start.base, title_de: "Läufer" },
      values: { ...start.values, title_de: "Läufer" },
      version: 5,
    })
  })

  it("keeps what is typed while a save is under way", () => {
    const sent = type(start, "title_de", "Läufer").values
    const meanwhile = type(type(start, "title_de", "Läufersatz"), "title_en", "rotor set")
    const saved = edit(meanwhile, {
      type: "saved",
      sent,
      stored: { title_de: "Läufer", title_en: "rotor" },
      version: 5,
    })
    expect(saved.values).toEqual({ title_de: "Läufersatz", title_en: "rotor set" })
    expect(changedKeys(saved)).toEqual(["title_de", "title_en"])
  })

  it("keeps the version when only something beside the record was saved", () => {
    expect(edit(start, { type: "saved", sent: {}, stored: {} }).version).toBe(4)
  })

  it("leaves keys out of a draft that the form no longer has", () => {
    expect(edit(start, { type: "restore", values: { title_ru: "ротор", title_de: "Läufer" } }).values).toEqual({
      title_de: "Läufer",
      title_en: "rotor",
    })
  })

  it("adds and removes a picture without calling that a change, and keeps a new order that is not saved", () => {
    const base = { ...start.base, order: "1,2" }
    const reordered = type({ ...start, base, values: base }, "order", "2,1")
    const added = edit(reordered, { type: "add-image", id: 7, texts: { "alt:7:de": "" } })
    expect(added.base.order).toBe("1,2,7")
    expect(added.values.order).toBe("2,1,7")
    expect(changedKeys(added)).toEqual(["order"])
    expect(edit(added, { type: "remove-image", id: 7 })).toEqual(reordered)
  })

  it("discards to what is stored", () => {
    expect(edit(type(start, "title_de", "x"), { type: "discard" })).toEqual(start)
  })
})
