import { HtmlValidate } from "html-validate"
import { expect, test } from "./fixtures.ts"
import { type ReadPage, readPage } from "./read-page.ts"
import { sample } from "./sample.ts"

// Every part has a page; part-crawl.e2e.ts reads 2,000 of them.
const isFile = /^\/(?:api|assets|media|pictures)\/|\.(?:svg|png|xml|txt)$/u
// One search, two parts and the first two pages of a list represent the others, whose links differ in a number only.
const isRepetition = /[?&]query=|[?&]q=|[?&]page=(?!2\b)|\/part\/(?!9035m58g0)/u
const key = (address: string, origin: string) => address.replace(origin, "") || "/"

async function crawl(origin: string): Promise<{ pages: Map<string, ReadPage>; files: Set<string> }> {
  const pages = new Map<string, ReadPage>()
  const files = new Set<string>()
  const waiting = ["/", "/en", "/ru"]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue
    const page = await readPage(origin, path)
    pages.set(path, page)
    for (const file of page.files) if (isFile.test(file)) files.add(file)
    for (const link of page.links)
      if (isFile.test(link)) files.add(link)
      else if (!isRepetition.test(link) && !pages.has(link)) waiting.push(link)
  }
  return { pages, files }
}

test("every page can be reached, is well-formed and has its metadata for search engines", async ({ siteUrl }) => {
  const { pages, files } = await crawl(siteUrl)
  const found = [...pages]
  expect(found.length).toBeGreaterThan(180)
  expect(found.filter(([, page]) => page.status !== 200).map(([path, page]) => `${path} ${page.status}`)).toEqual([])

  const broken: string[] = []
  for (const file of files) {
    const response = await fetch(siteUrl + file, { method: "GET" })
    await response.body?.cancel()
    if (response.status !== 200) broken.push(`${file} ${response.status}`)
  }
  expect(broken).toEqual([])

  for (const [path, page] of found) {
    const language = /^\/(en|ru)(?:\/|$)/u.exec(path)?.[1] ?? "de"
    expect([path, page.lang, page.headings]).toEqual([path, language, 1])
  }

  const indexed = found.filter(([, page]) => !page.noindex)
  for (const [path, page] of indexed) {
    expect.soft(page.title, path).toMatch(/ \| Leinetal Turbinen GmbH$/u)
    expect.soft(page.title.length, `${path}: ${page.title}`).toBeGreaterThanOrEqual(25)
    // Search engines cut titles at the end, so the part before the company's name must fit.
    const own = page.title.replace(/ \| [^|]*$/u, "")
    expect.soft(own.length, `${path}: ${page.title}`).toBeLessThanOrEqual(60)
    expect.soft(page.description.length, `${path}: ${page.description}`).toBeGreaterThanOrEqual(70)
    expect.soft(page.description.length, `${path}: ${page.description}`).toBeLessThanOrEqual(160)
    const address = key(page.canonical, siteUrl)
    // A link in a text may name a record by number alone.
    if (/\/(?:service|part-list|parts)\/\d+$/u.test(path))
      expect(address).toMatch(new RegExp(`^${path}-[a-z\\d-]+$`, "u"))
    else expect([path, address]).toEqual([path, path.includes("?category=") ? path.replace(/\?.*$/u, "") : path])
  }
  const canonical = indexed.filter(([path, page]) => key(page.canonical, siteUrl) === path)
  const titles = canonical.map(([, page]) => page.title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])

  for (const [path, page] of canonical)
    for (const [code, address] of page.alternates) {
      const other = pages.get(key(address, siteUrl))
      expect([path, code, other?.status, other?.noindex]).toEqual([path, code, 200, false])
      expect([...(other?.alternates ?? [])], `${path} and ${address} name each other`).toEqual([...page.alternates])
    }

  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: { "attribute-boolean-style": "off", "doctype-style": "off" },
  })
  const faults: string[] = []
  const unlike = found.filter(([address]) => !/page=|\/(?:parts|service)\/(?![1-6](?:-|$))\d+/u.test(address))
  for (const [path, page] of sample(unlike)) {
    const report = await validator.validateString(page.html)
    for (const result of report.results)
      for (const message of result.messages) faults.push(`${path}: ${message.ruleId} ${message.message}`)
  }
  expect([...new Set(faults.map((fault) => fault.replace(/^[^:]*/u, "…")))].slice(0, 20)).toEqual([])
})

test("structured data is valid and names existing pages only", async ({ siteUrl }) => {
  for (const [path, types] of [
    ["/", ["Organization", "WebSite"]],
    ["/en/service/3", ["BreadcrumbList", "Service"]],
    ["/ru/part-list/1", ["BreadcrumbList"]],
    ["/ru/part/9035m58g02", ["BreadcrumbList", "ProductModel"]],
    ["/en/parts/2", ["BreadcrumbList", "Product"]],
  ] as const) {
    const { html } = await readPage(siteUrl, path)
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/gu)].map(
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    )
    const things = blocks.flatMap((block) =>
      Array.isArray(block["@graph"]) ? (block["@graph"] as Record<string, unknown>[]) : [block],
    )
    expect([path, ...things.map((thing) => String(thing["@type"])).toSorted()]).toEqual([path, ...types])
    expect(JSON.stringify(things)).not.toMatch(/undefined|"offers"|"aggregateRating"|"review"/u)
  }
})

test("a URL has one spelling, and a missing one is 404", async ({ siteUrl }) => {
  for (const [given, wanted] of [
    ["/service/3/", "/service/3"],
    ["/de/service/3", "/service/3"],
    ["/EN/Contact?x=1", "/en/contact?x=1"],
    ["/service/3-rotor?utm_source=x", "/service/3-rotorueberholung?utm_source=x"],
    ["/service/3-", "/service/3-rotorueberholung"],
    ["/en/service/3-rotorueberholung", "/en/service/3-rotor-overhaul"],
    ["/EN/Service/3-Rotor/?x=1&page=2", "/en/service/3-rotor-overhaul?x=1&page=2"],
    ["/ru/service/3-%D1%80%D0%BE%D1%82%D0%BE%D1%80", "/ru/service/3-kapitalnyj-remont-rotora"],
    ["/part-list/1-alt?query=9047&page=2", "/part-list/1-ersatzteile-lm2500?query=9047&page=2"],
  ] as const) {
    const response = await fetch(siteUrl + given, { redirect: "manual" })
    expect([given, response.status, response.headers.get("location")]).toEqual([given, 308, wanted])
    expect(response.headers.get("cache-control")).toBe("no-cache")
    expect((await fetch(siteUrl + wanted, { redirect: "manual" })).status).toBe(200)
  }
  for (const path of [
    "/nothing",
    "/en/nothing",
    "/fr",
    "/service/999999",
    "/service/abc",
    "/service/999999-rotor",
    "/service/03-rotor",
    "/service/03",
    "/ru/part-list/0",
    "/parts/99999",
    "/service/3/x.js",
    "/.git/HEAD",
    "/.env",
    "/package.json",
    "/server/index.js",
    "/data/site.db",
  ]) {
    const page = await readPage(siteUrl, path)
    expect([path, page.status, page.noindex]).toEqual([path, 404, true])
  }
})
