import { beforeAll, expect, it } from "vitest"
import type { AuditPage } from "#contract/audit.ts"
import type { Navbar } from "#contract/navbar.ts"
import type { Product } from "#contract/product.ts"
import type { Publication, Publications } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import type { Spare } from "#contract/spare.ts"
import { loadDemo } from "#seed/load-demo.ts"
import { listSitePages } from "#server/features/redirect/pages-store.ts"
import { listSitemapPages } from "#server/features/sitemap/store.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEnginesInTurn("what is not published", (open) => {
  let site: TestSite
  const get = async <Body>(path: string) => (await (await site.request(`/api${path}`)).json()) as Body
  const status = async (path: string) => (await site.request(`/api${path}`)).status
  const patch = async (path: string, hidden: unknown) => (await site.asOwner("PATCH", `/api${path}`, { hidden })).status
  const sitemap = async () => JSON.stringify(await listSitemapPages(site.app.db, site.app.records))

  beforeAll(async () => {
    site = await openTestSite(open())
    await loadDemo(site.app)
  })

  it("is gone like a deleted record for visitors, and visible to editors", async () => {
    expect(await patch("/service/3", "all")).toBe(200)
    expect(await status("/service/3")).toBe(404)
    expect((await site.asOwner("GET", "/api/service/3")).status).toBe(200)
    expect((await get<Navbar>("/component/navbar")).services.map(({ id }) => id)).not.toContain(3)
    expect(await sitemap()).not.toContain("/service/3")
    const found = await get<{ total: number }>("/search?query=Rotor%C3%BCberholung")
    expect(JSON.stringify(found)).not.toContain("/service/3")
    expect(await patch("/service/3", [])).toBe(200)
    expect(await status("/service/3")).toBe(200)
    expect((await get<Navbar>("/component/navbar")).services.map(({ id }) => id)).toContain(3)
  })

  it("is empty in a hidden language like in an unwritten one", async () => {
    const before = await get<Service>("/service/3")
    expect(await patch("/service/3", ["ru"])).toBe(200)
    const hidden = await get<Service>("/service/3")
    expect(hidden).toMatchObject({ title_de: before.title_de, title_ru: "", text_ru: "", summary_ru: "" })
    expect(hidden.image_list.every((image) => image.alt_ru === "")).toBe(true)
    const entry = (await get<Navbar>("/component/navbar")).services.find(({ id }) => id === 3)
    expect([entry?.title_de, entry?.title_ru]).toEqual([before.title_de, ""])
    const pages = await listSitemapPages(site.app.db, site.app.records)
    expect(Object.keys(pages.find((page) => page.paths.de?.startsWith("/service/3"))?.paths ?? {})).toEqual([
      "de",
      "en",
    ])
    expect(await patch("/service/3", ["de", "en", "ru"])).toBe(200)
    expect(await status("/service/3")).toBe(404)
    await patch("/service/3", [])
    expect(await get<Service>("/service/3")).toMatchObject({ title_ru: before.title_ru })
  })

  it("hides a group's parts everywhere", async () => {
    const group = await get<Spare>("/spare/1")
    const number = group.parts[0]?.partnumber ?? ""
    const ask = async () => [
      await status("/spare/1"),
      await status("/spare/1/search"),
      await status("/spare/1/catalogue"),
      await status(`/part/${encodeURIComponent(number.toLowerCase())}`),
      (await get<{ total: number }>(`/search?query=${encodeURIComponent(number)}`)).total,
    ]
    const shown = await ask()
    expect(shown.slice(0, 2)).toEqual([200, 200])
    await patch("/spare/1", "all")
    expect(await ask()).toEqual([404, 404, 404, 404, 0])
    const looked = await site.request("/api/part/lookup", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ numbers: [number] }),
    })
    expect(await looked.json()).toMatchObject({ items: [{ part: null }] })
    expect((await site.asOwner("GET", "/api/spare/1/search")).status).toBe(200)
    await patch("/spare/1", [])
    expect(await ask()).toEqual(shown)
  })

  it("leaves no trace of a product in its category, translations or properties", async () => {
    const product = await get<Product>("/product/13")
    expect(product.translations).toMatchObject({ DE: 13, EN: 14, RU: 15 })
    await patch("/product/15", "all")
    expect((await get<Product>("/product/13")).translations).toEqual({ DE: 13, EN: 14 })
    expect(await status("/product/15")).toBe(404)
    const [property] = product.property
    await patch(`/product/property/${property?.id}`, "all")
    expect((await get<Product>("/product/13")).property.map(({ id }) => id)).not.toContain(property?.id)
    await patch(`/category/${product.category_id}`, "all")
    expect((await get<Product>("/product/13")).category).toBeNull()
    for (const [path, hidden] of [
      ["/product/15", []],
      [`/product/property/${property?.id}`, []],
      [`/category/${product.category_id}`, []],
    ] as const)
      expect(await patch(path, hidden)).toBe(200)
    const again = await get<Product>("/product/13")
    expect(again.translations).toEqual(product.translations)
    expect(again.property.map(({ id }) => id)).toEqual(product.property.map(({ id }) => id))
  })

  it("rejects pages required by law, and languages of a kind with one only", async () => {
    expect(await patch("/page/privacy-policy", ["ru"])).toBe(422)
    for (const link of ["contact", "gas-turbina", "privacy-policy"])
      expect(await patch(`/page/${link}`, "all")).toBe(422)
    expect(await patch("/page/contact", ["ru"])).toBe(200)
    expect(await patch("/product/13", ["de"])).toBe(422)
    expect(await patch("/service/3", ["fr"])).toBe(422)
    expect((await site.asOwner("PATCH", "/api/settings", { hidden: "all" })).status).toBe(200)
    expect(await patch("/page/contact", [])).toBe(200)
  })

  it("takes the careers page with its links and its form off the site, and puts it there again", async () => {
    const isPage = async () => {
      await site.app.content.refresh()
      return (await listSitePages(site.app)).has("/careers")
    }
    const seen = async () => [
      (await get<Navbar>("/component/navbar")).careers,
      (await sitemap()).includes('"/careers"'),
      await isPage(),
      await status("/page/careers"),
    ]
    expect(await seen()).toEqual([true, true, true, 200])
    expect(await patch("/page/careers", "all")).toBe(200)
    expect(await seen()).toEqual([false, false, false, 404])
    expect((await site.asOwner("GET", "/api/page/careers")).status).toBe(200)
    expect(await patch("/page/careers", ["de", "en", "ru"])).toBe(200)
    expect(await status("/page/careers")).toBe(404)
    expect(await patch("/page/careers", [])).toBe(200)
    expect(await seen()).toEqual([true, true, true, 200])
  })

  it("says what of a record may be hidden", async () => {
    const canHide = async (path: string) =>
      ((await (await site.asOwner("GET", `/api/draft/${path}`)).json()) as Publication).can_hide
    expect(await canHide("service/1")).toEqual({ whole: true, languages: true })
    expect(await canHide("partner/1")).toEqual({ whole: true, languages: false })
    expect(await canHide("page/careers")).toEqual({ whole: true, languages: true })
    expect(await canHide("page/contact")).toEqual({ whole: false, languages: true })
    expect(await canHide("page/privacy-policy")).toEqual({ whole: false, languages: false })
  })

  it("bumps the content version once", async () => {
    const version = async () => (await site.app.content.refresh(), site.app.content.current())
    const before = await version()
    await patch("/partner/1", "all")
    const hidden = await version()
    await patch("/partner/1", "all")
    expect([hidden - before, (await version()) - hidden]).toEqual([1, 0])
    await patch("/partner/1", [])
  })

  it("is audited as such, and stores no version", async () => {
    const path = "/api/service/5"
    const read = async <T>(at: string) => (await (await site.asOwner("GET", at)).json()) as T
    const before = await read<Service>(path)
    for (const hidden of [["en"], "all", ["ru"], []]) expect(await patch("/service/5", hidden)).toBe(200)
    expect(await read(path)).toEqual(before)
    expect(await read("/api/history/service/5")).toEqual([])
    const { items } = await read<AuditPage>("/api/audit")
    expect(items.slice(0, 4).map(({ event, detail, record }) => [event, detail, record?.id])).toEqual([
      ["shown", "ru", "5"],
      ["shown", "de, en", "5"],
      ["hidden", "", "5"],
      ["hidden", "en", "5"],
    ])
  })

  it.each([
    ["service", "/service", { title_de: "Verborgen" }, "images"],
    ["spare", "/spare", { title_de: "Verborgen" }, "images"],
    ["product", "/product", { title: "Verborgen" }, "images"],
    ["category", "/category", { name: "Verborgen" }, "image"],
    ["partner", "/partner", { text_de: "<p>Verborgen</p>" }, "image"],
    ["page-part", "/page/page-part/gas-turbina", { description_de: "<p>Verborgen</p>" }, "image"],
    ["property", "/product/property", { product_id: "13", description: "<p>Verborgen</p>" }, "image"],
  ] as const)("is the initial state of a new %s if its form says so", async (kind, path, fields, field) => {
    const post = async (hidden: string) => {
      const made = await site.asOwner("POST", `/api${path}`, imageForm(field, await picture(), { ...fields, hidden }))
      expect(made.status).toBe(201)
      return ((await made.json()) as { id: number }).id
    }
    const [hidden, shown] = [await post("all"), await post("")]
    const waiting = await (await site.asOwner("GET", "/api/draft")).json()
    const ids = (waiting as Publications).hidden.filter((record) => record.kind === kind).map(({ id }) => id)
    expect(ids).toContain(hidden)
    expect(ids).not.toContain(shown)
    await site.asOwner("PATCH", `/api${path.replace("/gas-turbina", "")}/${hidden}`, { hidden: [] })
  })

  it("is the initial state of a record if requested", async () => {
    const made = await site.asOwner("POST", "/api/category", { name: "Verborgen", lang: "DE", hidden: "all" })
    const { id } = (await made.json()) as { id: number }
    const names = async () => (await get<{ id: number }[]>("/category")).map((category) => category.id)
    expect([made.status, (await names()).includes(id)]).toEqual([201, false])
    await patch(`/category/${id}`, [])
    expect(await names()).toContain(id)
  })
})
