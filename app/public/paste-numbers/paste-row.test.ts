import { expect, test } from "vitest"
import { type LookedUp, createLookup } from "../request-list/look-up-numbers.ts"
import { type PasteRow, pasteRows, quantityOf, listedItemOf, stateOf } from "./paste-row.ts"

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
const unknown = createLookup().itemOf("l1")
const row = (found: Partial<LookedUp>, over: Partial<PasteRow> = {}): PasteRow => ({
  id: "1",
  pasted: "l1\t3",
  numbers: ["l1"],
  number: "l1",
  position: "",
  remark: "",
  quantity: "3",
  why: "read",
  found: { ...unknown, ...found },
  takeSuccessor: false,
  meant: null,
  ...over,
})

test("requests an unknown number as it was written", () => {
  expect(listedItemOf(row({}), "en")).toMatchObject({ partnumber: "l1", spare_id: null, title: "", quantity: 3 })
})

test("keeps what a line says besides, but not the catalogue's own description", () => {
  const noteOf = (remark: string) => listedItemOf(row({ part: part("L1") }, { remark }), "de").note
  expect(noteOf("mit Zeugnis 3.1")).toBe("mit Zeugnis 3.1")
  expect(noteOf("schaufel")).toBe("")
  expect(noteOf("x".repeat(400))).toHaveLength(300)
  expect(listedItemOf(row({}, { remark: "Dichtring" }), "de").note).toBe("Dichtring")
})

test("requests a found number as stored, in the reader's language where there is one, with the buyer's item number", () => {
  const found = row({ status: "found", part: part("L1") }, { position: "10" })
  expect(listedItemOf(found, "ru")).toMatchObject({
    partnumber: "L1",
    spare_id: 2,
    title: "Лопатка",
    lang: "ru",
    position: "10",
    set: 92,
  })
  expect(listedItemOf(found, "en")).toMatchObject({ title: "Schaufel", lang: "de" })
})

test("requests the successor of a superseded number with the number that was asked for", () => {
  const replaced = row(
    { status: "replaced", part: part("L1", "L1A"), current: "L2", successor: part("L2") },
    { takeSuccessor: true },
  )
  expect(listedItemOf(replaced, "de")).toMatchObject({ partnumber: "L2", asked_number: "l1" })
  const kept = listedItemOf({ ...replaced, takeSuccessor: false }, "de")
  expect(kept).toMatchObject({ partnumber: "L1", successor: "L2" })
  expect(kept.asked_number).toBeUndefined()
  const withoutPart = listedItemOf({ ...replaced, found: { ...replaced.found, successor: null } }, "de")
  expect(withoutPart).toMatchObject({ partnumber: "L2", spare_id: null, title: "", asked_number: "l1" })
})

test("accepts a misread number only with the visitor's consent", () => {
  const similar = row({ status: "similar", similar: [part("L1")] })
  expect(listedItemOf(similar, "de").partnumber).toBe("l1")
  expect(stateOf(similar)).toBe("similar")
  const said = { ...similar, meant: part("L1") }
  expect(listedItemOf(said, "de")).toMatchObject({ partnumber: "L1", asked_number: "l1" })
  expect(stateOf(said)).toBe("found")
})

test("leaves an unclear quantity empty, and defaults a missing one to one", () => {
  const line = { line: 1, pasted: "l1 1,5", numbers: ["l1"], quantity: null, unit: "", position: "", remark: "" }
  const lookup = { known: async () => new Set<string>(), itemOf: () => unknown }
  const [unclear, missing] = pasteRows(
    [
      { ...line, why: "quantity_unclear" },
      { ...line, why: "quantity_missing" },
    ],
    lookup,
  )
  expect(unclear && quantityOf(unclear)).toBe(null)
  expect(missing && quantityOf(missing)).toBe(1)
})

test.each([
  ["4", 4],
  ["1.000", 1000],
  ["4 Stk", 4],
  ["1,5", null],
  ["2-3", null],
  ["-4", null],
  ["0", null],
  ["1000001", null],
  ["", null],
])("reads a typed quantity %j as %s", (quantity, expected) => {
  expect(quantityOf(row({}, { quantity }))).toBe(expected)
})

test("leaves the number open when a line has several, unless one supersedes the other", () => {
  const items: Record<string, Partial<LookedUp>> = {
    L1: { status: "replaced", part: part("L1", "L-2"), current: "L2", successor: part("L2") },
    L2: { status: "found", part: part("L2") },
    L3: { status: "found", part: part("L3") },
  }
  const lookup = {
    known: async () => new Set<string>(),
    itemOf: (number: string) => ({ ...unknown, number, ...items[number] }),
  }
  const line = { line: 1, pasted: "", quantity: 4, unit: "", position: "", remark: "", why: "number_unclear" as const }
  const read = (...numbers: string[]) => pasteRows([{ ...line, numbers }], lookup)[0]
  expect(read("L2", "L3")).toMatchObject({ number: "", quantity: "4" })
  expect(read("L2", "L1")).toMatchObject({ number: "L1", takeSuccessor: true })
  expect(read("L1", "L2", "L3")).toMatchObject({ number: "" })
  const open = read("L2", "L3")
  expect(open && stateOf(open)).toBe("open")
})
