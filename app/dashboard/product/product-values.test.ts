import { expect, it } from "vitest"
import type { Category } from "#contract/category.ts"
import { categoryOptions, noProperties, productFaults, productJoint } from "./product-values.ts"

const texts = { required: "required", power: "power", file: "file" }
const category = (id: number, lang: "DE" | "EN", name: string, translation_of: number | null = null) =>
  ({ id, lang, name, translation_of }) as Category
const categories = [category(1, "DE", "Flug"), category(2, "EN", "Aero", 1), category(3, "EN", "Frame")]

it("names what cannot be stored", () => {
  expect(productFaults({ title_de: " ", power: "x" }, texts)).toEqual({ title_de: "required", power: "power" })
  expect(productFaults({ title_en: "LM2500", power: "30.2" }, texts)).toEqual({})
  expect(productFaults({ title_de: "LM2500", type_ru: "ГТУ" }, texts)).toEqual({ title_ru: "required" })
  expect(productFaults({ ...noProperties, title_de: "A", properties: "1" }, texts)).toEqual({ property_0: "file" })
})

it("offers each category once, by the record that the product is in", () => {
  const options = (current: string) =>
    categoryOptions(categories, current, "en", "none").map(({ value, label }) => `${value} ${label}`)
  expect(options("2")).toEqual([" none", "2 Aero", "3 Frame"])
  expect(options("1")).toEqual([" none", "1 Aero", "3 Frame"])
})

it("gives each record the category of its language, or none", () => {
  const { valueIn } = productJoint({ categories, products: [] })
  expect(valueIn?.("category_id", 1, "en")).toBe(2)
  expect(valueIn?.("category_id", 3, "de")).toBeNull()
  expect(valueIn?.("category_id", null, "de")).toBeNull()
  expect(valueIn?.("power", 22.3, "ru")).toBe(22.3)
})
