import { expect, it } from "vitest"
import { columnsOf } from "./use-add-rows.ts"

it.each([
  [
    ["Teilenummer", "Beschreibung (DE)", "Description English", "Описание, русский", "Ersetzt durch", "Menge", "Preis"],
    ["partnumber", "description_de", "description_en", "description_ru", "subst_part", "quantity", null],
  ],
  [
    ["Qty", "Part no."],
    ["quantity", "partnumber"],
  ],
])("reads the headings %j", (headings, fields) => {
  expect(columnsOf(headings)).toEqual(fields)
})

it("takes a part for no headings", () => {
  expect(columnsOf(["9107M52G01", "Flammrohr", "Combustor liner", "", "9107M52G03", "1"])).toBeNull()
})
