import { expect, it } from "vitest"
import { servedText } from "./shared-toolbar.ts"

const late = [
  { id: "ru", language: "ru" },
  { id: "de", language: "de" },
  { id: "en", language: "en" },
] as const

it("serves the first language at first, in whichever order the texts were loaded", () => {
  expect(servedText(late, "", () => true)).toBe("de")
  expect(servedText(late, "", (language) => language !== "de")).toBe("en")
  expect(servedText([], "", () => true)).toBeUndefined()
})

it("serves the text with the focus while that is in sight", () => {
  expect(servedText(late, "ru", () => true)).toBe("ru")
  expect(servedText(late, "ru", (language) => language === "en")).toBe("en")
})
