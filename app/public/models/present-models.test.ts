import { expect, test } from "vitest"
import type { Category } from "#contract/category.ts"
import { findTranslatedCategory } from "./present-models.ts"

const category = (id: number, lang: Category["lang"], translation_of: number | null): Category => ({
  id,
  name: `Category ${id}`,
  lang,
  summary: "",
  spare_id: null,
  translation_of,
  products: 0,
  image_id: null,
  image_list: [],
  version: 1,
  updated_at: "",
})
const categories = [category(1, "DE", null), category(2, "EN", 1), category(3, "RU", 1), category(4, "DE", null)]

test("an id of any language leads to the record of the page's language", () => {
  for (const id of [1, 2, 3]) {
    expect(findTranslatedCategory(categories, id, "de")?.id).toBe(1)
    expect(findTranslatedCategory(categories, id, "en")?.id).toBe(2)
    expect(findTranslatedCategory(categories, id, "ru")?.id).toBe(3)
  }
})

test("an untranslated or unknown category has no translation", () => {
  expect(findTranslatedCategory(categories, 4, "en")).toBeUndefined()
  expect(findTranslatedCategory(categories, 99, "de")).toBeUndefined()
})
