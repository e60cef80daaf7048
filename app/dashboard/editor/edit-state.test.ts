import { describe, expect, it } from "vitest"
import { type EditState, type Values, changesOf, edit, startEditing } from "./edit-state.ts"
import type { EditedPicture } from "./pictures.ts"

const picture = (id: number, de = "", isGone = false): EditedPicture => ({
  id,
  alt: { de, en: "", ru: "" },
  decorative: false,
  focus: 12,
  isGone,
})
const content = (fields: Values, ...pictures: EditedPicture[]) => ({ fields, pictures })
const fields = { title_de: "Rotor", title_en: "rotor" }
const start = startEditing(content(fields), 4)
const type = (state: EditState, key: string, value: string) => edit(state, { type: "set", key, value })

describe("edit", () => {
  it("knows what differs from the stored record, and no difference once typed back", () => {
    const typed = type(start, "title_de", "Läufer")
    expect(changesOf(typed)).toEqual(["title_de"])
    expect(changesOf(type(typed, "title_de", "Rotor"))).toEqual([])
  })

  it("accepts what the server made of a saved field", () => {
    const typed = type(start, "title_de", " Läufer ")
    const saved = edit(typed, { type: "saved", sent: typed.typed.fields, stored: { title_de: "Läufer" }, version: 5 })
    expect(saved).toEqual(startEditing(content({ ...fields, title_de: "Läufer" }), 5))
  })

  it("keeps what is typed while a save is running", () => {
    const sent = type(start, "title_de", "Läufer").typed.fields
    const meanwhile = type(type(start, "title_de", "Läufersatz"), "title_en", "rotor set")
    const stored = { title_de: "Läufer", title_en: "rotor" }
    const saved = edit(meanwhile, { type: "saved", sent, stored, version: 5 })
    expect(saved.typed.fields).toEqual({ title_de: "Läufersatz", title_en: "rotor set" })
    expect(changesOf(saved)).toEqual(["title_de", "title_en"])
  })

  it("omits fields and pictures from unsaved input that the form no longer has", () => {
    const unsaved = content({ title_ru: "ротор", title_de: "Läufer" }, picture(9, "Bild"))
    expect(edit(start, { type: "restore", content: unsaved, before: [picture(9)] }).typed).toEqual(
      content({ ...fields, title_de: "Läufer" }),
    )
  })

  it("applies unsaved input to what somebody else has saved", () => {
    const typed = type(start, "title_de", "Läufer")
    const values = { title_de: "Läufer", title_en: "shaft" }
    const stored = { ...fields, title_en: "shaft" }
    const rebased = edit(typed, { type: "rebase", mine: typed.typed, stored, values, version: 7 })
    expect(rebased.version).toBe(7)
    expect(rebased.typed.fields).toEqual(values)
    expect(changesOf(rebased)).toEqual(["title_de"])
  })

  it("keeps what is typed while the other version is fetched or shown", () => {
    const { typed: mine } = type(start, "title_de", "Läufer")
    const meanwhile = type(type(start, "title_de", "Läufersatz"), "title_en", "rotor")
    const values = { title_de: "Welle", title_en: "shaft" }
    const rebased = edit(meanwhile, { type: "rebase", mine, stored: values, values, version: 7 })
    expect(rebased.typed.fields).toEqual({ title_de: "Läufersatz", title_en: "shaft" })
    expect(changesOf(rebased)).toEqual(["title_de"])
  })

  it("discards to the stored record", () => {
    expect(edit(type(start, "title_de", "x"), { type: "discard" })).toEqual(start)
  })
})

describe("edit of pictures", () => {
  const two = startEditing(content(fields, picture(1), picture(2)), 4)

  const shown = (pictures: readonly EditedPicture[]) => pictures.flatMap(({ id, isGone }) => (isGone ? [] : [id]))

  it("counts an upload and a removal as changes until they are undone", () => {
    const added = edit(two, { type: "add-picture", picture: picture(7) })
    expect(changesOf(added)).toEqual(["image_list"])
    expect(shown(added.typed.pictures)).toEqual([1, 2, 7])
    const gone = edit(added, { type: "picture", id: 1, change: { isGone: true } })
    expect(shown(gone.typed.pictures)).toEqual([2, 7])
    const back = edit(edit(gone, { type: "discard" }), { type: "drop-pictures", ids: [7] })
    expect(back).toEqual(two)
  })

  it("replaces the file of a single image and keeps its texts", () => {
    const single = startEditing(content(fields, picture(1, "Läufer")), 4)
    const replaced = edit(single, { type: "add-picture", picture: picture(7), isOnly: true })
    expect(replaced.typed.pictures).toEqual([picture(1, "Läufer", true), picture(7, "Läufer")])
    expect(changesOf(replaced)).toEqual(["image_list", "alt"])
  })

  it("restores an upload from unsaved input while it is known", () => {
    const known = startEditing(content(fields, picture(1), picture(7, "", true)), 4)
    const input = content({}, picture(7, "Neu"), picture(1), picture(8))
    const restored = edit(known, { type: "restore", content: input, before: known.stored.pictures })
    expect(restored.typed.pictures).toEqual([picture(7, "Neu"), picture(1)])
  })

  it("accepts the server's pictures after a save, and keeps concurrent changes", () => {
    const typed = edit(two, { type: "picture", id: 1, change: { isGone: true } })
    const sent = typed.typed.pictures
    const saved = edit(typed, { type: "pictures-saved", sent, pictures: [picture(2, "Lager")] })
    expect(saved).toEqual(startEditing(content(fields, picture(2, "Lager")), 4))
    const meanwhile = edit(edit(typed, { type: "alt", id: 2, language: "de", value: "Rotor" }), {
      type: "add-picture",
      picture: picture(7),
    })
    const later = edit(meanwhile, { type: "pictures-saved", sent, pictures: [picture(2)] })
    expect(later.stored.pictures).toEqual([picture(2), picture(7, "", true)])
    expect(later.typed.pictures).toEqual([picture(2, "Rotor"), picture(7)])
  })

  it("accepts pictures that somebody else has saved", () => {
    const pictures = { stored: [picture(2)], typed: [picture(2, "Rotor")] }
    const mine = two.typed
    const rebase = { type: "rebase", mine, stored: fields, values: fields, version: 7, pictures } as const
    expect(changesOf(edit(two, rebase))).toEqual(["alt"])
    const meanwhile = edit(edit(two, { type: "alt", id: 2, language: "en", value: "rotor" }), {
      type: "add-picture",
      picture: picture(7),
    })
    const { stored, typed } = edit(meanwhile, rebase)
    expect(stored.pictures).toEqual([picture(2), picture(7, "", true)])
    expect(typed.pictures).toEqual([{ ...picture(2), alt: { de: "Rotor", en: "rotor", ru: "" } }, picture(7)])
  })
})
