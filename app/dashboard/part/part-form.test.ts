import { describe, expect, it } from "vitest"
import type { Part } from "#contract/part.ts"
import { type PartValues, checkPart, partChanges, valuesOf } from "./part-form.ts"

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

  it("requires a number", () => {
    expect(check({ partnumber: "  " })).toEqual({ errors: { partnumber: "required" } })
  })

  it.each(["1.000", "1,5", "-1", "x", "1e3"])("rejects the quantity %j", (quantity) => {
    expect(check({ quantity })).toEqual({ errors: { quantity: "invalid_quantity" } })
  })

  it("reads a blank quantity as none", () => {
    expect(check({ quantity: " " })).toMatchObject({ input: { quantity: 0 } })
  })

  it("sends only what was changed", () => {
    const checked = check({ description_en: "Fuel nozzle ", quantity: "30" })
    expect("input" in checked && partChanges(valuesOf(part), checked.input)).toEqual({ description_en: "Fuel nozzle" })
  })
})
