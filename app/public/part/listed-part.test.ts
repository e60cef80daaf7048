import { expect, test } from "vitest"
import { askFor, listedPart } from "./listed-part.ts"
import type { PartNeeds } from "./part-needs.ts"

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const about = {
  part: { number: "L2", title: "Ring", lang: "de" },
  asked: "L1",
  spareId: 3,
  set: 12,
  noteOf: ({ by, documents }: PartNeeds) => [by && `until ${by}`, ...documents].filter(Boolean).join(),
} as const

test("the form makes an item with quantity, date and the requested number", () => {
  expect(listedPart(form({ quantity: "13", by: "2027-03-02", document: "origin" }), about)).toEqual({
    partnumber: "L2",
    product_id: null,
    quantity: 13,
    note: "until 2027-03-02,origin",
    spare_id: 3,
    title: "Ring",
    lang: "de",
    set: 12,
    asked_number: "L1",
  })
})

test.each(["", "0", "-4", "x"])("a quantity of %o becomes one", (quantity) => {
  expect(listedPart(form({ quantity, by: "" }), about)).toMatchObject({ quantity: 1, note: "" })
})

test("a new request for a part replaces its former one", () => {
  const item = listedPart(form({ quantity: "1" }), about)
  const other = { ...item, partnumber: "L9" }
  const items = askFor(askFor([], item), other)
  expect(askFor(items, { ...item, quantity: 5 }).map(({ partnumber, quantity }) => [partnumber, quantity])).toEqual([
    ["L2", 5],
    ["L9", 1],
  ])
})
