import fc from "fast-check"
import { expect, it } from "vitest"
import { csvCell } from "./export-inquiries.ts"

it("makes no formula of what a visitor wrote, and loses nothing", () => {
  expect(csvCell("=HYPERLINK(1)")).toBe(`"'=HYPERLINK(1)"`)
  expect(csvCell(' =1+1"')).toBe(`"' =1+1"""`)
  expect(csvCell("L-31742")).toBe('"L-31742"')
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      const cell = csvCell(text)
      const read = cell.slice(1, -1).replaceAll('""', '"')
      expect([text, `'${text}`]).toContain(read)
      expect(read).not.toMatch(/^\s*[=+\-@]/u)
    }),
    { numRuns: 2_000 },
  )
})
