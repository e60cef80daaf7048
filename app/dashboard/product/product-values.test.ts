import { expect, it } from "vitest"
import type { Category } from "#contract/category.ts"
import { products } from "#app/i18n/dashboard/product/en.ts"
import { categoryOptions, productFaults } from "./product-values.ts"

const texts = { required: "required", power: "power" }

it("names what cannot be stored", () => {
  expect(productFaults({ title: " ", power: "x" }, texts)).toEqual({ title: "required", power: "power" })
  expect(productFaults({ title: "LM2500", power: "30.2" }, texts)).toEqual({})
})

it("offers the categories of the product's language, and its current one of another language", () => {
  const category = (id: number, lang: "DE" | "EN", name: string) => ({ id, lang, name }) as Category
  const categories = [category(1, "DE", "Flug"), category(2, "EN", "Aero"), category(3, "EN", "Frame")]
  const labels = (category_id: string) =>
    categoryOptions(categories, { lang: "EN", category_id }, products.fields).map(({ label }) => label)
  expect(labels("2")).toEqual(["no category", "Aero", "Frame"])
  expect(labels("1")).toEqual(["no category", "Flug (DE)", "Aero", "Frame"])
})
