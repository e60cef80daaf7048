import fc from "fast-check"
import { expect, test } from "vitest"
import {
  type ListedItem,
  addItem,
  addUpItem,
  changeNote,
  changeQuantity,
  isUrgentList,
  itemsToSend,
  parseItems,
  removeItem,
  withUrgency,
  withoutItems,
} from "./inquiry-item.ts"

const part = (partnumber: string, quantity = 1, spare_id = 1): ListedItem => ({
  partnumber,
  quantity,
  spare_id,
  product_id: null,
  note: "",
  title: "Blade",
  lang: "en",
})

test("a part is added once per group and returns to its position when a removal is undone", () => {
  const two = addItem(addItem([], part("L1", 92)), part("L2"))
  expect(addItem(two, part("L1", 5))).toEqual(two)
  expect(addItem(two, part("L1", 5, 2))).toHaveLength(3)
  const remaining = removeItem(two, part("L1"))
  expect(remaining.map((item) => item.partnumber)).toEqual(["L2"])
  expect(addItem(remaining, part("L1", 92), 0)).toEqual(two)
})

test("a part added while others are sent stays", () => {
  const sent = [part("L1"), part("L2")]
  expect(withoutItems([part("L1", 7), part("L2"), part("L2", 1, 2), part("L3")], sent)).toEqual([
    part("L2", 1, 2),
    part("L3"),
  ])
})

test("a quantity stays a whole number between one and a million", () => {
  const items = [part("L1")]
  expect(changeQuantity(items, part("L1"), 0)[0]?.quantity).toBe(1)
  expect(changeQuantity(items, part("L1"), Number.NaN)[0]?.quantity).toBe(1)
  expect(changeQuantity(items, part("L1"), 1e9)[0]?.quantity).toBe(1_000_000)
  expect(addItem([], part("L1", 0))[0]?.quantity).toBe(1)
})

const turbine: ListedItem = { ...part(""), product_id: 4, spare_id: null, title: "LM2500+G4" }

test("a product is listed with parts, and each is sent by its identifier", () => {
  const items = changeNote(addItem(addItem([], part("L1")), turbine), turbine, "x".repeat(400))
  expect(addItem(items, turbine)).toHaveLength(2)
  expect(itemsToSend(items)).toEqual([
    { partnumber: "L1", quantity: 1, note: "" },
    { product_id: 4, quantity: 1, note: "x".repeat(300) },
  ])
})

test("quantities of repeated pastes are added up, and each remark is kept once", () => {
  const remarks = ["dringend", "", "mit Zeugnis", "dringend"]
  const items = remarks.reduce<ListedItem[]>((all, note) => addUpItem(all, { ...part("L1", 2), note }), [])
  expect(items).toMatchObject([{ quantity: 8, note: "dringend; mit Zeugnis" }])
})

test("a written list is read back", () => {
  const items = [part("L31742P02", 92), part("№ 7/8", 1, 3), turbine, { ...part("X1"), spare_id: null }]
  expect(parseItems(JSON.stringify(items))).toEqual(items)
})

test("a list is urgent as a whole, and its items are sent without that", () => {
  const items = [part("L1"), turbine]
  const urgent = withUrgency(items, true)
  expect(parseItems(JSON.stringify(urgent))).toEqual(urgent)
  expect([isUrgentList([...urgent, part("L2")]), isUrgentList(withUrgency(urgent, false))]).toEqual([true, false])
  expect(itemsToSend(urgent)).toEqual(itemsToSend(items))
})

test("any stored value gives a valid list", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(fc.object()).map((list) => JSON.stringify(list)),
      ),
      (stored) => {
        for (const item of parseItems(stored)) {
          expect(item.product_id === null).toBe(item.partnumber.trim() !== "")
          expect(Number.isInteger(item.quantity) && item.quantity >= 1).toBe(true)
        }
      },
    ),
  )
})

test("a list never exceeds the limit of an inquiry", () => {
  const many = Array.from({ length: 700 }, (_, index) => part(`L${index}`))
  expect(parseItems(JSON.stringify(many))).toHaveLength(500)
})
