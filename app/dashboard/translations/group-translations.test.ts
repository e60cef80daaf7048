import { expect, it } from "vitest"
import type { LanguageCode } from "#contract/language-code.ts"
import { translationIn, groupTranslations, joinableTranslations, recordFor } from "./group-translations.ts"

const record = (id: number, lang: LanguageCode, translation_of: number | null = null) => ({ id, lang, translation_of })
const records = [record(1, "DE"), record(4, "DE"), record(2, "EN", 1), record(3, "RU", 1), record(5, "EN", 4)]

it("groups the records of one thing", () => {
  const translationGroups = groupTranslations(records)
  expect(translationGroups.map((group) => group.id)).toEqual([1, 4])
  expect(translationGroups.map(({ records: members }) => Object.keys(members))).toEqual([
    ["de", "en", "ru"],
    ["de", "en"],
  ])
})

it("uses another language where one is missing", () => {
  const [, second] = groupTranslations(records)
  if (!second) throw new Error("no second group")
  expect(recordFor(second, "en").id).toBe(5)
  expect(recordFor(second, "ru").id).toBe(4)
})

it("finds the same thing in another language", () => {
  expect(translationIn(records, 2, "ru")?.id).toBe(3)
  expect(translationIn(records, 5, "ru")).toBeNull()
  expect(translationIn(records, 99, "de")).toBeNull()
})

it("lets a record join only groups without its language", () => {
  const ids = (id: number | null, language: "de" | "en" | "ru") =>
    joinableTranslations(records, { id, language }).map((group) => group.id)
  expect(ids(null, "ru")).toEqual([4])
  expect(ids(null, "de")).toEqual([])
  // Its own group is still offered.
  expect(ids(3, "ru")).toEqual([1, 4])
})

it("offers nothing to a record that others are translations of", () => {
  expect(joinableTranslations(records, { id: 4, language: "de" })).toEqual([])
  const withSingle = [...records, record(9, "RU")]
  expect(joinableTranslations(withSingle, { id: 9, language: "ru" }).map((group) => group.id)).toEqual([4])
})
