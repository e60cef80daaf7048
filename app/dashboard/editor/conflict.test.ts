import { expect, it } from "vitest"
import { detectConflict, withAltValues } from "./conflict.ts"
import { startEditing } from "./edit-state.ts"
import { pictureOf } from "./pictures.ts"

const image = (alt_de: string, alt_en = "Rotor") => ({
  id: 7,
  alt_de,
  alt_en,
  alt_ru: "",
  decorative: false,
  focus: 12,
})

it("lets a person choose between two alt texts of one picture, and merges those of other languages", () => {
  const content = (alt_de: string) => ({ fields: { title_de: "Alt" }, pictures: [pictureOf(image(alt_de))] })
  const mine = { ...startEditing(content("Ein Rotor"), 1), typed: content("Rotor in der Werkstatt") }
  const current = { version: 2, title_de: "Alt", image_list: [image("Rotor beim Wuchten", "Rotor being balanced")] }
  const { merged, typed, theirs } = detectConflict(current, mine)
  expect(merged).toMatchObject({ conflicts: ["picture_7_alt_de"], theirs: ["picture_7_alt_en"] })
  expect([typed["picture_7_alt_de"], theirs["picture_7_alt_de"]]).toEqual([
    "Rotor in der Werkstatt",
    "Rotor beim Wuchten",
  ])
  const [kept] = withAltValues(mine.typed.pictures, merged.values)
  expect(kept?.alt).toEqual({ de: "Rotor in der Werkstatt", en: "Rotor being balanced", ru: "" })
  const [taken] = withAltValues(mine.typed.pictures, { ...merged.values, picture_7_alt_de: "Rotor beim Wuchten" })
  expect(taken?.alt.de).toBe("Rotor beim Wuchten")
})
