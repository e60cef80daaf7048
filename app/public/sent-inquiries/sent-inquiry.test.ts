import fc from "fast-check"
import { expect, test } from "vitest"
import { type SentInquiry, addSent, findSent, parseSent, removeSent } from "./sent-inquiry.ts"

const inquiry = (reference: string, fields: SentInquiry["fields"] = { name: "Ada" }): SentInquiry => ({
  reference,
  sentAt: "2026-11-22T14:05:00.000Z",
  fields,
  items: [
    { partnumber: "L1", product_id: null, quantity: 2, note: "n", spare_id: 1, title: "Blade", lang: "en" },
    { partnumber: "", product_id: 4, quantity: 1, note: "", spare_id: null, title: "LM2500", lang: "de" },
  ],
  files: ["Typenschild.jpg"],
})
const references = (list: readonly SentInquiry[]) => list.map(({ reference }) => reference)

test("the last ten inquiries are stored, newest first, each once", () => {
  const numbers = Array.from({ length: 12 }, (_, index) => `LT-AAAA${index + 10}`)
  const list = numbers.reduce<SentInquiry[]>((sent, reference) => addSent(sent, inquiry(reference)), [])
  expect(references(list)).toEqual(numbers.toReversed().slice(0, 10))
  expect(references(addSent(list, inquiry("LT-AAAA15"))).slice(0, 2)).toEqual(["LT-AAAA15", "LT-AAAA21"])
  expect(addSent(list, inquiry("LT-AAAA15"))).toHaveLength(10)
  expect(references(removeSent(list, "LT-AAAA21"))[0]).toBe("LT-AAAA20")
})

test("written entries are read back", () => {
  const list = [inquiry("LT-7K3F9Q", { name: "Ada", urgent: true, text: "a\nb" }), inquiry("LT-AAAAAA")]
  expect(parseSent(JSON.stringify(list))).toEqual(list)
  expect(findSent(list, "LT-AAAAAA")).toBe(list[1])
})

test("invalid entries are omitted", () => {
  const bad = [null, 7, {}, { ...inquiry("<b>") }, { ...inquiry("LT-7K3F9Q"), sentAt: "yesterday" }]
  expect(parseSent(JSON.stringify(bad))).toEqual([])
  expect(
    parseSent(JSON.stringify([{ ...inquiry("LT-7K3F9Q"), fields: { a: 1, b: null, c: "x" }, items: 3, files: [7] }])),
  ).toEqual([{ ...inquiry("LT-7K3F9Q"), fields: { c: "x" }, items: [], files: [] }])
})

test("any stored value gives a list", () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.object()).map((list) => JSON.stringify(list)),
  )
  fc.assert(fc.property(stored, (text) => parseSent(text).length <= 10))
})
