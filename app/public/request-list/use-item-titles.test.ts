import { expect, test } from "vitest"
import { type ListedItem, takeSuccessor } from "./inquiry-item.ts"
import { isForeign } from "./request-items-list.tsx"

const part: ListedItem = {
  partnumber: "L1",
  product_id: null,
  quantity: 1,
  spare_id: 1,
  note: "",
  title: "Blade",
  lang: "en",
}

test("a title is looked up in another language, and for a successor", () => {
  expect(isForeign(part, "de")).toBe(true)
  expect(isForeign(part, "en")).toBe(false)
  const [successor] = takeSuccessor([{ ...part, successor: "L2" }], { ...part, successor: "L2" })
  expect(successor && isForeign(successor, "en")).toBe(true)
})

test("an unknown number and a product are not looked up", () => {
  expect(isForeign({ ...part, title: "" }, "de")).toBe(false)
  expect(isForeign({ ...part, partnumber: "", product_id: 4 }, "de")).toBe(false)
})
