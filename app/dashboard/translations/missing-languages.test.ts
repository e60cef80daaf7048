import { describe, expect, it } from "vitest"
import { missingTranslations, shownDescription } from "./missing-languages.ts"

const group = {
  title_de: "Ersatzteile",
  title_en: "Spare parts",
  title_ru: "Запчасти",
  text_de: "<p>Text</p>",
  text_en: "<p>Text</p>",
  text_ru: "<p>&nbsp;</p>",
}

describe("missing translations", () => {
  it("counts a text without a letter as missing", () => {
    expect(missingTranslations(group)).toEqual(["ru"])
  })

  it("requires no text when no language has one", () => {
    expect(missingTranslations({ ...group, text_de: "", text_en: "", text_ru: "" })).toEqual([])
    expect(missingTranslations({ ...group, title_en: " ", text_de: "", text_en: "", text_ru: "" })).toEqual(["en"])
  })
})

describe("a part's description", () => {
  const part = { description_de: "Düse", description_en: "", description_ru: "Форсунка" }

  it("falls back to German", () => {
    expect(shownDescription(part, "en")).toEqual({ text: "Düse", lang: "de" })
    expect(shownDescription(part, "ru")).toEqual({ text: "Форсунка", lang: "ru" })
  })
})
