import process from "node:process"
import type { SearchResult } from "#contract/search.ts"
import { expect, test } from "./fixtures.ts"
import { type ReadPage, readPage } from "./read-page.ts"

const pagesWanted = process.env["E2E_FORM"] === "long" ? 2_000 : 400
const atATime = 4

/** Returns the part pages in the sitemap, in all languages. */
async function listPartPages(siteUrl: string): Promise<string[]> {
  const read = async (address: string) => (await fetch(address)).text()
  const addresses = (xml: string, tag: RegExp) => [...xml.matchAll(tag)].map(([, address = ""]) => address)
  const files = addresses(await read(`${siteUrl}/sitemap.xml`), /<loc>([^<]*parts[^<]*)</gu)
  const found = await Promise.all(files.map(read))
  return found
    .flatMap((xml) => addresses(xml, /hreflang="(?:de|en|ru)" href="([^"]*)"/gu))
    .map((address) => address.replace(siteUrl, ""))
}

test("part pages exist, with one canonical URL each and valid alternates", async ({ siteUrl }) => {
  const waiting = [...new Set(await listPartPages(siteUrl))].slice(0, pagesWanted)
  expect(waiting).toHaveLength(pagesWanted)
  const pages = new Map<
    string,
    Pick<ReadPage, "status" | "title" | "canonical" | "noindex" | "alternates" | "headings">
  >()
  const asked = new Set(waiting)
  const crawl = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status, title, canonical, noindex, alternates, headings } = await readPage(siteUrl, path)
      pages.set(path, { status, title, canonical, noindex, alternates, headings })
    }
  }
  await Promise.all(Array.from({ length: atATime }, crawl))

  const titles = new Set<string>()
  for (const [path, page] of pages) {
    expect([path, page.status, page.canonical, page.headings]).toEqual([path, 200, siteUrl + path, 1])
    expect(titles, page.title).not.toContain(page.title)
    titles.add(page.title)
    expect(page.title.replace(/ \| [^|]*$/u, "").length, page.title).toBeLessThanOrEqual(60)
    for (const address of page.alternates.values()) {
      const other = address.replace(siteUrl, "")
      if (!asked.has(other)) continue
      expect([other, ...(pages.get(other)?.alternates ?? [])]).toEqual([other, ...page.alternates])
    }
  }
  expect([...pages.values()].filter(({ noindex }) => noindex)).toEqual([])
})

test("a part page has one URL, and is 304 while unchanged", async ({ siteUrl }) => {
  const get = (path: string, headers = {}) => fetch(siteUrl + path, { redirect: "manual", headers })
  for (const [given, wanted] of [
    ["/part/9035M58G02", "/part/9035m58g02"],
    ["/en/part/9035%20M58-G02", "/en/part/9035m58g02"],
    ["/ru/part/9035m58-g02", "/ru/part/9035m58g02"],
    ["/part/9035M58.G02", "/part/9035m58g02"],
    ["/part/9035m58g02-", "/part/9035m58g02"],
    ["/part/%EF%BC%99035m58g02", "/part/9035m58g02"],
  ] as const) {
    const moved = await get(given)
    expect([given, moved.status, moved.headers.get("location")]).toEqual([given, 308, wanted])
    expect(moved.headers.get("cache-control")).toBe("no-cache")
  }
  const first = await get("/part/9035m58g02")
  const etag = first.headers.get("etag") ?? ""
  expect(etag).not.toBe("")
  const again = await get("/part/9035m58g02", { "If-None-Match": etag })
  expect([again.status, await again.text()]).toEqual([304, ""])
  for (const name of ["etag", "cache-control", "vary", "content-security-policy"])
    expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
  expect((await get("/en/part/9035m58g02", { "If-None-Match": etag })).status).toBe(200)
  // Sent from memory from the second time on, in each encoding.
  const html = await first.text()
  for (const encoding of ["identity", "gzip", "br", "zstd"])
    for (const time of [1, 2]) {
      const sent = await get("/part/9035m58g02", { "Accept-Encoding": encoding })
      expect([encoding, time, sent.headers.get("content-encoding") ?? "identity"]).toEqual([encoding, time, encoding])
      expect([encoding, time, (await sent.text()) === html]).toEqual([encoding, time, true])
      for (const name of ["content-type", "etag", "cache-control", "vary", "content-security-policy"])
        expect([name, sent.headers.get(name)]).toEqual([name, first.headers.get(name)])
      expect(await (await fetch(`${siteUrl}/part/9035m58g02`, { method: "HEAD" })).text()).toBe("")
    }
})

test("an unknown number has a page that offers an inquiry", async ({ siteUrl }) => {
  for (const path of ["/part/9035m85g02", "/en/part/9035m85g02", "/part/%E0%A4%A", `/part/${"x1".repeat(70)}`]) {
    const page = await readPage(siteUrl, path)
    expect([path, page.status, page.noindex, page.alternates.size]).toEqual([path, 404, true, 0])
  }
  const { html } = await readPage(siteUrl, "/part/9035m85g02")
  expect(html).toContain('<input type="hidden" name="number" value="9035M85G02"/>')
  const searched = (await (await fetch(`${siteUrl}/api/search?q=9035M85G02`)).json()) as SearchResult
  for (const { partnumber = "" } of searched.items) expect(html).toContain(partnumber)
  // Where nothing is near, other versions of the same number are.
  expect((await readPage(siteUrl, "/part/9026m31p99")).html).toContain("9026M31P02")
})

test("structured data of a part names its numbers, and no price, stock or rating", async ({ siteUrl }) => {
  const things = async (path: string) => {
    const { html } = await readPage(siteUrl, path)
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/gu)]
    return blocks.map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>)
  }
  const old = await things("/en/part/9035m58g02")
  expect(old.map((thing) => String(thing["@type"])).toSorted()).toEqual(["BreadcrumbList", "ProductModel"])
  expect(old.find((thing) => thing["@type"] === "ProductModel")).toMatchObject({
    mpn: "9035M58G02",
    url: `${siteUrl}/en/part/9035m58g02`,
    predecessorOf: { "@type": "ProductModel", mpn: "9035M58G03" },
  })
  const current = await things("/part/9035m58g03")
  expect(current.find((thing) => thing["@type"] === "ProductModel")).toMatchObject({
    mpn: "9035M58G03",
    successorOf: [{ "@type": "ProductModel", mpn: "9035M58G02" }],
  })
  expect(JSON.stringify([old, current])).not.toMatch(/offers|price|availability|aggregateRating|review|undefined/iu)
})
