import { describe, expect, it } from "vitest"
import { htmlTable, tabbed } from "./copy-table.ts"

const rows = [["10", "=1+1\t<b>", "00412", 3, null]]

describe("a copied table", () => {
  it("has numbers as numbers and texts as texts in HTML", () => {
    const cell = (text: string) => `<td style="mso-number-format:'\\@'">${text}</td>`
    expect(htmlTable(rows)).toBe(
      `<table><tr>${cell("10")}${cell("=1+1\t&lt;b&gt;")}${cell("00412")}<td>3</td><td></td></tr></table>`,
    )
  })

  it("has one line a row and no formulas as text", () => {
    expect(tabbed([...rows, ["-", "2\nlines"]])).toBe("10\t'=1+1 <b>\t00412\t3\t\n-\t2 lines")
  })
})
