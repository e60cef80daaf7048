import { expect, test } from "vitest"
import { categoryPatchSchema } from "#contract/category.ts"
import { productPatchSchema } from "#contract/product.ts"
import { settingsPatchSchema } from "#contract/settings.ts"
import { jsonValues } from "./record-values.ts"

test("converts edited text into API values", () => {
  const product = { title: "7", power: "25.5", category_id: "3", translation_of: "" }
  const sent = jsonValues(product)
  expect(sent).toEqual({ title: "7", power: 25.5, category_id: 3, translation_of: null })
  expect(productPatchSchema.safeParse(sent).success).toBe(true)
  expect(productPatchSchema.safeParse(product).success).toBe(false)
  expect(categoryPatchSchema.safeParse(jsonValues({ name: "X", spare_id: "12", translation_of: " " })).data).toEqual({
    name: "X",
    spare_id: 12,
    translation_of: null,
  })
})

test("leaves what is no number to the server, which rejects it", () => {
  for (const power of ["25MW", "ca.25", "1e999", "-"]) {
    const sent: unknown = JSON.parse(JSON.stringify(jsonValues({ power })))
    expect(sent).toEqual({ power })
    expect(productPatchSchema.safeParse(sent).success, power).toBe(false)
  }
  expect(settingsPatchSchema.safeParse(jsonValues({ reply_hours: "24h" })).success).toBe(false)
})
