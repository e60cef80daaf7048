import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readTsv, writeHtml, writeTsv } from "./tsv.ts"

describe("cells on the clipboard", () => {
  it.each([
    ["A", [["A"]]],
    ["", [[""]]],
    [
      "A\tB\r\nC\tD\r\n",
      [
        ["A", "B"],
        ["C", "D"],
      ],
    ],
    [
      "A\t\n\tD",
      [
        ["A", ""],
        ["", "D"],
      ],
    ],
    ['"a\nb"\t"say ""hi"""', [["a\nb", 'say "hi"']]],
    ['5" pipe\tx', [['5" pipe', "x"]]],
    ["A\n\nB\n", [["A"], [""], ["B"]]],
  ])("reads %j", (text, rows) => expect(readTsv(text)).toEqual(rows))

  it("reads what it wrote", () => {
    const cell = fc.array(fc.constantFrom("a", '"', "\t", "\n", "\r", " ", "ж")).map((parts) => parts.join(""))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(cell),
        (rows, columns, stream) => {
          const cells = Array.from({ length: rows }, () =>
            Array.from({ length: columns }, () => stream.next().value as string),
          )
          expect(readTsv(`${writeTsv(cells)}\r\n`)).toEqual(cells)
        },
      ),
    )
  })

  it("keeps markup and leading zeros in its HTML", () => {
    expect(writeHtml([["007", "<b>&"]])).toBe(
      `<table><tr><td style="mso-number-format:'\\@'">007</td><td style="mso-number-format:'\\@'">&lt;b&gt;&amp;</td></tr></table>`,
    )
  })
})
