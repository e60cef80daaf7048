import { expect, it } from "vitest"
import type { EditedPicture } from "../editor/pictures.ts"
import { formerContent } from "./use-former-version.ts"

const alt = (de: string) => ({ de, en: "", ru: "" })
const now = { fields: { title_de: "Neu", category_id: "7" }, pictures: [] }

it("restores the fields that both have, in the form's format", () => {
  const data = { title_de: "Alt", category_id: null, power: 25, version: 3 }
  expect(formerContent(data, now, []).fields).toEqual({ title_de: "Alt", category_id: "" })
})

it("finds pictures by file, each once, and counts missing ones", () => {
  const data = {
    image_list: [
      { path: "media/b", alt_de: "Welle" },
      { path: "media/a", alt_de: "Rotor", alt_en: "", alt_ru: "" },
      { path: "media/b", alt_de: "Welle, zweite" },
      { path: "media/gone", alt_de: "Weg" },
    ],
  }
  const images = [
    { id: 1, path: "media/a" },
    { id: 2, path: "media/b" },
    { id: 3, path: "media/b" },
    { id: 4, path: "media/new" },
  ]
  expect(formerContent(data, now, images)).toMatchObject({
    pictures: [
      { id: 2, alt: alt("Welle") },
      { id: 1, alt: alt("Rotor") },
      { id: 3, alt: alt("Welle, zweite") },
    ],
    lostPictures: 1,
  })
})

it("restores a picture's texts and visibility, and removes pictures added since", () => {
  const data = { image_list: [{ path: "media/a", alt_de: "Rotor", focus: 3 }] }
  const picture = (id: number, more: Partial<EditedPicture> = {}): EditedPicture => ({
    id,
    alt: alt(""),
    decorative: false,
    focus: 12,
    isGone: false,
    ...more,
  })
  const form = { fields: {}, pictures: [picture(1, { isGone: true }), picture(2)] }
  expect(formerContent(data, form, [{ id: 1, path: "media/a" }]).pictures).toEqual([
    picture(1, { alt: alt("Rotor"), focus: 3 }),
    picture(2, { isGone: true }),
  ])
  expect(formerContent(data, form, [{ id: 1, path: "media/b" }])).toMatchObject({ pictures: [], lostPictures: 1 })
})
