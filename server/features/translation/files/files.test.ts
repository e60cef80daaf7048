import { read, write } from "@e965/xlsx"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cleanRichText } from "#server/rich-text/clean.ts"
import { validateXliff } from "#tests/harness/validate-xliff.ts"
import { markupFault, plainFault, storedText } from "./check-markup.ts"
import { openTranslationFile } from "./open-translation-file.ts"
import type { FileUnit } from "./translation-file.ts"
import { readTranslationWorkbook, writeTranslationWorkbook } from "./workbook-file.ts"
import { readXliff, writeXliff } from "./xliff-file.ts"

const stamp = { site: "5b0c", date: "2026-11-27T10:00:00.000Z" }
const unit = (translation: string, more: Partial<FileUnit> = {}): FileUnit => ({
  key: "service/3/text/ru",
  lang: "ru",
  rich: true,
  where: "Auswuchten, text",
  address: "https://turbine.example/ru/service/3",
  source: "<p>Quelle <strong>fett</strong></p>",
  translation,
  state: "older",
  ...more,
})

const words = fc
  .stringMatching(/^[a-zА-Яа-я0-9 "'<>&=_+-]{1,20}$/u)
  .map((text) => text.replaceAll("<", "&lt;").replaceAll("&", "&amp;"))
const marks = fc.constantFrom("strong", "em", "u", "s", "sup", "sub")
const inline: fc.Arbitrary<string> = fc.oneof(
  words,
  fc.tuple(marks, words).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
  fc.tuple(fc.webUrl(), words).map(([href, text]) => `<a href="${href.replaceAll("&", "&amp;")}">${text}</a>`),
  fc.constant("<br />"),
)
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(""))
const block = fc.oneof(
  fc.tuple(fc.constantFrom("p", "h2", "h3"), line).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
  fc
    .tuple(fc.constantFrom("<ul>", '<ol start="3">', "<ol>"), fc.array(line, { minLength: 1, maxLength: 3 }))
    .map(([tag, items]) => `${tag}${items.map((item) => `<li><p>${item}</p></li>`).join("")}</${tag.slice(1, 3)}>`),
  fc
    .array(fc.tuple(words, words), { minLength: 1, maxLength: 3 })
    .map(
      (rows) => `<table><tbody>${rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join("")}</tbody></table>`,
    ),
)
const richText = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => cleanRichText(blocks.join("")))

const overXliff = async (text: FileUnit) => {
  const file = await readXliff(Buffer.from(writeXliff([text], stamp)), stamp.site)
  return "rows" in file ? file : expect.unreachable()
}
const overWorkbook = async (text: FileUnit) => {
  const file = await readTranslationWorkbook(await writeTranslationWorkbook([text], stamp), "a.xlsx")
  return "rows" in file ? file : expect.unreachable()
}

describe.each([
  ["XLIFF", overXliff],
  ["a workbook", overWorkbook],
])("%s", (_name, over) => {
  it("brings any rich text back as the same document", async () => {
    await fc.assert(
      fc.asyncProperty(richText, richText, async (source, translation) => {
        const { rows } = await over(unit(translation, { source }))
        const [row] = rows
        expect(row).toMatchObject({ key: "service/3/text/ru", fault: null })
        const html = row?.translation.html ?? ""
        expect(markupFault(html)).toBeNull()
        expect(storedText(html)).toBe(storedText(translation))
        if (row?.source) expect(storedText(row.source.html)).toBe(storedText(source))
      }),
      { numRuns: 40 },
    )
  })

  it("brings plain text back with its signs, and says whose export it is", async () => {
    const translation = 'A < B & "C" _x0041_ =1+1'
    const { rows, site, date } = await over(unit(translation, { rich: false, source: "1 < 2" }))
    expect(rows[0]?.translation.text).toBe(translation)
    expect({ site, date }).toEqual(stamp)
  })
})

it("writes XLIFF that is valid by the schema of 1.2, whatever the text", async () => {
  const files = fc
    .sample(fc.tuple(richText, richText, words), 40)
    .map(([source, translation, plain]) =>
      writeXliff(
        [
          unit(translation, { source }),
          unit("", { source, key: "service/4/text/ru", state: "missing" }),
          unit(plain, { source: plain, key: 'page/"a"&<b>/title/en', lang: "en", rich: false, state: "current" }),
        ],
        stamp,
      ),
    )
  expect((await validateXliff(files)).flat()).toEqual([])

  const valid = writeXliff([unit("<p>Текст</p>")], stamp)
  const damaged: [string, string][] = [
    ["<source>", "<target/><source>"],
    ["</body>", ""],
    [' id="service/3/text/ru"', ""],
    ['state="needs-review-translation"', 'state="soon"'],
    ["Quelle", "Quelle & mehr"],
    ["</trans-unit>", "Text</trans-unit>"],
    ['datatype="html" date', "date"],
    ["<note", "<hint/><note"],
  ]
  const faults = await validateXliff(damaged.map(([from, to]) => valid.replace(from, to)))
  expect(faults.map((messages) => messages.length > 0)).toEqual(damaged.map(() => true))
})

it("reads a file in the shape that Okapi's filters write: languages, segments, native codes, annotations", async () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:okp="okapi-framework:xliff-extensions" xmlns:its="http://www.w3.org/2005/11/its" its:version="2.0">
<file original="5b0c" source-language="de" target-language="ru" datatype="html" date="2026-11-27T10:00:00.000Z" okp:inputEncoding="UTF-8">
<header><tool tool-id="tikal" tool-name="Okapi Tikal"/><note>Package</note></header>
<body>
<group id="g1" restype="x-paragraphs">
<trans-unit id="tu1" resname="service/3/text/ru" restype="x-p" xml:space="preserve" approved="yes">
<source xml:lang="de"><g id="1" ctype="x-html-p" equiv-text="&lt;p&gt;">Rotor <bpt id="2" ctype="bold" equiv-text="&lt;strong&gt;">&lt;strong></bpt>prüfen<ept id="2">&lt;/strong></ept>. Danach wuchten.</g></source>
<seg-source><g id="1"><mrk mid="0" mtype="seg">Rotor <bpt id="2">&lt;strong></bpt>prüfen<ept id="2">&lt;/strong></ept>.</mrk> <mrk mid="1" mtype="seg">Danach wuchten.</mrk></g></seg-source>
<target xml:lang="ru" state="signed-off"><g id="1"><mrk mid="0" mtype="seg">Проверить <bpt id="2">&lt;strong></bpt>ротор<ept id="2">&lt;/strong></ept>.</mrk> <mrk mid="1" mtype="seg"><![CDATA[Затем сбалансировать.]]></mrk></g></target>
<alt-trans match-quality="71" origin="TM" okp:matchType="FUZZY"><source xml:lang="de">Rotor wuchten.</source><target xml:lang="ru">Балансировка ротора.</target></alt-trans>
<note annotates="target">geprüft</note><its:locQualityIssues/>
</trans-unit>
<trans-unit id="tu2" resname="service/3/summary/ru"><source xml:lang="de">Zeile<x id="1" ctype="lb" equiv-text="&lt;br&gt;"/>zwei</source><target xml:lang="ru">Строка<x id="1"/>два</target></trans-unit>
<trans-unit id="tu3" resname="service/3/title/ru" translate="no"><source xml:lang="de">Wuchten &amp; Prüfen</source><target xml:lang="ru">Балансировка &amp; контроль</target></trans-unit>
</group>
</body>
</file>
</xliff>
`
  const file = await readXliff(Buffer.from(text), stamp.site)
  if (!("rows" in file)) return expect.unreachable()
  expect([file.site, file.date]).toEqual([stamp.site, stamp.date])
  expect(file.rows.map(({ key, translation, fault }) => [key, storedText(translation.html), fault])).toEqual([
    ["service/3/text/ru", "<p>Проверить <strong>ротор</strong>. Затем сбалансировать.</p>", null],
    ["service/3/summary/ru", storedText("Строка<br />два"), null],
    ["service/3/title/ru", storedText("Балансировка &amp; контроль"), null],
  ])
})

it("reads the part of the site from a file to which a tool has added files of its own", async () => {
  const own = writeXliff([unit("<p>Текст</p>")], stamp)
  const added = `<file original="a.po" source-language="de" datatype="po" date="2020-01-01T00:00:00Z"><body>
<trans-unit id="service/3/text/ru"><source>X</source></trans-unit></body></file>`
  const keys = ["a.po#service/3/text/ru", "service/3/text/ru"]
  for (const text of [own.replace("</xliff>", `${added}</xliff>`), own.replace("<file", `${added}<file`)]) {
    const file = await readXliff(Buffer.from(text), stamp.site)
    if (!("rows" in file)) return expect.unreachable()
    expect([file.site, file.date, file.rows.map(({ key }) => key).toSorted()]).toEqual([stamp.site, stamp.date, keys])
  }
})

it("reads what other tools write: prefixes, paired codes, notes, suggestions, an empty target", async () => {
  const text = `<?xml version="1.0"?>
<x:xliff version="1.2" xmlns:x="urn:oasis:names:tc:xliff:document:1.2"><x:file original="5b0c" source-language="de" target-language="ru" datatype="html"><x:body>
<x:trans-unit id="service/3/text/ru" resname="service/3/text/ru"><x:source><x:g id="1" equiv-text="&lt;p&gt;">Quelle <x:g id="2" equiv-text="&lt;strong&gt;">fett</x:g></x:g></x:source>
<x:seg-source><x:mrk mtype="seg" mid="1">Quelle</x:mrk></x:seg-source>
<x:target><x:mrk mtype="seg" mid="1"><x:g id="1">Текст <x:bpt id="2">&lt;b&gt;</x:bpt>жирный<x:ept id="2">&lt;/b&gt;</x:ept></x:g></x:mrk></x:target>
<x:alt-trans><x:source>Quelle</x:source><x:target>Другое</x:target></x:alt-trans><x:note>Bitte</x:note></x:trans-unit>
<x:trans-unit id="service/4/text/ru"><x:source>leer</x:source><x:target/></x:trans-unit>
<x:trans-unit id="service/5/text/ru"><x:source>a</x:source><x:target><x:g id="9">b</x:g></x:target></x:trans-unit>
</x:body></x:file></x:xliff>`
  const file = await readXliff(Buffer.from(text), stamp.site)
  if (!("rows" in file)) return expect.unreachable()
  expect(file.rows.map(({ key, translation, fault }) => [key, translation.html, fault?.message])).toEqual([
    ["service/3/text/ru", "<p>Текст <strong>жирный</strong></p>", undefined],
    ["service/4/text/ru", "", undefined],
    ["service/5/text/ru", "b</>", "The code 9 is not in the source"],
  ])
})

const inFile = async (target: string) => {
  const source = writeXliff([unit("", { source: "<p>Quelle <strong>fett</strong></p>" })], stamp)
  const file = await readXliff(Buffer.from(source.replace(/<target[^]*<\/target>/u, target)), stamp.site)
  return "rows" in file ? file.rows[0] : expect.unreachable()
}

it("reads isolated codes, and refuses a single code for a pair", async () => {
  const isolated =
    '<it id="1" pos="open">&lt;p></it>Текст <it id="2" pos="open">[b]</it>b<it id="2" pos="close">[/b]</it><it id="1" pos="close"/>'
  const row = await inFile(`<target>${isolated}</target>`)
  expect([row?.translation.html, row?.fault]).toEqual(["<p>Текст <strong>b</strong></p>", null])
  expect((await inFile('<target><ph id="1">&lt;p></ph>Текст</target>'))?.fault?.code).toBe("unknown_code")
})

it("knows the source from a translation where a tool has written it as one", async () => {
  const copy = '<g id="1">Quelle <g id="2">fett</g></g>'
  const open = [`<target state="new">${copy}</target>`, `<target state="needs-translation">\n${copy} </target>`]
  const done = [
    `<target>${copy}</target>`,
    `<target state="final">${copy}</target>`,
    '<target state="new"><g id="1">Т</g></target>',
  ]
  const areOpen = await Promise.all([...open, ...done].map(async (target) => (await inFile(target))?.isOpen))
  expect(areOpen).toEqual([true, true, false, false, false])
})

it("names the version of a file in XLIFF 2", async () => {
  const text =
    '<?xml version="1.0"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"><file/></xliff>'
  expect(await readXliff(Buffer.from(text), stamp.site)).toEqual({ problem: "other_version" })
})

it.each([
  ["<p>a <a href=“https://x.example/”>b</a></p>", "typographic quotes of an office program"],
  ["<P>a <A HREF=„https://x.example/“>b</A></P>", "capitals, and German quotes"],
])("stores %s with its link: %s", (html) => {
  expect(markupFault(html)).toBeNull()
  expect(storedText(html)).toContain('a <a href="https://x.example/" rel="noopener noreferrer">b</a>')
})

it.each(["xlsx", "biff8", "ods", "xlsb"] as const)(
  "reads a workbook that another program saved as %s",
  async (bookType) => {
    const own = read(await writeTranslationWorkbook([unit("<p>Текст</p>")], stamp))
    const bytes = new Uint8Array(write(own, { type: "buffer", bookType }) as Buffer)
    const file = await openTranslationFile({ bytes, name: "ru.xlsx", site: stamp.site })
    expect(file).toMatchObject({
      ...stamp,
      rows: [{ key: "service/3/text/ru", translation: { html: "<p>Текст</p>" } }],
    })
  },
)

it("finds a tag in a text without any", () => {
  expect(["A < B", "x <b", "<p>Text</p>", "1<br/>2"].map((text) => plainFault(text)?.value)).toEqual([
    undefined,
    undefined,
    "<p>",
    "<br/>",
  ])
})

it("stores the lines of a cell without tags as lines", () => {
  expect(storedText("Erste\r\n\r\n zweite")).toBe("<p>Erste<br />zweite</p>")
})

it.each([
  ["<p>Text", "<p> has no counterpart"],
  ["<p>a</b></p>", '</b> is no tag of a text; a sign "<" is written &lt;'],
  ["<p>a</strong></p>", "</p> has no counterpart"],
  ["<p>5 < 6</p>", '< 6 is no tag of a text; a sign "<" is written &lt;'],
  ["&lt;P&gt;Text&lt;/P&gt;", "&lt;P&gt; is a tag whose brackets were escaped"],
  ["<p>3 &lt; p &gt; 4, x &lt;b</p>", undefined],
  ["<p>fine<br /></p>", undefined],
])("names what is broken in %s", (html, fault) => {
  expect(markupFault(html)?.message).toBe(fault)
})
