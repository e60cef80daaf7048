import { beforeAll, expect, it } from "vitest"
import type { SpareSummary } from "#contract/spare.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

const origin = "http://127.0.0.1:3000"
const file = "/sitemap-parts-1.xml"

onEachEngine("the sitemap's files of parts", (open) => {
  let site: TestSite
  const addGroup = async (title_de: string, parts: readonly Record<string, unknown>[]) => {
    const created = await site.asOwner("POST", "/api/spare", imageForm("images", await picture(), { title_de }))
    const { id } = (await created.json()) as SpareSummary
    for (const row of parts) expect((await site.asOwner("POST", `/api/spare/${id}/part`, row)).status).toBe(201)
    return id
  }
  const read = async (path: string) => (await site.request(path)).text()
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address = ""]) => address.slice(origin.length))
  let second: number

  beforeAll(async () => {
    site = await openTestSite(open())
    await addGroup("LM2500", [
      { partnumber: "L100P01", description_de: "Schaufel", description_en: "Blade" },
      { partnumber: "A/1", description_ru: "Кольцо" },
      { partnumber: "A-1", description_de: "Ring" },
      { partnumber: "BOLZEN", description_de: "Ohne Ziffer" },
      { partnumber: "NAKED-1" },
    ])
    second = await addGroup("LM6000", [{ partnumber: "L100P01", description_ru: "Лопатка" }])
  })

  it("are listed in the index with every other sitemap", async () => {
    const xml = await read("/sitemap.xml")
    expect(locations(xml)).toEqual(["/sitemap-pages.xml", file])
    expect(xml).toMatch(/sitemap-parts-1\.xml<\/loc><lastmod>2026-11-20T09:00/u)
    expect((await site.request("/sitemap-parts-2.xml")).headers.get("Content-Type")).not.toContain("xml")
  })

  it("list each number once, at its own URL, in the languages that describe it", async () => {
    const xml = await read(file)
    expect(locations(xml)).toEqual([
      "/part/l100p01",
      "/en/part/l100p01",
      "/ru/part/l100p01",
      "/ru/part/a-1~1",
      "/part/a-1~2",
    ])
    expect(xml).toContain(
      `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/part/l100p01"/></url>\n<url><loc>${origin}/en/part/l100p01`,
    )
  })

  it("respond 304 until a part changes, although other content does", async () => {
    const tag = (await site.request(file)).headers.get("ETag") ?? ""
    const again = async () => (await site.request(file, { headers: { "If-None-Match": tag } })).status
    await site.asOwner("PATCH", "/api/settings", { company_name: "Andere GmbH" })
    expect(await again()).toBe(304)
    await site.asOwner("DELETE", `/api/spare/${second}`)
    expect(await again()).toBe(200)
    expect(locations(await read(file))).not.toContain("/ru/part/l100p01")
  })
})
