import { expect, it } from "vitest"
import type { Image } from "#contract/image.ts"
import type { Publication } from "#contract/publishing.ts"
import { draftContent, draftPatch, withDraft } from "./draft-content.ts"
import { recordContent } from "./record-values.ts"

const image = (id: number) =>
  ({
    id,
    path: `images/${id}.jpg`,
    width: 8,
    height: 6,
    alt_de: `Bild ${id}`,
    alt_en: "",
    alt_ru: "",
    decorative: false,
    focus: 12,
    sizes: { avif: [], webp: [], fallback: [], og: false },
  }) as unknown as Image
const record = { id: 1, version: 3, updated_at: "", image_list: [image(1), image(2)], title_de: "Alt", title_en: "Old" }
const names = ["title_de", "title_en"]
const waiting = (patch: Record<string, unknown>) =>
  ({ draft: { patch }, images: [image(9)] }) as unknown as Pick<Publication, "draft" | "images">

it("applies a draft to its record, with pictures of the draft only", () => {
  const shown = withDraft(record, waiting({ title_de: "Neu", image_list: [{ id: 9, alt_de: "Frisch" }, { id: 1 }] }))
  expect(shown).toMatchObject({ title_de: "Neu", title_en: "Old" })
  expect(shown.image_list.map(({ id, alt_de }) => [id, alt_de])).toEqual([
    [9, "Frisch"],
    [1, "Bild 1"],
  ])
  expect(withDraft(record, null)).toEqual(record)
})

it("sends only differences from the live record, and keeps fields that the form does not show", () => {
  const content = recordContent(record, names)
  expect(draftPatch(record, content, {})).toEqual({})
  const typed = { fields: { ...content.fields, title_en: "New" }, pictures: content.pictures.slice(0, 1) }
  expect(draftPatch(record, typed, { place: "remote", title_de: "Vergessen" })).toEqual({
    place: "remote",
    title_en: "New",
    image_list: [{ id: 1, alt_de: "Bild 1", alt_en: "", alt_ru: "", decorative: false, focus: 12 }],
  })
})

it("tells uploads, and what only the draft omits", () => {
  const { pictures } = draftContent(record, waiting({ image_list: [{ id: 1 }] }), names)
  expect(pictures.map(({ id, isGone }) => [id, isGone])).toEqual([
    [1, false],
    [2, true],
    [9, true],
  ])
})
