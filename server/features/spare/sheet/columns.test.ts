import { expect, test } from "vitest"
import { planColumns, templateHeadings } from "./columns.ts"

const fieldOf = (heading: string) => planColumns([heading]).columns[0]?.field ?? null

test.each([
  ["Part No.", "partnumber"],
  ["P/N", "partnumber"],
  ["PART_NUMBER", "partnumber"],
  ["Teile-Nr.", "partnumber"],
  ["Артикул", "partnumber"],
  ["Description DE", "description_de"],
  ["description_en", "description_en"],
  ["Bezeichnung - Englisch", "description_en"],
  ["Bezeichnung", "description_de"],
  ["Описание (рус.)", "description_ru"],
  ["Ersetzt durch", "subst_part"],
  ["Superseded by", "subst_part"],
  ["Заменена на", "subst_part"],
  ["Qty.", "quantity"],
  ["Stückzahl pro Maschine [Stk]", "quantity"],
  ["Кол-во на машину (шт.)", "quantity"],
  ["Mfr Part Number", "partnumber"],
  ["Кол-во", "quantity"],
  ["Material", "partnumber"],
  ["Sachnummer", "partnumber"],
  ["Designation", "description_en"],
  ["Materialkurztext", "description_de"],
  ["Qty", "quantity"],
  ["Stück", "quantity"],
  ["Lagerbestand", "quantity"],
  ["Qty on hand", "quantity"],
  ["Qty/engine", "quantity"],
  ["Nachfolger", "subst_part"],
  ["Аналог", "subst_part"],
  ["Pos.", null],
  ["Description FR", null],
  ["Price", null],
  ["", null],
  ["***", null],
])("a column headed %j fills %s", (heading, field) => {
  expect(fieldOf(heading)).toBe(field)
})

test("the headings of the template are known in every language", () => {
  for (const headings of Object.values(templateHeadings))
    for (const [field, heading] of Object.entries(headings)) expect(fieldOf(heading)).toBe(field)
})
