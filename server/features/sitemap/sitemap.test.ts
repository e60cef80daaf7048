import { beforeAll, expect, it } from "vitest"
import { recordPagePath } from "#contract/page-address.ts"
import type { Product } from "#contract/product.ts"
import type { TextPage } from "#contract/text-page.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { loadDemo } from "#seed/load-demo.ts"

const origin = "http://127.0.0.1:3000"

onEnginesInTurn("sitemap and robots", (open) => {
  let site: TestSite
  /** Of service 3. */
  const rotor = {
    de: "/service/3-rotorueberholung",
    en: "/en/service/3-rotor-overhaul",
    ru: "/ru/service/3-kapitalnyj-remont-rotora",
  }
  const xml = async () => (await site.request("/sitemap-pages.xml")).text()
  const entry = (text: string, address: string) =>
    text.split("<url>").find((part) => part.startsWith(`<loc>${origin}${address}</loc>`)) ?? ""

  beforeAll(async () => {
    site = await openTestSite(open())
    await loadDemo(site.app)
  })

  it("lists every page in every language, once, with its translations", async () => {
    const text = await xml()
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>(?!<\/image)/gu)].map(([, address]) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toHaveLength(3 * (8 + 13 + 5 + 36))
    const service = entry(text, rotor.en)
    for (const [code, address] of [...Object.entries(rotor), ["x-default", rotor.de]])
      expect(service).toContain(`hreflang="${code}" href="${origin}${address}"`)
    expect(service).toContain("<lastmod>2026-11-20T09:00:00.000Z</lastmod>")
    expect(service).toMatch(/<image:loc>http:\/\/127\.0\.0\.1:3000\/media\/[0-9a-f]{32}\.jpg<\/image:loc>/u)
  })

  it("omits pages missing in a language, and shows a change at once", async () => {
    const before = await site.request("/sitemap-pages.xml")
    site.time.now = new Date("2026-11-20T09:10:00Z")
    await site.asOwner("PATCH", "/api/service/3", { text_en: "" })
    const text = await xml()
    expect(entry(text, rotor.en)).toBe("")
    expect(entry(text, rotor.ru)).toContain("<lastmod>2026-11-20T09:10:00.000Z</lastmod>")
    expect(entry(text, rotor.ru)).not.toContain('hreflang="en"')
    await site.asOwner("PATCH", "/api/service/2", { text_de: "" })
    const other = (await xml()).split("<url>").find((part) => part.startsWith(`<loc>${origin}/en/service/2-`)) ?? ""
    const [, address = "none"] = /<loc>([^<]*)/u.exec(other) ?? []
    expect(other).toContain(`hreflang="x-default" href="${address}"`)
    const same = await site.request("/sitemap-pages.xml", {
      headers: { "If-None-Match": before.headers.get("ETag") ?? "" },
    })
    expect(same.status).toBe(200)
    await site.asOwner("DELETE", "/api/service/3")
    expect(entry(await xml(), rotor.de)).toBe("")
  })

  it("lists a text page in the languages of its text, turbines also in those of their models, contact always", async () => {
    const texts = ["careers", "contact", "gas-turbina"]
    for (const link of texts) await site.asOwner("PATCH", `/api/page/${link}`, { text_ru: "" })
    const text = await xml()
    expect(entry(text, "/ru/careers")).toBe("")
    expect(entry(text, "/en/careers")).not.toContain('hreflang="ru"')
    expect(entry(text, "/ru/contact")).toBe("")
    expect(entry(text, "/ru/gas-turbina")).not.toBe("")
    const none = { text_de: "", text_en: "", text_ru: "" }
    for (const link of texts) await site.asOwner("PATCH", `/api/page/${link}`, none)
    const bare = await xml()
    expect(entry(bare, "/careers")).toBe("")
    for (const address of ["/ru/contact", "/gas-turbina"])
      expect(entry(bare, address)).toContain('hreflang="x-default"')
  })

  it("dates a page by its blocks, and a product by its properties", async () => {
    site.time.now = new Date("2026-11-20T09:20:00Z")
    const read = async <T>(path: string) => (await (await site.request(path)).json()) as T
    const { parts } = await read<TextPage>("/api/page/gas-turbina")
    const { id, title, property } = await read<Product>("/api/product/1")
    await site.asOwner("PATCH", `/api/page/page-part/${parts[0]?.id}`, { description_de: "<p>Neuer Text</p>" })
    await site.asOwner("PATCH", `/api/product/property/${property[0]?.id}`, { description: "<p>Neu</p>" })
    const text = await xml()
    for (const address of ["/gas-turbina", recordPagePath("product", id, title)])
      expect(entry(text, address)).toContain("<lastmod>2026-11-20T09:20:00.000Z</lastmod>")
  })

  it("tells robots what to skip, for any host", async () => {
    const response = await site.request("/robots.txt", { headers: { "X-Forwarded-Host": "evil.tld" } })
    expect(response.headers.get("Content-Type")).toContain("text/plain")
    const text = await response.text()
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(text).toContain("Clean-param: utm_source")
    expect(text).not.toContain("evil")
  })
})
