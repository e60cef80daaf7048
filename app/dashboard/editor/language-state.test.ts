import { describe, expect, it } from "vitest"
import { languageState } from "./language-state.ts"

const stamps = {
  updated_at_de: "2026-11-18T14:12:00.000Z",
  updated_at_en: "2026-11-18T14:12:00.000Z",
  updated_at_ru: "",
}

describe("languageState", () => {
  it("calls German the source", () => expect(languageState("de", stamps, true)).toBe("source"))
  it("is current when saved together with the German text", () => expect(languageState("en", stamps, true)).toBe("ok"))
  it("is older when it has no date", () => expect(languageState("ru", stamps, true)).toBe("older"))
  it("is missing without a text", () => expect(languageState("ru", stamps, false)).toBe("missing"))
})
