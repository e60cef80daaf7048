import { expect, test } from "vitest"
import { type LookedUp, itemOf } from "./look-up-numbers.ts"

const part = (partnumber: string, subst_part = "") => ({
  id: 1,
  partnumber,
  subst_part,
  quantity: 92,
  spare_id: 2,
  description_de: "Schaufel",
  description_en: "",
  description_ru: "Лопатка",
})
const row = (over: Partial<LookedUp>): LookedUp => ({
  number: "l1",
  status: "unknown",
  part: null,
  successor: null,
  quantity: 3,
  takeSuccessor: false,
  ...over,
})

test("an unknown number is asked for as it was written", () => {
  expect(itemOf(row({}), "en")).toMatchObject({ partnumber: "l1", spare_id: null, title: "", quantity: 3 })
})

test("a found one is asked for under its own number, in the reader's language as far as there is one", () => {
  const found = row({ status: "found", part: part("L1") })
  expect(itemOf(found, "ru")).toMatchObject({ partnumber: "L1", spare_id: 2, title: "Лопатка", lang: "ru" })
  expect(itemOf(found, "en")).toMatchObject({ title: "Schaufel", lang: "de" })
})

test("of a replaced one either the part or its successor is asked for, known or not", () => {
  const replaced = row({ status: "replaced", part: part("L1", "L2"), successor: part("L2"), takeSuccessor: true })
  expect(itemOf(replaced, "de").partnumber).toBe("L2")
  expect(itemOf({ ...replaced, takeSuccessor: false }, "de").partnumber).toBe("L1")
  expect(itemOf({ ...replaced, successor: null }, "de")).toMatchObject({ partnumber: "L2", spare_id: null, title: "" })
})
