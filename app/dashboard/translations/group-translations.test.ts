import { expect, it } from "vitest"
import type { LanguageCode } from "#contract/language-code.ts"
import { translationIn, groupTranslations, recordFor } from "./group-translations.ts"

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
