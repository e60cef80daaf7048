import { describe, expect, it } from "vitest"
import {
  calcSample,
  excelCell,
  excelSample,
  excelStored,
  sheetsSample,
  wordTableSample,
} from "#tests/harness/table-samples.ts"
import { cleanRichText } from "#server/rich-text/clean.ts"
import { quietPaste } from "./rich-html.ts"
import { tableHtml, tableOfText } from "./table-html.ts"
import { wordHtml } from "./word-html.ts"

/** Returns pasted HTML as it would be stored. */
const pasted = (html: string) =>
  cleanRichText(tableHtml(quietPaste(wordHtml(html))))
    .replaceAll(/>\s+</gu, "><")
    .replaceAll(/\s+/gu, " ")

describe("pastes a range of cells as a table", () => {
  it("from Excel: without hidden rows and columns, merged cells once", () => {
    expect(pasted(excelSample)).toBe(excelStored)
  })

  it("from LibreOffice: fills a cell over two rows with an empty one", () => {
    expect(pasted(calcSample)).toBe(
      '<table><thead><tr><th scope="col"><strong>Typ</strong></th><th scope="col"><strong>MW</strong></th></tr></thead>' +
        "<tbody><tr><td>LM2500</td><td>25,1</td></tr><tr><td></td><td>31</td></tr></tbody></table>",
    )
  })

  it("from Google Sheets: without empty rows at the end", () => {
    expect(pasted(sheetsSample)).toBe(
      '<table><thead><tr><th scope="col">Тип</th><th scope="col">МВт</th></tr></thead>' +
        "<tbody><tr><td>LM2500</td><td>25,1</td></tr></tbody></table>",
    )
  })

  it("from Word: with the text around it, paragraphs and lists of a cell as lines", () => {
    expect(pasted(wordTableSample)).toBe(
      "<p>Vorher</p>" +
        '<table><thead><tr><th scope="col"><strong>Typ</strong></th><th scope="col"><strong>Arbeiten</strong></th></tr></thead>' +
        "<tbody><tr><td>LM2500<br />LM6000</td><td>Verdichter<br />Turbine</td></tr></tbody></table>" +
        "<p>Nachher</p>",
    )
  })
})

it("pastes a single cell as text", () => {
  expect(pasted(excelCell)).toBe("<p>LM2500</p>")
  expect(pasted("<table><tr><td>a</td><td></td></tr><tr><td></td><td></td></tr></table>")).toBe("<p>a</p>")
})

it("pastes layout tables as text", () => {
  expect(
    pasted("<table><tr><td><table><tr><td><p>a</p><p>b</p></td></tr></table></td><td>c</td></tr></table>"),
  ).toContain("<p>a</p><p>b</p>")
})

it("makes the first row the head only when all its cells are words", () => {
  const heads = (...cells: string[]) =>
    pasted(`<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr><tr><td>x</td></tr></table>`).includes(
      "<th",
    )
  expect(heads("Typ", "MW")).toBe(true)
  expect(heads("Typ", "25,1")).toBe(false)
  expect(heads("Typ", "", "MW")).toBe(false)
})

it("accepts arbitrarily large spans", () => {
  expect(
    pasted('<table><tr><td colspan="16384">a</td></tr><tr><td rowspan="1048576">b</td><td>1</td></tr></table>'),
  ).toBe("<table><tbody><tr><td>a</td><td></td></tr><tr><td>b</td><td>1</td></tr></tbody></table>")
})

it("leaves HTML without a table, and the editor's own, unchanged", () => {
  for (const html of ["<p>a\tb</p>", '<table data-pm-slice="1 1 []"><tbody><tr><td><p>a</p></td></tr></tbody></table>'])
    expect(tableHtml(html)).toBe(html)
})

describe("tableOfText", () => {
  it("reads tab-separated cells, from two rows of two on", () => {
    expect(tableOfText('Typ\tMW\r\nLM2500\t"25\n31"\r\n<b>\t&\r\n')).toBe(
      '<table><thead><tr><th scope="col">Typ</th><th scope="col">MW</th></tr></thead>' +
        "<tbody><tr><td>LM2500</td><td>25<br />31</td></tr><tr><td>&lt;b&gt;</td><td>&amp;</td></tr></tbody></table>",
    )
  })

  it.each(["", "a", "a\tb", "a\nb", "a\tb\nc", "\tcode\n\tmore\tcode"])("leaves %j as text", (text) =>
    expect(tableOfText(text)).toBeNull(),
  )
})
