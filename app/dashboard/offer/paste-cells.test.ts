import { expect, it } from "vitest"
import type { InquiryLine } from "#contract/inquiry-line.ts"
import { offer as texts } from "#app/i18n/dashboard/offer/en.ts"
import { mergeLines } from "./merge-lines.ts"
import { type CellContext, shownCell, typeCell } from "./offer-cells.ts"
import { linesOf, newLine, openRows, placesOf, rowsOf } from "./offer-rows.ts"
import { parsePrice } from "./parse-price.ts"
import { pasteCells } from "./paste-cells.ts"

const context: CellContext = { language: "en", currency: "EUR", texts }
const asked = (id: number, partnumber: string, quantity: number): InquiryLine => ({
  id,
  version: 1,
  text: partnumber,
  partnumber,
  product_id: null,
  title: "Nozzle",
  asked_number: "",
  quantity,
  unit: "",
  note: "",
  position: "",
  source: "form",
  removed: false,
})
const lines = [asked(1, "9035M58G02", 17), asked(2, "9379M69G02", 18), asked(3, "9811M20P07", 4)]
const rows = rowsOf(
  [
    newLine({ id: 5, kind: "replacement", line_id: 1, number: "9035M58G03", quantity: 17 }),
    newLine({ id: 6, kind: "alternative", line_id: 1, number: "9035M58G02", quantity: 17 }),
    newLine({ id: 7, kind: "offer", line_id: 2, number: "9379M69G02", quantity: 18 }),
    newLine({ id: 8, kind: "cost", description: "Packing", quantity: 1 }),
  ],
  lines,
)
const prices = (all: typeof rows) => all.map(({ line }) => line?.unit_price ?? null)
const paste = (block: string[][], mayMatch = true, row = 0) =>
  pasteCells(rows, block, { row, column: 3, mayMatch }, context)

it("shows answers below the asked lines, unanswered ones as open, and costs at the end", () => {
  expect(placesOf(rows)).toEqual(["1", "1a", "2", "3", "4"])
  expect(openRows(rows)).toEqual([
    { place: 1, row: 0 },
    { place: 2, row: 2 },
    { place: 3, row: 3 },
  ])
})

it("pastes a column of prices in its order, and begins a line for an open row", () => {
  const { rows: pasted, set, unread } = paste([["4,180.00"], ["71 400"], ["4,420.00"], ["n/a"]])
  expect(prices(pasted)).toEqual([418_000, 7_140_000, 442_000, null, null])
  expect([set, unread]).toEqual([3, 1])
  expect(pasted[3]?.line).toMatchObject({ kind: "offer", line_id: 3, number: "9811M20P07", quantity: 4 })
})

it("matches prices by number, in any spelling and with quantities before them, unless asked not to", () => {
  const block = [
    ["9379-m69-g02", "18", "4,420.00"],
    ["9035M58G03", "17", "4,180.00"],
    ["9303M65G05", "1", "9.00"],
  ]
  const { rows: pasted, isByNumber, missing } = paste(block)
  expect(prices(pasted)).toEqual([418_000, null, 442_000, null, null])
  expect([isByNumber, missing]).toEqual([true, ["9303M65G05"]])
  expect(paste(block, false).isByNumber).toBe(false)
})

it("keeps the text of a price in another currency, which is asked about", () => {
  const { rows: pasted } = paste([["USD 12"]])
  expect([pasted[0]?.texts.unit_price, prices(pasted)[0]]).toEqual(["USD 12", null])
  expect(parsePrice("USD 12", "en")).toMatchObject({ currency: "USD" })
})

it.each([
  ["stock", { lead_unit: "stock", lead_min: null, lead_max: null }],
  ["10-12 w", { lead_unit: "weeks", lead_min: 10, lead_max: 12 }],
  ["5 days", { lead_unit: "days", lead_min: 5, lead_max: 5 }],
  ["3", { lead_unit: "weeks", lead_min: 3, lead_max: 3 }],
])("reads the lead time %s", (text, fields) => {
  const [row] = rows
  expect(row && typeCell(row, "lead", text, context).line).toMatchObject(fields)
})

it("keeps a quantity or lead time that cannot be read as it was typed", () => {
  const [row] = rows
  if (!row) throw new Error("no row")
  for (const [column, text] of [
    ["quantity", "1.5"],
    ["quantity", "0"],
    ["lead", "12-10 w"],
    ["condition", "shiny"],
  ] as const) {
    const typed = typeCell(row, column, text, context)
    expect([shownCell(typed, column, context), typed.line?.quantity]).toEqual([text, 17])
  }
})

it("merges what somebody else stored line by line, and names what both have changed", () => {
  const base = linesOf(rows)
  const mine = pasteCells(rows, [["1.00"], ["2.00"]], { row: 0, column: 3, mayMatch: true }, context).rows
  const theirs = base
    .map((line) => (line.id === 5 ? { ...line, unit_price: 900, note: "theirs" } : line))
    .filter(({ id }) => id !== 7)
  const { rows: merged, conflicts } = mergeLines(mine, base, theirs)
  expect(merged[0]?.line).toMatchObject({ unit_price: 100, note: "theirs" })
  expect(conflicts).toEqual([{ key: "line-5", field: "unit_price", theirs: 900 }])
  expect(merged.some(({ line }) => line?.id === 7)).toBe(false)
})
