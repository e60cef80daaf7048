import { expect, it } from "vitest"
import type { LanguageCode } from "#contract/language-code.ts"
import { counterpart, groupFamilies, joinableFamilies, languagesIn, missingIn, recordFor } from "./group-families.ts"

const record = (id: number, lang: LanguageCode, translation_of: number | null = null) => ({ id, lang, translation_of })
const records = [record(1, "DE"), record(4, "DE"), record(2, "EN", 1), record(3, "RU", 1), record(5, "EN", 4)]

it("puts the records of one thing together", () => {
  const families = groupFamilies(records)
  expect(families.map((family) => family.id)).toEqual([1, 4])
  expect(families.map(languagesIn)).toEqual([
    ["de", "en", "ru"],
    ["de", "en"],
  ])
  expect(families.map(missingIn)).toEqual([[], ["ru"]])
})

it("takes another language where one is missing", () => {
  const [, second] = groupFamilies(records)
  if (!second) throw new Error("no family")
  expect(recordFor(second, "en").id).toBe(5)
  expect(recordFor(second, "ru").id).toBe(4)
})

it("finds the same thing in another language", () => {
  expect(counterpart(records, 2, "ru")?.id).toBe(3)
  expect(counterpart(records, 5, "ru")).toBeNull()
  expect(counterpart(records, 99, "de")).toBeNull()
})

it("lets a record join only families that lack its language", () => {
  const ids = (id: number | null, language: "de" | "en" | "ru") =>
    joinableFamilies(records, { id, language }).map((family) => family.id)
  expect(ids(null, "ru")).toEqual([4])
  expect(ids(null, "de")).toEqual([])
  // Its own family stays on offer.
  expect(ids(3, "ru")).toEqual([1, 4])
})

it("offers nothing to a record that others are translations of", () => {
  expect(joinableFamilies(records, { id: 4, language: "de" })).toEqual([])
  const alone = [...records, record(9, "RU")]
  expect(joinableFamilies(alone, { id: 9, language: "ru" }).map((family) => family.id)).toEqual([4])
})
