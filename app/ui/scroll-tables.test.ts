import { expect, it } from "vitest"
import { scrollTables } from "./scroll-tables.ts"

const table = (...cells: string[]) =>
  `<table><thead><tr>${cells.map((cell) => `<th scope="col">${cell}</th>`).join("")}</tr></thead></table>`
const labels = (html: string) => [...scrollTables(html).matchAll(/aria-label="([^"]*)"/gu)].map(([, label]) => label)

it("wraps each table into a focusable group and leaves the rest unchanged", () => {
  expect(scrollTables(`<p>a</p>${table("Typ", "MW")}<p>b</p>`)).toBe(
    `<p>a</p><div class="rich-scroll" tabindex="0" role="group" aria-label="Typ, MW">${table("Typ", "MW")}</div><p>b</p>`,
  )
  expect(scrollTables("<p>a</p>")).toBe("<p>a</p>")
})

it("names a group after the last heading above it, uniquely", () => {
  const heading = '<h2 id="x">Daten &amp; <strong>"Maße"</strong></h2>'
  expect(labels(`<h3>Alt</h3>${heading}${table("A")}${table("B")}`)).toEqual([
    "Daten &amp; &quot;Maße&quot;",
    "Daten &amp; &quot;Maße&quot; (2)",
  ])
  expect(labels(`${table("A")}${heading}`)).toEqual(["A"])
})

it("separates the words of neighbouring cells and cuts a long name between words", () => {
  expect(labels(table("Typ<br />neu", "", "<a href='/x'>MW</a>"))).toEqual(["Typ neu, MW"])
  const [label = ""] = labels(table("Wort ".repeat(40)))
  expect(label).toMatch(/^(?:Wort )*Wort…$/u)
  expect(label.length).toBeLessThanOrEqual(81)
})

it("gives a table without words no name, and no role that requires one", () => {
  expect(scrollTables("<table><tbody><tr><td></td></tr></tbody></table>")).toMatch(
    /^<div class="rich-scroll" tabindex="0"><table>/u,
  )
})
