import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { type DataColumn, DataTable, rangeBetween } from "./data-table.tsx"

interface Turbine {
  id: number
  type: string
  power: number
}

const rows: Turbine[] = [
  { id: 1, type: "LM2500", power: 25 },
  { id: 2, type: "LM6000", power: 44 },
]
const columns: DataColumn<Turbine>[] = [
  { key: "type", heading: "Type", card: "title", cell: ({ type }) => type },
  { key: "power", heading: "Power", isLabelled: true, align: "end", cell: ({ power }) => power },
  { key: "more", heading: "More", isHeadingHidden: true, cell: () => "…" },
]
const table = { label: "Turbines", columns, rows, keyOf: ({ id }: Turbine) => id }
const cells = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text)

it("has the roles of a table and header cells for columns and rows, also as cards", () => {
  const html = renderToStaticMarkup(<DataTable {...table} />)
  expect(html).toContain('<table class="dense" role="table" aria-label="Turbines">')
  expect(cells(html, /<th role="columnheader" scope="col"[^>]*>(.*?)<\/th>/gu)).toEqual([
    "Type",
    "Power",
    '<span class="visually-hidden">More</span>',
  ])
  expect(cells(html, /<th role="rowheader" scope="row"[^>]*>(.*?)<\/th>/gu)).toEqual(["LM2500", "LM6000"])
  expect(cells(html, /<td role="cell"[^>]*>(.*?)<\/td>/gu)).toEqual(["25", "…", "44", "…"])
  expect(html.match(/role="row"/gu)).toHaveLength(3)
})

it("names the row by the column that says so", () => {
  const html = renderToStaticMarkup(
    <DataTable {...table} columns={columns.map((column) => ({ ...column, isRowHeading: column.key === "power" }))} />,
  )
  expect(cells(html, /<th role="rowheader"[^>]*>(.*?)<\/th>/gu)).toEqual(["25", "44"])
})

it("labels values in cards, and says where the others are", () => {
  const html = renderToStaticMarkup(<DataTable {...table} />)
  expect(html).toContain('<td role="cell" data-align="end" data-label="Power">25</td>')
  expect(html).toContain('<th role="rowheader" scope="row" data-card="title">LM2500</th>')
  expect(html).toContain('class="data-table data-cards"')
  expect(renderToStaticMarkup(<DataTable {...table} hasOwnCards />)).toContain('class="data-table"')
})

it("has a named checkbox for each row and for all", () => {
  const selection = {
    all: "Select all",
    nameOf: ({ type }: Turbine) => `Select ${type}`,
    has: ({ id }: Turbine) => id === 2,
    setAll: () => undefined,
  }
  const html = renderToStaticMarkup(<DataTable {...table} selection={selection} />)
  expect(cells(html, /<label[^>]*><input type="checkbox"(.*?)<\/span>/gu)).toEqual([
    '/><span class="visually-hidden">Select all',
    '/><span class="visually-hidden">Select LM2500',
    ' checked=""/><span class="visually-hidden">Select LM6000',
  ])
})

it("disables the checkbox of a row that cannot be chosen", () => {
  const selection = {
    all: "Select all",
    nameOf: ({ type }: Turbine) => type,
    has: () => true,
    isDisabled: ({ id }: Turbine) => id === 2,
    setAll: () => undefined,
  }
  const html = renderToStaticMarkup(<DataTable {...table} selection={selection} />)
  expect(cells(html, /<input type="checkbox"(.*?)\/>/gu)).toEqual([' checked=""', ' checked=""', ' disabled=""'])
})

it("selects with Shift all rows from the one before, in either direction", () => {
  expect(rangeBetween("abcdef".split(""), 1, 3)).toEqual(["b", "c", "d"])
  expect(rangeBetween("abcdef".split(""), 4, 2)).toEqual(["c", "d", "e"])
  expect(rangeBetween("abcdef".split(""), null, 2)).toEqual(["c"])
})

it("puts a heading above each group, content below a row, and the empty state in place of no rows", () => {
  const html = renderToStaticMarkup(
    <DataTable {...table} groupOf={() => "Aero"} detail={({ id }) => id === 1 && <p>Open</p>} />,
  )
  expect(cells(html, /<th role="rowheader" scope="rowgroup" colSpan="3">(.*?)<\/th>/gu)).toEqual(["Aero"])
  expect(html).toContain('<tr role="row" class="data-detail"><td role="cell" colSpan="3"><p>Open</p></td></tr>')
  expect(renderToStaticMarkup(<DataTable {...table} rows={[]} empty={<p>None</p>} />)).toBe("<p>None</p>")
})
