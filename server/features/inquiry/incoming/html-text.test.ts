import { expect, it } from "vitest"
import { mail } from "#tests/harness/mail-samples.ts"
import { chooseBody } from "./plain-text.ts"
import { htmlText } from "./html-text.ts"
import { runMailProcess } from "./run-mail-process.ts"

const text = (html: string) => htmlText(html, 1_000).trim()

it.each([
  ["rows and cells", "<table><tr><td><p>A</p></td><td>4</td></tr><tr><td>B</td><td>2</td></tr></table>", "A\t4\nB\t2"],
  ["a table beside another", "<table><tr><td><table><tr><td>A</td></tr></table></td><td>B</td></tr></table>", "A\nB"],
  ["numbered lists", "<ol><li>a<li>b<ul><li>c</ul></ol>", "1. a\n2. b\n  - c"],
  ["preformatted lines", "x<pre>A   B\n1   2</pre>y", "x\nA   B\n1   2\ny"],
  ["quotations", "<p>neu</p><blockquote>a<br>b<blockquote>c</blockquote></blockquote>", "neu\n\n> a\n> b\n\n> > c"],
  ["lines of Gmail", "<div>a</div><div><br></div><div>b</div>", "a\n\nb"],
  ["lines of Outlook", "<p class=MsoNormal>a</p><p class=MsoNormal>&nbsp;</p><p class=MsoNormal>b</p>", "a\n\nb"],
  [
    "addresses of links",
    '<a href="https://a.example/x?b=1&amp;c">hier</a> <a href="https://b.example/">b.example</a>',
    "hier <https://a.example/x?b=1&c> b.example",
  ],
  ["entities", "&lt;b&gt; &auml;&#8364;&#x20AC; &unknown;", "<b> ä€€ &unknown;"],
  ["nothing hidden", '<div style="display:none">x<div>y</div></div>z', "z"],
  ["what follows something hidden that never ends", '<div style="display: none">x<p>z', "x\n\nz"],
  ["no script or style", "<style>p{}</style><script>evil()</script><p>z</p>", "z"],
])("reads %s", (_name, html, expected) => {
  expect(text(html)).toBe(expected)
})

it.each([
  ["the text", "Guten Tag, 4 x L1", "Guten Tag, 4 x L1 Bild", "Guten Tag, 4 x L1"],
  ["the HTML of a blank text", "\u00a0\n", "4 x L1", "4 x L1"],
  ["the HTML of a stub", "Your client shows no HTML", "4 x L1", "4 x L1"],
  [
    "the HTML that says more",
    "Guten Tag",
    "Guten Tag, bitte 4 x L1 und 2 x L2 anbieten",
    "Guten Tag, bitte 4 x L1 und 2 x L2 anbieten",
  ],
  ["the text beside an HTML of pictures", "4 x L1", " ", "4 x L1"],
  ["both that are two letters", "wort ".repeat(100), "4 x L1", `4 x L1\n\n${"wort ".repeat(100)}`],
])("chooses %s", (_name, plain, html, expected) => {
  expect(chooseBody(plain, html)).toBe(expected)
})

const order = "<p>Bitte 4 x L31742P02</p>"
// Each 1 to 2 MB; a reader that keeps a tree needs more than the 30 seconds of its process for some.
it.each([
  ["300,000 nested elements", `${"<div>".repeat(300_000)}${order}`],
  ["elements that close in no order", `${"<b><i>".repeat(200_000)}${order}${"</b>".repeat(200_000)}`],
  ["80,000 nested tables", `${"<table><tr><td>".repeat(80_000)}${order}`],
  ["300,000 closing tags of nothing", `${"</p>".repeat(300_000)}${order}`],
  ["a style of 2 MB", `<style>${"p{}".repeat(600_000)}</style>${order}`],
  ["2 MB of attributes", `<div ${'a="b" '.repeat(300_000)}>${order}`],
  ["2 MB of blanks", `${" ".repeat(2_000_000)}${order}`],
])("keeps the text of an HTML mail with %s", async (_name, html) => {
  const raw = mail({ head: ["Content-Type: text/html; charset=utf-8"], body: html })
  const { text: read, trouble } = await runMailProcess(`${import.meta.dirname}/../../../..`, raw)
  expect([read, trouble]).toEqual(["Bitte 4 x L31742P02", ""])
})
