import { expect, it } from "vitest"
import type { ListedPart } from "#contract/part-list.ts"
import { emptyBlock, applyRemote, shownValues, takeStored, toSend, typeCells } from "./block-state.ts"

const part: ListedPart = {
  id: 1,
  spare_id: 1,
  partnumber: "A-1",
  subst_part: "",
  quantity: 3,
  description_de: "Düse",
  description_en: "",
  description_ru: "",
  version: 4,
  updated_at: "",
}
const typed = typeCells(emptyBlock, [
  { part, field: "quantity", value: "5" },
  { part, field: "description_en", value: "Nozzle" },
])

it("sends typed cells with the version they were read in", () => {
  expect(toSend(typed, 10).parts).toEqual([{ id: 1, version: 4, quantity: 5, description_en: "Nozzle" }])
  expect(shownValues(typed, part)).toMatchObject({ quantity: "5", description_de: "Düse" })
})

it("keeps an invalid cell, marked, and sends the others", () => {
  const wrong = typeCells(typed, [{ part, field: "quantity", value: "1.000" }])
  expect(wrong.errors.get("1.quantity")).toBe("invalid_quantity")
  expect(toSend(wrong, 10).parts).toEqual([{ id: 1, version: 4, description_en: "Nozzle" }])
  const back = typeCells(wrong, [{ part, field: "quantity", value: "3" }])
  expect([back.errors.size, shownValues(back, part).quantity]).toEqual([0, "3"])
})

it("keeps what is typed while a save is running", () => {
  const { typed: sent } = toSend(typed, 10)
  const later = typeCells(typed, [{ part, field: "quantity", value: "6" }])
  const saved = takeStored(later, [{ ...part, quantity: 5, description_en: "Nozzle", version: 5 }], sent)
  expect(toSend(saved, 10).parts).toEqual([{ id: 1, version: 5, quantity: 6 }])
})

it("asks only where both changed a cell, and loses neither value", () => {
  const met = applyRemote(typed, [{ ...part, quantity: 7, description_de: "Ring", version: 9 }])
  expect([...met.conflicts]).toEqual([["1.quantity", "7"]])
  expect(shownValues(met, part)).toMatchObject({ quantity: "5", description_de: "Ring", description_en: "Nozzle" })
  expect(toSend(met, 10).parts).toEqual([{ id: 1, version: 9, description_en: "Nozzle" }])
})

it("settles a conflict once somebody has stored the typed value", () => {
  const met = applyRemote(typed, [{ ...part, quantity: 7, version: 5 }])
  const settled = applyRemote(met, [{ ...part, quantity: 5, version: 6 }])
  expect([settled.conflicts.size, toSend(settled, 10).parts]).toEqual([
    0,
    [{ id: 1, version: 6, description_en: "Nozzle" }],
  ])
  const refused = { ...typed, errors: new Map([["1.quantity", "invalid"]]) }
  expect(applyRemote(refused, [{ ...part, quantity: 5, version: 5 }]).errors.size).toBe(0)
})
