import { describe, expect, it } from "vitest"
import type { Part } from "#contract/part.ts"
import { type PartValues, changesOf, checkPart, mergeStored, takeDraft, valuesOf } from "./part-form.ts"

const part: Part = {
  id: 1,
  partnumber: "L31775G01",
  subst_part: "",
  quantity: 30,
  description_de: "Düse",
  description_en: "Nozzle",
  description_ru: "Форсунка",
  version: 2,
  updated_at: "",
}

const check = (change: Partial<PartValues>) => checkPart({ ...valuesOf(part), ...change })

describe("the part form", () => {
  it("puts each language's description into its own field", () => {
    expect(check({})).toMatchObject({
      input: { description_de: "Düse", description_en: "Nozzle", description_ru: "Форсунка", quantity: 30 },
    })
  })

  it("needs a number", () => {
    expect(check({ partnumber: "  " })).toEqual({ errors: { partnumber: "required" } })
  })

  it.each(["1.000", "1,5", "-1", "x", "1e3"])("refuses the quantity %j", (quantity) => {
    expect(check({ quantity })).toEqual({ errors: { quantity: "invalid_quantity" } })
  })

  it("takes a blank quantity for none", () => {
    expect(check({ quantity: " " })).toMatchObject({ input: { quantity: 0 } })
  })

  it("sends only what was changed", () => {
    const checked = check({ description_en: "Fuel nozzle ", quantity: "30" })
    expect("input" in checked && changesOf(part, checked.input)).toEqual({ description_en: "Fuel nozzle" })
  })
})

describe("a part that was changed elsewhere meanwhile", () => {
  const stored = { ...part, quantity: 77, description_en: "Their English", version: 3 }

  it("keeps what was typed and takes over what was not", () => {
    const values = { ...valuesOf(part), description_ru: "Мой текст" }
    expect(mergeStored(part, stored, values)).toEqual({
      values: { ...valuesOf(stored), description_ru: "Мой текст" },
      conflicts: [],
    })
  })

  it("asks only about fields changed on both sides", () => {
    const values = { ...valuesOf(part), description_en: "My English" }
    expect(mergeStored(part, stored, values)).toMatchObject({
      values: { quantity: "77", description_en: "My English" },
      conflicts: ["description_en"],
    })
  })
})

describe("a part's draft", () => {
  const draft = {
    base: { quantity: "30", description_en: "Nozzle" },
    values: { quantity: "31", description_en: "Jet" },
  }

  it("is put over what stands in the form", () => {
    const values = { ...valuesOf(part), description_ru: "Уже набрано" }
    expect(takeDraft(values, valuesOf(part), draft)).toEqual({
      values: { ...values, quantity: "31", description_en: "Jet" },
      conflicts: [],
    })
  })

  it("asks about what somebody else has changed since", () => {
    const stored = valuesOf({ ...part, quantity: 77 })
    expect(takeDraft(stored, stored, draft)).toMatchObject({ values: { quantity: "31" }, conflicts: ["quantity"] })
  })
})
