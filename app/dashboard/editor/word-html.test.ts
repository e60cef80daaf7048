import { expect, it } from "vitest"
import { wordSample } from "#tests/harness/word-sample.ts"
import { wordHtml } from "./word-html.ts"

it("turns list-like paragraphs into real lists, with nested lists", () => {
  const html = wordHtml(wordSample)
  expect(html.replaceAll(/<span[^>]*>|<\/span>/gu, "")).toContain(
    "<ul><li><p>Verdichter</p><ul><li><p>Stufe 1 bis 5</p></li></ul></li><li><p>Turbine</p></li></ul>",
  )
  expect(html).toMatch(/<ol><li><p>.*Dichtungen tauschen<\/p><\/li><li><p>.*Probelauf<\/p><\/li><\/ol>/su)
})

it("removes everything specific to Word except meaningless spans", () => {
  const html = wordHtml(wordSample)
  expect(html).not.toMatch(/<!|<o:|<\/?(?:html|head|style|meta|link)\b|mso-list|&nbsp;/u)
  expect(html).toContain("Befund der Boroskopie")
})

it("distinguishes numbers from bullets and one list from the next", () => {
  const item = (list: number, bullet: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l${list} level1 lfo1'><span style='mso-list:Ignore'>${bullet}<span>&nbsp;</span></span>${text}</p>`
  expect(
    wordHtml(`${item(0, "a)", "eins")}\n${item(0, "b)", "zwei")}${item(1, "§", "drei")}<p class=MsoNormal>Text</p>`),
  ).toBe("<ol><li><p>eins</p></li><li><p>zwei</p></li></ol><ul><li><p>drei</p></li></ul><p class=MsoNormal>Text</p>")
})

it("leaves HTML of other programs unchanged", () => {
  const html = "<h1>Titel</h1><ul><li>a</li></ul><!-- x --><p></p>"
  expect(wordHtml(html)).toBe(html)
})
