import fc from "fast-check"
import { expect, it } from "vitest"
import { addressWords, readRecordName, recordPagePath } from "./page-address.ts"

it.each([
  ["Rotorüberholung", "rotorueberholung"],
  ["Rotor overhaul", "rotor-overhaul"],
  ["Große Öl- & Gasturbinen", "grosse-oel-gasturbinen"],
  ["LM2500+G4 (30 MW)", "lm2500-g4-30-mw"],
  ["Капитальный ремонт роторов", "kapitalnyj-remont-rotorov"],
  ["Цинк, цех, щётка, объезд", "cink-cex-shhyotka-obezd"],
  ["Съёмка ЭЮЯ – Ёж", "syomka-eyuya-yozh"],
  ["Révision n° 5", "revision-n-5"],
  ["u\u0308ber", "ueber"],
  ["  --  ", ""],
  ["中文", ""],
])("writes %s as %s", (title, words) => {
  expect(addressWords(title)).toBe(words)
})

it("cuts a long title at a word", () => {
  expect(addressWords("Wartung ".repeat(20))).toBe("wartung-wartung-wartung-wartung-wartung-wartung-wartung")
  expect(addressWords("x".repeat(200))).toHaveLength(60)
})

it("keeps the id readable for any title", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.string({ unit: "grapheme" }), (id, title) => {
      const path = recordPagePath("service", id, title)
      expect(path).toMatch(/^\/service\/[1-9]\d*(?:-[a-z\d]+)*$/u)
      expect(readRecordName(path.slice("/service/".length))?.id).toBe(id)
    }),
  )
})

it("reads an id with and without words, and nothing else", () => {
  expect(readRecordName("3")).toEqual({ id: 3, words: null })
  expect(readRecordName("3-alt-2")).toEqual({ id: 3, words: "alt-2" })
  expect(readRecordName("3-")).toEqual({ id: 3, words: "" })
  for (const none of ["", "abc", "03", "3x", "0", "-1", "1e3", "9223372036854775808"])
    expect(readRecordName(none)).toBeNull()
})
