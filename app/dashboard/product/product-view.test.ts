import { expect, it } from "vitest"
import type { Category } from "#contract/category.ts"
import { groupTranslations } from "../translations/group-translations.ts"
import { isFiled, isFound, productView, startOfView, viewShowing } from "./product-view.ts"

const product = (
  id: number,
  lang: "DE" | "EN",
  translation_of: number | null,
  title: string,
  category_id: number | null,
) => ({
  id,
  lang,
  translation_of,
  title,
  type: "Aeroderivat",
  model: "LM2500+G4",
  category_id,
})
const [turbine, loose] = groupTranslations([
  product(1, "DE", null, "Gasturbine", 10),
  product(2, "EN", 1, "Gas turbine", 11),
  product(3, "DE", null, "Regler", null),
])
const [aero, frame] = groupTranslations([
  { id: 10, lang: "DE" as const, translation_of: null },
  { id: 11, lang: "EN" as const, translation_of: 10 },
  { id: 12, lang: "DE" as const, translation_of: null },
])
if (!turbine || !loose || !aero || !frame) throw new Error("families are missing")

it("finds a product's category in any language", () => {
  expect(isFiled(turbine, aero)).toBe(true)
  expect(isFiled(turbine, frame)).toBe(false)
  expect(isFiled(turbine, "none")).toBe(false)
  expect(isFiled(loose, "none")).toBe(true)
})

it("finds by all words, in any language, in any case", () => {
  expect(isFound(turbine, "gas TURBINE")).toBe(true)
  expect(isFound(turbine, "lm2500 aero")).toBe(true)
  expect(isFound(turbine, "lm6000")).toBe(false)
  expect(isFound(turbine, "")).toBe(true)
})

it("stores the view in the URL", () => {
  const view = { language: "ru", category: 4, query: "lm" } as const
  const { read, write, start } = productView("de")
  expect(read(write(view))).toEqual(view)
  expect(write(start).toString()).toBe("")
  expect(productView("en").read(new URLSearchParams("lang=xx&category=a"))).toEqual({
    language: "en",
    category: "all",
    query: "",
  })
})

it("starts a new product with the category of the list, and shows it afterwards", () => {
  const category = (id: number, lang: "DE" | "EN", translation_of: number | null) =>
    ({ id, lang, translation_of, name: "Aeroderivate" }) as Category
  const shelves = groupTranslations([category(5, "DE", null), category(6, "EN", 5), category(9, "DE", null)])
  const view = { language: "en", category: 5, query: "lm2500" } as const
  expect(startOfView(view, shelves)).toEqual({ category_id: "5" })
  expect(startOfView({ ...view, category: "all" }, shelves)).toEqual({})
  expect(viewShowing(view, product(1, "EN", null, "Neu", 6), shelves)).toEqual({})
  expect(viewShowing({ ...view, query: "SGT" }, product(1, "EN", null, "Neu", null), shelves)).toEqual({
    category: "all",
    query: "",
  })
})
