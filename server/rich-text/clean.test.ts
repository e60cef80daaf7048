import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { TooComplexError, cleanRichText, cleanSimpleText, cleanTexts, plainTitle } from "./clean.ts"

it("keeps what the toolbar can make", () => {
  const html =
    '<h2>Ablauf</h2><p><strong>fett</strong> <em>kursiv</em> <u>unter</u> <s>durch</s><br /><a href="/contact">hier</a></p><ul><li>eins</li></ul>'
  expect(cleanRichText(html)).toBe(html)
  expect(cleanRichText('<p><a href="https://example.com" target="_blank" onclick="x()">weg</a></p>')).toBe(
    '<p><a href="https://example.com" rel="noopener noreferrer">weg</a></p>',
  )
  expect(cleanRichText("<p></p>")).toBe("")
})

it("removes what could do harm", () => {
  for (const attack of [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="//evil.tld">x</a>',
    "<svg><style><img src=x onerror=alert(1)></style></svg>",
    '<math><mtext><textarea><a title="</textarea><img src=x onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    "<xmp><img src=x onerror=alert(1)></xmp>",
    '<p style="position:fixed" class="x" id="forms">x</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ])
    expect(cleanRichText(attack)).not.toMatch(
      /onerror=|<script|javascript:|data:|<img|<svg|<iframe|style=|class=|id=|\/\/evil/iu,
    )
})

describe("superscripts, subscripts and numbers of lists", () => {
  it.each([
    ["<p>10<sup>6</sup> m<sup>3</sup>, CO<sub>2</sub></p>", "<p>10<sup>6</sup> m<sup>3</sup>, CO<sub>2</sub></p>"],
    ['<ol start=" 5 " type=a class=x><li value=9>a</li></ol>', '<ol start="5"><li>a</li></ol>'],
    ['<ol start="1"><li>a</li></ol><ol start="-3"><li>b</li></ol>', "<ol><li>a</li></ol><ol><li>b</li></ol>"],
    ['<ol start="5;x"><li>a</li></ol><ol start="99999"><li>b</li></ol>', "<ol><li>a</li></ol><ol><li>b</li></ol>"],
  ])("%s", (html, clean) => expect(cleanRichText(html)).toBe(clean))

  it("stay what they are however often they are saved", () => {
    const script = fc.tuple(fc.constantFrom("sup", "sub"), fc.stringMatching(/^[\d a-z+−-]{1,6}$/u))
    const block = fc.oneof(
      script.map(([tag, text]) => `<p>10<${tag}>${text}</${tag}></p>`),
      fc.integer({ min: 2, max: 9_999 }).map((start) => `<ol start="${start}"><li>a</li><li>b</li></ol>`),
    )
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 8 }), (blocks) => {
        expect(cleanRichText(blocks.join(""))).toBe(blocks.join(""))
      }),
    )
  })

  it("are characters of their own in a title", () =>
    expect(
      plainTitle("<p>Bis 10<sup>6</sup> m<sup><strong>3</strong></sup> CO<sub>2</sub>, 10<sup>1,5</sup></p>"),
    ).toBe("Bis 10⁶ m³ CO₂, 10^1,5"))
})

it.each([
  ['<p>a <del cite="mailto:x" datetime="2026-11-20">geheim</del>b</p>', "<p>a b</p>"],
  ["<p>a <span class=msoDel><b>geheim</b></span>b</p><s>c</s>", "<p>a b</p><s>c</s>"],
  ['<p>a<span style="mso-special-character: comment">&nbsp;[K1]</span></p>', "<p>a</p>"],
  ['<div style="MSO-ELEMENT:comment-list"><div class=msocomtxt><p>geheim</p></div></div><p>b</p>', "<p>b</p>"],
  ["<p>a<a class=msocomanchor href='#_msocom_1'>[K1]</a></p><p class=MsoCommentText>geheim", "<p>a</p>"],
  ["<p>a<sup><a href='#cmnt1'>[a]</a></sup></p>", "<p>a<sup></sup></p>"],
  [
    "<p><a href='#_Toc19'>Kapitel</a> <a href='#section-1'>oben</a></p>",
    '<p>Kapitel <a href="#section-1">oben</a></p>',
  ],
])("removes comments, deleted text and dead bookmarks of Word: %s", (html, clean) =>
  expect(cleanRichText(html)).toBe(clean),
)

describe("elements inside one another", () => {
  const nested = (depth: number) => `${"<ul><li>".repeat(depth)}Wort${"</li></ul>".repeat(depth)}`

  it("are kept up to the limit", () => expect(cleanRichText(nested(50))).toBe(nested(50)))

  it.each([
    ["<b>".repeat(66_000), ""],
    [`a ${"< ".repeat(40_001)}`, "<p>a</p>"],
    ["R&D ".repeat(40_001), `<p>${"R&amp;D ".repeat(40_001).trim()}</p>`],
    [`${"<div><b>".repeat(20_000)}Wort`, "<p>Wort</p>"],
    [`<p>${"a<b></i>".repeat(20_000)}`, `<p>${"a ".repeat(20_000).trim()}</p>`],
    [`a ${"<".repeat(50)}<u>${"<p>b".repeat(20_001)}`, `<p>a ${"b ".repeat(20_001).trim()}</p>`],
  ])("beyond it become words: %#", (html, clean) => {
    expect(() => cleanSimpleText(html)).toThrow(TooComplexError)
    expect(cleanRichText(html)).toBe(clean)
  })
})

const stored =
  '<table><thead><tr><th scope="col">Typ</th><th scope="col">MW</th></tr></thead>' +
  '<tbody><tr><td>LM2500</td><td><a href="/parts/1"><strong>25</strong></a></td></tr></tbody></table>'

describe("tables", () => {
  it.each([
    ["stay as they are stored", stored, stored],
    [
      "lose everything but rows and cells",
      '<table class="x" style="width:1px" onclick="x()" border=1><caption>Daten</caption><colgroup><col width=9></colgroup>' +
        '<thead id="forms"><tr bgcolor=red><th scope="row" onmouseover=x()>Typ</th><th>MW</th></tr></thead><tfoot><tr>' +
        '<td background="javascript:x()" colspan=2>LM2500</td><td><a href="/parts/1"><b>25</b></a></td></tr></tfoot></table>',
      `<p>Daten</p>${stored}`,
    ],
    [
      "fill up short rows and drop empty ones",
      "<table><tr><td>a<tr></tr><tr><td>b<td>c</table>",
      "<table><tbody><tr><td>a</td><td></td></tr><tr><td>b</td><td>c</td></tr></tbody></table>",
    ],
    [
      "hold lines, not blocks, lists or other tables",
      "<table><tr><td><p>a</p><p></p><p>b<br>c</p></td><td><ul><li>d</li><li>e</li></ul></td><td>" +
        "<table><tr><td>f</td><td>g</td></tr></table></td></tr></table>",
      "<table><tbody><tr><td>a<br />b<br />c</td><td>d<br />e</td><td>f<br />g</td></tr></tbody></table>",
    ],
    [
      "know heads of columns in the first row and of a row in its first cell only",
      "<table><tr><th>a</th><td>b</td></tr><tr><th>c</th><th>d</th></tr></table>",
      '<table><tbody><tr><th scope="row">a</th><td>b</td></tr><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
    ],
    [
      "leave a paragraph around them",
      "<div>x<div><table><tr><td>a</td></tr></table></div>y</div>",
      "<p>x</p><table><tbody><tr><td>a</td></tr></tbody></table><p>y</p>",
    ],
    [
      "become lines inside a list",
      "<ul><li>x <table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table></li></ul>",
      "<ul><li>x a b<br />c</li></ul>",
    ],
    ["leave the words of cells without a table apart", "<p>x</p><tr><td>a</td><td>b</td></tr>", "<p>x</p> a  b"],
    ["that have no cells are nothing", "<p>x</p><table><tbody></tbody></table><table></table>", "<p>x</p>"],
  ])("%s", (_, html, clean) => expect(cleanRichText(html)).toBe(clean))

  it("contain only allowed elements, with rows of equal length, for any input", () => {
    const tags =
      "table /table tr /tr td /td th /th thead /tbody p /p b /b sup /sup del /del ul li div /div /a br h2 caption script select math svg"
    const part = fc.constantFrom(
      ...tags.split(" ").map((tag) => `<${tag}>`),
      "<th scope=x>",
      "<a href='/x'>",
      '<td onclick="',
      "&lt;td&gt;",
      "<!--",
      "\u0000",
      "x",
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const clean = cleanRichText(parts.join(""))
        expect(cleanRichText(clean)).toBe(clean)
        expect(clean.replaceAll(/<\/?(?:p|h2|ul|li|strong|sup|table|thead|tbody|tr|td)>|<br \/>/gu, "")).not.toMatch(
          /<(?!a href="\/x">|\/a>|th scope="(?:row|col)">|\/th>)/u,
        )
        for (const [table] of clean.matchAll(/<table>.*?<\/table>/gsu)) {
          const widths = [...table.matchAll(/<tr>(.*?)<\/tr>/gsu)].map(([row]) => row.match(/<t[dh][ >]/gu)?.length)
          expect(new Set(widths).size).toBe(1)
          expect(table).toMatch(/^<table>(?:<thead><tr>.*<\/tr><\/thead>)?(?:<tbody>.*<\/tbody>)?<\/table>$/su)
          expect(table.slice(7)).not.toMatch(/<(?:table|p|h2|ul|li)>/u)
        }
      }),
      { numRuns: 3_000 },
    )
  })

  it("are separated by spaces in a title", () => {
    expect(plainTitle(`${stored}<p>a<br />b</p>`)).toBe("Typ MW LM2500 25 a b")
    expect(plainTitle(`<p>${"wort ".repeat(20)}</p>`)).toBe(`${"wort ".repeat(14)}wort…`)
    expect(plainTitle("w".repeat(90))).toBe(`${"w".repeat(79)}…`)
    expect(plainTitle("<p>Gas &amp; Strom &lt;b&gt; &amp;lt;</p>")).toBe("Gas & Strom <b> &lt;")
  })
})

it("leaves a clean text unchanged", () => {
  const segment = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      "<p>",
      "</p>",
      "<b>",
      "<a href=",
      '"',
      ">",
      "<script>",
      "</",
      "<!--",
      "-->",
      "<li>",
      "&lt;",
      "&#60;",
      "<svg>",
      "<textarea>",
      "javascript:",
    ),
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 14 }), (segments) => {
      const once = cleanRichText(segments.join(""))
      expect(cleanRichText(once)).toBe(once)
    }),
    { numRuns: 3_000 },
  )
})

it("cleans the rich fields of a record and no others", () => {
  expect(cleanTexts({ title_de: "a < b", text_de: "<i>x</i>", description_ru: "<div>y</div>", quantity: 3 })).toEqual({
    title_de: "a < b",
    text_de: "<em>x</em>",
    description_ru: "<p>y</p>",
    quantity: 3,
  })
})
