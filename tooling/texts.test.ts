import { expect, it } from "vitest"
import { flattenTexts, replaceText } from "./texts.ts"

it("takes a dictionary apart, with examples of texts that are made of numbers", () => {
  const dictionary = { title: "Teile", columns: { number: "Nummer" }, total: (parts: number) => `${parts} Teile` }
  expect(flattenTexts(dictionary)).toEqual([
    { path: "title", value: "Teile", isPlain: true },
    { path: "columns.number", value: "Nummer", isPlain: true },
    { path: "total", value: "3 Teile", isPlain: false },
  ])
})

it("replaces a text that is written once, and no other", () => {
  expect(replaceText('title: "Parts",\n', "Parts", 'The "parts"')).toBe('title: "The \\"parts\\"",\n')
  expect(replaceText('a: "Parts", b: "Parts"', "Parts", "Pieces")).toBeNull()
  expect(replaceText("a: `Parts`", "Parts", "Pieces")).toBeNull()
})
