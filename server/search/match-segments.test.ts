import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { marksOf } from "./match-segments.ts"

describe("part numbers", () => {
  test.each([
    ["L31742P02", "L31", ["", "L31", "742P02"]],
    ["L31742P02", "p02", ["L31742", "P02"]],
    ["9035-M58/G02", "35m58g", ["90", "35-M58/G", "02"]],
    ["L44700-P04", "l 44700-р04", ["", "L44700-P04"]],
    ["AB-12 AB12", "ab12", ["", "AB-12", " ", "AB12"]],
    ["L31742P02", "742 blade", ["L31", "742", "P02"]],
    ["-L31742P02", "l3", ["-", "L3", "1742P02"]],
    ["31742P02", "p0", ["31742P02"]],
    ["L31742P02", "zz", ["L31742P02"]],
    ["L31742P02", "", ["L31742P02"]],
  ])("%s by %s", (shown, query, segments) => {
    expect(marksOf(query).number(shown)).toEqual(segments)
  })
})

describe("descriptions", () => {
  test.each([
    ["Ölfilter, Rücklauf", "olfilter ruck", ["", "Ölfilter", ", ", "Rück", "lauf"]],
    ["Maßstab groß", "GROSS", ["Maßstab ", "groß"]],
    ["Форсунка топливная", "ФОРС", ["", "Форс", "унка топливная"]],
    ["Удлинённая головка", "удлиненная", ["", "Удлинённая", " головка"]],
    ["Кольцо, корпус", "йод", ["Кольцо, корпус"]],
    ["Laufschaufel, Stufe 1", "l-31742", ["Laufschaufel, Stufe 1"]],
    ["Laufschaufel, Stufe 1, SGT-100", "stufe 1", ["Laufschaufel, ", "Stufe", " ", "1", ", SGT-100"]],
    ["Blade, stage 1", "stage  blade", ["", "Blade", ", ", "stage", " 1"]],
    ["Schraube M8 x 20, Stahl", "m8x20", ["Schraube ", "M8 x 20", ", Stahl"]],
    ["O-Ring, Öl-/Luftkühler", "oring olluft", ["", "O-Ring", ", ", "Öl-/Luft", "kühler"]],
    ["Vorsatz Öl Filter für Getriebe", "ölfilter", ["Vorsatz ", "Öl Filter", " für Getriebe"]],
    ["Ölfilter", "öl filter", ["", "Ölfilter"]],
    ["Leer Satz, Stufe 1", "ersatz 1 s", ["Leer ", "S", "atz, ", "S", "tufe ", "1"]],
  ])("%s by %s", (shown, query, segments) => {
    expect(marksOf(query).text(shown)).toEqual(segments)
  })
})

test("a word in another form is marked without the comma behind it", () => {
  const marks = marksOf("schaufel", ["laufschaufel,", "–"])
  expect(marks.text("Laufschaufel, Stufe 1")).toEqual(["", "Laufschaufel", ", Stufe 1"])
})

test("marking never loses or moves text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (shown, query) => {
      expect(marksOf(query).number(shown).join("")).toBe(shown.normalize("NFC"))
      expect(marksOf(query).text(shown).join("")).toBe(shown.normalize("NFC"))
    }),
  )
})

test("a number is found by any segment of itself, with any punctuation in between", () => {
  const characters = fc.array(fc.constantFrom(..."ABCDEFGHKLMNPRSTUXYZ0123456789".split("")), {
    minLength: 3,
    maxLength: 12,
  })
  const separator = fc.constantFrom("-", " ", ".", "/", "_", "")
  fc.assert(
    fc.property(characters, separator, separator, fc.nat(), (letters, shownSign, askedSign, from) => {
      // Shorter ones are searched, and therefore marked, at the beginning only.
      const stretch = letters.slice(from % (letters.length - 2))
      const segments = marksOf(stretch.join(askedSign).toLowerCase()).number(letters.join(shownSign))
      const marked = segments.filter((_piece, index) => index % 2 === 1).join("")
      expect(foldNumber(marked)).toContain(foldNumber(stretch.join("")))
    }),
  )
})
