import { describe, expect, it } from "vitest"
import { fallback, localized, localizedNames, pickLocalized } from "./localized.ts"

const record = (title_de: string, title_en: string, title_ru: string) => ({ title_de, title_en, title_ru })

describe("fallback", () => {
  it("prefers the language asked for", () => {
    expect(fallback(record("Rotor", "Rotor (en)", "Ротор"), "title", "ru")).toEqual({ text: "Ротор", lang: "ru" })
  })

  it("falls back to German, English and Russian in that order", () => {
    expect(fallback(record("Rotor", "Rotor (en)", ""), "title", "ru")).toEqual({ text: "Rotor", lang: "de" })
    expect(fallback(record("", "Rotor (en)", "Ротор"), "title", "de")).toEqual({ text: "Rotor (en)", lang: "en" })
    expect(fallback(record("", "", "Ротор"), "title", "en")).toEqual({ text: "Ротор", lang: "ru" })
  })

  it("is empty in the language asked for when there is no text at all", () => {
    expect(fallback(record("", "", ""), "title", "en")).toEqual({ text: "", lang: "en" })
  })
})

it("localized gives the default language a value of its own where there is one", () => {
  expect(localized("title", 1, 2)).toEqual({ title_de: 1, title_en: 2, title_ru: 2 })
  expect(localized("title", 1)).toEqual({ title_de: 1, title_en: 1, title_ru: 1 })
})

describe("localizedNames and pickLocalized", () => {
  it("return a text's fields in the order of the languages, and only these", () => {
    expect(localizedNames("title")).toEqual(["title_de", "title_en", "title_ru"])
    const titles = record("Rotor", "Rotor (en)", "Ротор")
    expect(pickLocalized({ id: 3, ...titles } as typeof titles, "title")).toEqual(titles)
  })
})
