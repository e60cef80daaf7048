import { beforeAll, expect, it } from "vitest"
import type { PagePart, TextPage } from "#contract/text-page.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("page parts and images", (open) => {
  let site: TestSite
  const page = async (link: string) => (await (await site.request(`/api/page/${link}`)).json()) as TextPage

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  it("adds a part with or without an image and changes each language by itself", async () => {
    const plain = new FormData()
    plain.append("description_de", "<h3>Ohne Bild</h3>")
    const first = (await (await site.asAdmin("POST", "/api/page/page-part/gas-turbina", plain)).json()) as PagePart
    expect(first).toMatchObject({ image: null, description_de: "<h3>Ohne Bild</h3>", description_ru: "" })
    await site.asAdmin(
      "POST",
      "/api/page/page-part/gas-turbina",
      imageForm("image", await picture(), { description_ru: "<p>С картинкой</p>" }),
    )
    const changed = await site.asAdmin(
      "PATCH",
      `/api/page/page-part/${first.id}`,
      { description_en: "<p>Plain</p>" },
      { "If-Match": '"1"' },
    )
    expect(await changed.json()).toMatchObject({
      description_de: "<h3>Ohne Bild</h3>",
      description_en: "<p>Plain</p>",
      version: 2,
    })
    for (const width of [70, 80])
      await site.asAdmin(
        "POST",
        `/api/page/page-part/${first.id}/image/add`,
        imageForm("image", await picture(width, 50)),
      )
    const { parts } = await page("gas-turbina")
    expect(parts.map((part) => [part.image_list.length, part.description_ru])).toEqual([
      [1, ""],
      [1, "<p>С картинкой</p>"],
    ])
    expect((await site.asAdmin("DELETE", `/api/page/page-part/${first.id}/careers`)).status).toBe(404)
    expect((await site.asAdmin("DELETE", `/api/page/page-part/${first.id}/gas-turbina`)).status).toBe(204)
    expect((await page("gas-turbina")).parts).toHaveLength(1)
  })

  it("carries images only where the page shows them", async () => {
    const added = await site.asAdmin("POST", "/api/page/careers/image/add", imageForm("image", await picture()))
    const { path } = (await added.json()) as { path: string }
    expect((await page("careers")).images).toEqual([path])
    expect(
      (await site.asAdmin("POST", "/api/page/contact/image/add", imageForm("image", await picture()))).status,
    ).toBe(404)
    expect((await site.asAdmin("DELETE", "/api/page/gas-turbina/image/delete", { path })).status).toBe(404)
    expect((await site.asAdmin("DELETE", "/api/page/careers/image/delete", { path })).status).toBe(204)
  })
})
