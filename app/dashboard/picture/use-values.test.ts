import { expect, test } from "vitest"
import type { PictureUse } from "#contract/picture.ts"
import { changedValues, sharedValues, storedValues } from "./use-editor.tsx"

const german = { id: 1, languages: ["de"], alt_de: "Rotor", alt_en: "", alt_ru: "", decorative: false, focus: 12 }
const use = german as unknown as PictureUse

test("tells what was typed while a save was running from what it sent", () => {
  const sent = { ...storedValues(use), alt_de: "Läufer", focus: 9 }
  expect(changedValues(sent, { alt_de: "Läufersatz", focus: 9 })).toEqual({ alt_de: "Läufersatz" })
})

test("shares the texts of the languages that a use has, and no empty ones of the others", () => {
  const values = { ...storedValues(use), alt_de: "Läufer", focus: 9 }
  expect(sharedValues(use, values)).toEqual({ alt_de: "Läufer", decorative: false, focus: 9 })
  const other = { ...storedValues(use), alt_en: "Rotor of an LM2500", alt_ru: "Ротор" }
  expect(changedValues(other, sharedValues(use, values))).toEqual({ alt_de: "Läufer", focus: 9 })
})
