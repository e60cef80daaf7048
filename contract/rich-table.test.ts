import { describe, expect, it } from "vitest"
import { dashboardLimits } from "./dashboard-limits.ts"
import { cellText, fitTables, replaceTables } from "./rich-table.ts"
import { richText } from "./text.ts"

const { tableRows, tableColumns, tableCells } = dashboardLimits
const table = (rows: number, columns: number) =>
  `<table>${`<tr>${"<td>x</td>".repeat(columns)}</tr>`.repeat(rows)}</table>`

describe("fitTables", () => {
  it.each([
    ["a table of so many rows", table(tableRows, 1), true],
    ["one row more", table(tableRows + 1, 1), false],
    ["a row of so many columns", table(1, tableColumns), true],
    ["one column more", table(1, tableColumns + 1), false],
    ["so many cells", table(tableCells / tableColumns, tableColumns), true],
    ["one cell more in a second table", table(tableCells / tableColumns, tableColumns) + table(1, 1), false],
    ["rows of two tables", table(tableRows, 1).repeat(2), true],
    ["no table", "<p>a</p>", true],
  ])("%s: %#", (_, html, fits) => expect(fitTables(html)).toBe(fits))

  it("is applied to every incoming rich text, with an error code of its own", () => {
    expect(richText.safeParse(table(tableRows, 1)).success).toBe(true)
    expect(richText.safeParse(table(tableRows + 1, 1)).error?.issues.map((issue) => issue.message)).toEqual([
      "table_too_large",
    ])
  })
})

describe("cellText", () => {
  it.each([
    ["<p>a</p>", "a"],
    [" <p> a </p>\n<p>b</p> ", "a<br />b"],
    ["<p>a<br><br>b</p><br>", "a<br /><br />b"],
    ["<strong>a</strong> <em>b</em>", "<strong>a</strong> <em>b</em>"],
    ["&nbsp;", ""],
    ["<ul><li>a</li><li>b</li></ul>", "a<br />b"],
  ])("%s", (html, text) => expect(cellText(html)).toBe(text))
})

it("reads cells without end tags and attributes containing `>`", () => {
  const seen: string[][] = []
  replaceTables('<table><tr><td data-formula="=A1>2">a<td>b<tr><td>c</table>', ({ rows }) => {
    seen.push(...rows.map(({ cells }) => cells.map((cell) => cell.html)))
    return ""
  })
  expect(seen).toEqual([["a", "b"], ["c"]])
})
