import { describe, expect, it } from "vitest"
import type { Category } from "#contract/category.ts"
import type { ProductCard } from "#contract/product.ts"
import { groupTranslations } from "../translations/group-translations.ts"
import { productOrder } from "./product-list.tsx"
import type { ProductView } from "./product-view.ts"

const product = (id: number, lang: "DE" | "EN", category_id: number | null, translation_of: number | null = null) =>
  ({ id, lang, category_id, translation_of, title: `P${id}`, type: "", model: "" }) as ProductCard
const categories = [
  { id: 1, lang: "DE", translation_of: null },
  { id: 2, lang: "EN", translation_of: 1 },
] as Category[]
// In the order of the site; the English records are in reverse.
const products = [
  product(10, "DE", 1),
  product(11, "DE", 1),
  product(21, "EN", 2, 11),
  product(20, "EN", 2, 10),
  product(12, "DE", null),
]
const order = (view: Partial<ProductView>) =>
  productOrder(groupTranslations(products), {
    products,
    categories,
    view: { language: "de", category: 1, query: "", ...view },
  })
const ids = (view: Partial<ProductView>) => order(view).entries.map(({ id }) => id)

describe("the order of products on the screen", () => {
  it("is that of one category in the chosen language", () => {
    expect(ids({})).toEqual([10, 11])
    expect(ids({ language: "en" })).toEqual([21, 20])
    expect(order({ language: "en" }).scope).toEqual({ category_id: 2, lang: "EN" })
    expect(order({}).disabledReason).toBeNull()
  })

  it("exists for products without a category too", () => {
    expect(ids({ category: "none" })).toEqual([12])
    expect(order({ category: "none" })).toMatchObject({
      scope: { category_id: null, lang: "DE" },
      disabledReason: null,
    })
  })

  it("is fixed when shown only partially, or with others", () => {
    expect(order({ category: "all" }).disabledReason).toBe("allCategories")
    expect(order({ query: "P10" }).disabledReason).toBe("search")
    expect(order({ language: "ru" }).disabledReason).toBe("categoryMissing")
    expect(ids({ category: "all" })).toEqual([10, 11, 12])
  })
})
