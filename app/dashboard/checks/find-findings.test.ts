import { describe, expect, it } from "vitest"
import { findFindings, internalAddresses } from "./find-findings.ts"
import { titleWidth, widestTitle } from "./title-width.ts"

const none = { values: {}, pictures: [], missing: new Set<string>() }
const found = (values: Record<string, string>, missing: string[] = []) =>
  findFindings({ ...none, values, missing: new Set(missing) }).map(({ kind, field, detail }) => [kind, field, detail])
const alts = (de: string, en = "Rotor on the balancing machine", ru = "Ротор на балансировочном станке") =>
  findFindings({ ...none, pictures: [{ position: 2, alt: { de, en, ru } }] })

describe("headings", () => {
  it.each([
    ["in order", "<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><h3>E</h3>", []],
    ["a level left out", "<h2>A</h2><h4>B</h4>", [["heading_order", "text_de", "B"]]],
    ["the first one too deep", "<h4>A</h4>", [["heading_order", "text_de", "A"]]],
    ["a block of a page, which begins with h3", "<h3>A</h3><h4>B</h4>", []],
    ["an empty one", "<h2> &nbsp;<br></h2><p>x</p>", [["empty_heading", "text_de", ""]]],
    [
      "an empty one is no step of the order",
      "<h2>A</h2><h3></h3><h4>B</h4>",
      [
        ["empty_heading", "text_de", ""],
        ["heading_order", "text_de", "B"],
      ],
    ],
  ])("%s", (_, html, findings) => expect(found({ text_de: html })).toEqual(findings))
})

describe("links", () => {
  it("need words", () => {
    expect(found({ text_en: '<p><a href="/x"> <br></a> <a href="/y"><strong>y</strong></a></p>' })).toEqual([
      ["link_without_words", "text_en", "/x"],
    ])
  })

  it("lead nowhere where the server says so", () => {
    const html = '<p><a rel="x" href="/en/service/99?a=1&amp;b=2">a</a> <a href="/contact">b</a></p>'
    expect(found({ description: html }, ["/en/service/99?a=1&b=2"])).toEqual([
      ["link_to_nothing", "description", "/en/service/99?a=1&b=2"],
    ])
  })

  it("of this site are looked up once; external links, files and plain texts never", () => {
    const link = (address: string) => `<a href="${address}">x</a>`
    const text = ["/a?b=1&amp;c=2", "/a?b=1&amp;c=2", "https://b.example/c", "//d", "/media/e.jpg", "#f", "mailto:g@h"]
    expect(internalAddresses({ text_de: text.map(link).join(""), text_en: link("/i"), title_de: link("/j") })).toEqual([
      "/a?b=1&c=2",
      "/i",
    ])
  })
})

describe("alternative texts", () => {
  it("are missing in some languages", () => {
    expect(alts("", " ")).toEqual([{ kind: "missing_alt", field: "alt-2-de", detail: "2", languages: ["de", "en"] }])
  })

  it.each(["IMG_1234", "Bild", "Foto 3", "DSC01234.JPG", "rotor-final_2.jpg", "42", "Изображение (1)", "image-1 copy"])(
    "%s is meaningless",
    (alt) =>
      expect(alts(alt)).toEqual([{ kind: "meaningless_alt", field: "alt-2-de", detail: "2", languages: ["de"] }]),
  )

  it.each(["Bild der Boroskopie", "Rotor 3", "LM2500", "Läufer"])("%s is meaningful", (alt) =>
    expect(alts(alt)).toEqual([]),
  )
})

it("finds a text shared by two languages, but no name of a few words", () => {
  const text = "<p>Wir richten Wellen auf hundertstel Millimeter aus.</p>"
  expect(
    found({ title_de: "LM2500 Ersatzteile", title_en: "LM2500 Ersatzteile", text_de: text, text_ru: text }),
  ).toEqual([["same_text", "text_ru", ""]])
  expect(found({ summary_de: "eins zwei drei vier", text_en: "eins zwei drei vier" })).toEqual([])
})

describe("titles", () => {
  it("are measured in pixels of Arial, not in characters", () => {
    expect(titleWidth("i".repeat(10))).toBe(44)
    expect(titleWidth("W".repeat(10))).toBe(189)
    expect(titleWidth("Ремонт")).toBe(Math.round((667 + 556 + 688 + 556 + 552 + 458) / 50))
  })

  it("may fill the line", () => {
    const fits = "W".repeat(Math.floor(widestTitle / 18.88))
    expect(found({ title_de: fits })).toEqual([])
    expect(found({ title_de: `${fits}W` })).toEqual([["title_too_long", "title_de", String(titleWidth(`${fits}W`))]])
    expect(found({ subtitle_de: "W".repeat(99) })).toEqual([])
    expect(found({ title_de: `${fits}W`, meta_title_de: "Kurz" })).toEqual([])
    expect(found({ title_de: "Kurz", meta_title_de: `${fits}W` }).map(([kind, field]) => [kind, field])).toEqual([
      ["title_too_long", "meta_title_de"],
    ])
  })
})
