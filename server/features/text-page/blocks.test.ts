import { beforeAll, beforeEach, expect, it } from "vitest"
import type { PageBlock, TextPage } from "#contract/text-page.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("page parts and images", (open) => {
  let site: TestSite
  const page = async (link: string) => (await (await site.request(`/api/page/${link}`)).json()) as TextPage

  beforeAll(async () => {
    site = await openTestSite(open())
  })
  beforeEach(() => site.app.db.deleteFrom("page_part").execute())

  it("adds a block with or without an image and changes each language by itself", async () => {
    const plain = new FormData()
    plain.append("description_de", "<h3>Ohne Bild</h3>")
    const first = (await (await site.asOwner("POST", "/api/page/page-part/gas-turbina", plain)).json()) as PageBlock
    expect(first).toMatchObject({ image: null, description_de: "<h3>Ohne Bild</h3>", description_ru: "" })
    await site.asOwner(
      "POST",
      "/api/page/page-part/gas-turbina",
      imageForm("image", await picture(), { description_ru: "<p>С картинкой</p>" }),
    )
    const changed = await site.asOwner(
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
    const added: unknown[] = []
    for (const width of [70, 80]) {
      const path = `/api/page/page-part/${first.id}/image/add`
      added.push(await (await site.asOwner("POST", path, imageForm("image", await picture(width, 50)))).json())
    }
    const { parts } = await page("gas-turbina")
    expect(added.at(-1)).toMatchObject({ image: parts[0]?.image, path: parts[0]?.image, width: 80 })
    expect(parts.map((part) => [part.image_list.length, part.description_ru])).toEqual([
      [1, ""],
      [1, "<p>С картинкой</p>"],
    ])
    expect((await site.asOwner("DELETE", `/api/page/page-part/${first.id}/careers`)).status).toBe(404)
    expect((await site.asOwner("DELETE", `/api/page/page-part/${first.id}/gas-turbina`)).status).toBe(204)
    expect((await page("gas-turbina")).parts).toHaveLength(1)
  })

  it("stores when each language was written, and marks a translation as current", async () => {
    const body = new FormData()
    body.append("description_de", "<p>Erste</p>")
    body.append("description_en", "<p>First</p>")
    const added = (await (await site.asOwner("POST", "/api/page/page-part/gas-turbina", body)).json()) as PageBlock
    expect(added.updated_at_en).toBe(added.updated_at_de)
    expect(added.updated_at_ru).toBe("")
    const path = `/api/page/page-part/${added.id}`
    const wait = () => {
      site.time.now = new Date(site.time.now.getTime() + 60_000)
    }
    wait()
    const change = { description_de: "<p>Zweite</p>" }
    const german = (await (await site.asOwner("PATCH", path, change)).json()) as PageBlock
    expect(german.updated_at_de > german.updated_at_en).toBe(true)
    expect((await site.asOwner("POST", `${path}/current`, { lang: "en" }, { "If-Match": '"1"' })).status).toBe(412)
    wait()
    const current = (await (await site.asOwner("POST", `${path}/current`, { lang: "en" })).json()) as PageBlock
    expect(current).toMatchObject({ description_en: "<p>First</p>", version: 3 })
    expect(current.updated_at_en > current.updated_at_de).toBe(true)
    expect((await site.asOwner("POST", `${path}/current`, { lang: "fr" })).status).toBe(422)
    expect((await site.asOwner("POST", "/api/page/page-part/999/current", { lang: "en" })).status).toBe(404)
    for (const [method, call] of [
      ["POST", `${path}/current`],
      ["DELETE", `${path}/image/delete`],
    ] as const)
      expect((await site.request(call, { method })).status).toBe(401)
  })

  it("removes the image of one block only", async () => {
    const add = async (width: number) => {
      const body = imageForm("image", await picture(width, 40), { description_de: "<p>Bild</p>" })
      return (await (await site.asOwner("POST", "/api/page/page-part/gas-turbina", body)).json()) as PageBlock
    }
    const [first, second] = [await add(71), await add(72)]
    const path = `/api/page/page-part/${first.id}/image/delete`
    expect((await site.asOwner("DELETE", path, { path: second.image })).status).toBe(404)
    expect((await site.asOwner("DELETE", path, { path: first.image })).status).toBe(204)
    const { parts } = await page("gas-turbina")
    expect(parts.find(({ id }) => id === first.id)?.image).toBeNull()
    expect(parts.find(({ id }) => id === second.id)?.image).toBe(second.image)
    expect((await site.asOwner("POST", `/api/trash/image-${first.image_list[0]?.id}/restore`)).status).toBe(204)
  })

  it("has images only where the page shows them", async () => {
    const added = await site.asOwner("POST", "/api/page/careers/image/add", imageForm("image", await picture()))
    const { path } = (await added.json()) as { path: string }
    expect((await page("careers")).images).toEqual([path])
    expect(
      (await site.asOwner("POST", "/api/page/privacy-policy/image/add", imageForm("image", await picture()))).status,
    ).toBe(404)
    expect((await site.asOwner("DELETE", "/api/page/gas-turbina/image/delete", { path })).status).toBe(404)
    expect((await site.asOwner("DELETE", "/api/page/careers/image/delete", { path })).status).toBe(204)
  })
})
