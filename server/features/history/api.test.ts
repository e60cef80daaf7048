import { beforeAll, expect, it } from "vitest"
import type { HistoryEntry } from "#contract/history.ts"
import type { Service } from "#contract/service.ts"
import type { Settings } from "#contract/settings.ts"
import type { TextPage } from "#contract/text-page.ts"
import type { TrashEntry } from "#contract/trash.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { loadDemo } from "#seed/load-demo.ts"

onEnginesInTurn("/api/history", (open) => {
  let site: TestSite
  const get = async <T>(path: string) => (await (await site.asOwner("GET", path)).json()) as T
  const versions = (name: string) => get<HistoryEntry[]>(`/api/history/${name}`)

  beforeAll(async () => {
    site = await openTestSite(open())
    await loadDemo(site.app)
  })

  it("keeps the version a save replaces, with author and time, and restores it on request", async () => {
    const first = await get<Service>("/api/service/3")
    await site.asOwner("PATCH", "/api/service/3", { title_de: "Zweite Fassung" })
    await site.asOwner("PATCH", "/api/service/3", { title_ru: "Третья редакция" })
    const kept = await versions("service/3")
    expect(kept.map((entry) => [entry.version, entry.data["title_de"], entry.replaced_by])).toEqual([
      [2, "Zweite Fassung", "admin"],
      [1, "Rotorüberholung", "admin"],
    ])
    expect(kept[0]?.data).not.toHaveProperty("images")
    const restored = await site.asOwner("POST", "/api/history/service/3/1/restore", undefined, { "If-Match": '"3"' })
    expect(await restored.json()).toMatchObject({
      title_de: first.title_de,
      title_ru: first.title_ru,
      text_de: first.text_de,
      version: 4,
    })
    expect(
      (await site.asOwner("POST", "/api/history/service/3/1/restore", undefined, { "If-Match": '"3"' })).status,
    ).toBe(412)
  })

  it("restores the pictures of a version, also from the trash, and moves newer ones there", async () => {
    const before = await get<Service>("/api/service/2")
    const [own] = before.image_list
    const form = imageForm("image", await picture(321, 200))
    const upload = await site.asOwner("POST", "/api/draft/service/2/image", form)
    const added = (await upload.json()) as Service["image_list"][number]
    const image_list = [{ id: added.id, alt_de: "Neu" }]
    expect((await site.asOwner("PATCH", "/api/service/2", { image_list })).status).toBe(200)
    const restored = await site.asOwner("POST", `/api/history/service/2/${before.version}/restore`)
    expect(((await restored.json()) as Service).image_list).toEqual(before.image_list)
    const inTrash = (await get<TrashEntry[]>("/api/trash")).map(({ id }) => id)
    expect(inTrash).toContain(`image-${added.id}`)
    expect(inTrash).not.toContain(`image-${own?.id}`)
  })

  it("shows current names of authors", async () => {
    await site.asOwner("PATCH", "/api/service/2", { title_de: "Andere Fassung" })
    await site.asOwner("DELETE", "/api/service/2")
    await site.asOwner("PATCH", "/api/auth/profile", { name: "Henrik Vossfeld" })
    expect((await versions("service/2"))[0]?.replaced_by).toBe("Henrik Vossfeld")
    const trash = await get<TrashEntry[]>("/api/trash")
    expect(trash.find(({ id }) => id === "service-2")?.deleted_by).toBe("Henrik Vossfeld")
    await site.asOwner("PATCH", "/api/auth/profile", { name: "" })
    expect((await versions("service/2"))[0]?.replaced_by).toBe("admin")
    await site.asOwner("POST", "/api/trash/service-2/restore")
  })

  it("works for every editable kind", async () => {
    const cases: [string, string, string, object][] = [
      ["spare/1", "/api/spare/1", "/api/spare/1", { title_en: "Changed" }],
      ["product/1", "/api/product/1", "/api/product/show/1", { model: "Changed" }],
      ["category/1", "/api/category/1", "/api/category?lang=DE", { name: "Changed" }],
      ["page/contact", "/api/page/contact", "/api/page/contact", { text_ru: "<p>Changed</p>" }],
      ["settings/1", "/api/settings", "/api/settings", { vat_id: "Changed" }],
      ["page-part/1", "/api/page/page-part/1", "/api/page/gas-turbina", { description_en: "<p>Changed</p>" }],
    ]
    for (const [name, target, shown, patch] of cases) {
      const before = JSON.stringify(await get<TextPage | Settings>(shown))
      expect([name, (await site.asOwner("PATCH", target, patch)).status]).toEqual([name, 200])
      expect(JSON.stringify(await get(shown))).toContain("Changed")
      const [entry] = await versions(name)
      expect([name, (await site.asOwner("POST", `/api/history/${name}/${entry?.version}/restore`)).status]).toEqual([
        name,
        200,
      ])
      expect(JSON.stringify(await get(shown))).not.toContain("Changed")
      expect(before).not.toContain("Changed")
    }
  })

  it("keeps the last 50 versions only", async () => {
    for (let count = 0; count < 55; count++)
      await site.asOwner("PATCH", "/api/service/4", { summary_de: `Fassung ${count}` })
    const kept = await versions("service/4")
    expect(kept).toHaveLength(50)
    expect(kept[0]?.data["summary_de"]).toBe("Fassung 53")
    expect((await site.asOwner("POST", "/api/history/service/4/1/restore")).status).toBe(404)
    expect((await site.asOwner("GET", "/api/history/admin/1")).status).toBe(404)
    expect((await site.asOwner("GET", "/api/history/part/%00")).status).toBe(404)
    expect(await versions("service/999")).toEqual([])
  })
})
