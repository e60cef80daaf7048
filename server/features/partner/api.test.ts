import { beforeAll, expect, it } from "vitest"
import type { Partner } from "#contract/partner.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("/api/partner", (open) => {
  let site: TestSite
  let partner: Partner

  beforeAll(async () => {
    site = await openTestSite(open())
    const created = await site.asOwner(
      "POST",
      "/api/partner",
      imageForm("image", await picture(80, 40, "png"), { text_de: "<p>Partner</p>", text_ru: "<p>Партнёр</p>" }),
    )
    partner = (await created.json()) as Partner
  })

  it("shows visitors one language with its fallback", async () => {
    const inRussian = await site.request("/api/partner?lang=RU")
    expect(await inRussian.json()).toEqual([
      { id: partner.id, image_id: partner.image_id, text: "<p>Партнёр</p>", text_lang: "ru" },
    ])
    const inEnglish = await site.request("/api/partner?lang=en")
    expect(await inEnglish.json()).toMatchObject([{ text: "<p>Partner</p>", text_lang: "de" }])
  })

  it("needs an image at first, and replaces it only when one is sent", async () => {
    const none = await site.asOwner("POST", "/api/partner", imageForm("other", await picture()))
    expect(await none.json()).toMatchObject({ status: 422, detail: "Please select a file first!" })
    const text = new FormData()
    text.append("text_en", "<p>Partner in English</p>")
    const changed = (await (
      await site.asOwner("PATCH", `/api/partner/${partner.id}`, text, { "If-Match": '"1"' })
    ).json()) as Partner
    expect(changed).toMatchObject({
      text_de: "<p>Partner</p>",
      text_en: "<p>Partner in English</p>",
      images: partner.images,
      version: 2,
    })
    const image = await site.asOwner("PATCH", `/api/partner/${partner.id}`, imageForm("image", await picture(99, 40)))
    expect(((await image.json()) as Partner).images).not.toEqual(partner.images)
    expect((await site.asOwner("PATCH", `/api/partner/${partner.id}`, text, { "If-Match": '"1"' })).status).toBe(412)
  })

  it("stores when each language was written, and marks a translation as current", async () => {
    const patch = async (fields: Record<string, string>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      return (await (await site.asOwner("PATCH", `/api/partner/${partner.id}`, form)).json()) as Partner
    }
    site.time.now = new Date("2026-11-20T09:10:00Z")
    const changed = await patch({ text_de: "<p>Neu</p>", text_ru: "<p>Партнёр</p>" })
    expect(changed.updated_at_de).toBe("2026-11-20T09:10:00.000Z")
    expect(changed.updated_at_ru < changed.updated_at_de).toBe(true)
    site.time.now = new Date("2026-11-20T09:20:00Z")
    const path = `/api/partner/${partner.id}/current`
    const stale = await site.asOwner("POST", path, { lang: "ru" }, { "If-Match": '"1"' })
    expect(stale.status).toBe(412)
    const marked = await site.asOwner("POST", path, { lang: "ru" }, { "If-Match": `"${changed.version}"` })
    expect(await marked.json()).toMatchObject({
      text_ru: "<p>Партнёр</p>",
      updated_at_ru: "2026-11-20T09:20:00.000Z",
      updated_at_de: changed.updated_at_de,
    })
    expect((await site.asOwner("POST", path, { lang: "fr" })).status).toBe(422)
    expect((await site.asOwner("POST", "/api/partner/999/current", { lang: "ru" })).status).toBe(404)
    expect((await site.request(path, json("POST", { lang: "ru" }))).status).toBe(401)
  })

  it("is gone when deleted", async () => {
    expect((await site.asOwner("DELETE", `/api/partner/${partner.id}`)).status).toBe(204)
    expect((await site.asOwner("GET", `/api/partner/show/${partner.id}`)).status).toBe(404)
    expect(await (await site.asOwner("GET", "/api/partner/all")).json()).toEqual([])
  })
})
