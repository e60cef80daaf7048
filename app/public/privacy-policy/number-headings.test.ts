import { expect, test } from "vitest"
import { numberHeadings } from "./number-headings.ts"

test("gives every heading an id and leaves the rest as it is", () => {
  const { html, headings } = numberHeadings(
    "<p>a</p><h2>Öl &amp; Gas</h2><h3>b</h3><h2><strong>c</strong></h2><h2></h2>",
  )
  expect(headings).toEqual([
    { id: "section-1", title: "Öl & Gas" },
    { id: "section-2", title: "c" },
  ])
  expect(html).toBe(
    '<p>a</p><h2 id="section-1">Öl &amp; Gas</h2><h3>b</h3><h2 id="section-2"><strong>c</strong></h2><h2></h2>',
  )
})
