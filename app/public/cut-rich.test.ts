import fc from "fast-check"
import { expect, test } from "vitest"
import { cutRich } from "./spare-parts/load-spare-parts.ts"

test("keeps whole blocks with their lists and bold", () => {
  const list = "<ul><li><strong>bold</strong><ul><li>inner</li></ul></li><li>two</li></ul>"
  expect(cutRich(`<p>One<br>line</p>${list}<p>${"x".repeat(90)}</p>`, 40)).toBe(`<p>One<br>line</p>${list}`)
})

test("keeps the first block even if it is too long", () => {
  expect(cutRich(`<p>${"x".repeat(90)}</p><p>y</p>`, 10)).toBe(`<p>${"x".repeat(90)}</p>`)
})

test("drops every block after the first that does not fit", () => {
  expect(cutRich("<p>one</p><p>longer than the rest</p><p>two</p>", 8)).toBe("<p>one</p>")
})

test("omits tables, which do not fit into a card", () => {
  const table = "<table><tbody><tr><td>Typ</td><td>MW</td></tr></tbody></table>"
  expect(cutRich(`${table}<p>one</p>${table}<p>two</p>`, 6)).toBe("<p>one</p><p>two</p>")
  expect(cutRich(table, 99)).toBe("")
})

test("turns headings into bold paragraphs", () => {
  expect(cutRich("<h2>Scope</h2><p>Text</p>", 99)).toBe("<p><strong>Scope</strong></p><p>Text</p>")
})

test("returns text without tags and an empty text as they are", () => {
  expect(cutRich("plain", 99)).toBe("plain")
  expect(cutRich("", 99)).toBe("")
})

test("never leaves an element open", () => {
  const block = fc.constantFrom(
    "<p>a<br>b</p>",
    "<ul><li>a</li><li><ol><li>b</li></ol></li></ul>",
    "<p><a href='/x'>c</a></p>",
  )
  fc.assert(
    fc.property(fc.array(block), fc.nat(12), (blocks, most) => {
      const cut = cutRich(blocks.join(""), most)
      expect(blocks.join("").startsWith(cut)).toBe(true)
      expect((cut.match(/<(?!br|\/)/gu) ?? []).length).toBe((cut.match(/<\//gu) ?? []).length)
    }),
  )
})
