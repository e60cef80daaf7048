import { beforeAll, expect, it } from "vitest"
import type { Partner } from "#contract/partner.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("/api/partner", (open) => {
  let site: TestSite
  let partner: Partner

  beforeAll(async () => {
    site = await openTestSite(open())
    const created = await site.asAdmin(
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

  it("needs an image at first, and replaces it only when one comes", async () => {
    const none = await site.asAdmin("POST", "/api/partner", imageForm("other", await picture()))
    expect(await none.json()).toMatchObject({ status: 422, detail: "Please select a file first!" })
    const text = new FormData()
    text.append("text_en", "<p>Partner in English</p>")
    const changed = (await (
      await site.asAdmin("PATCH", `/api/partner/${partner.id}`, text, { "If-Match": '"1"' })
    ).json()) as Partner
    expect(changed).toMatchObject({
      text_de: "<p>Partner</p>",
      text_en: "<p>Partner in English</p>",
      images: partner.images,
      version: 2,
    })
    const image = await site.asAdmin("PATCH", `/api/partner/${partner.id}`, imageForm("image", await picture(99, 40)))
    expect(((await image.json()) as Partner).images).not.toEqual(partner.images)
    expect((await site.asAdmin("PATCH", `/api/partner/${partner.id}`, text, { "If-Match": '"1"' })).status).toBe(412)
  })

  it("is gone when deleted", async () => {
    expect((await site.asAdmin("DELETE", `/api/partner/${partner.id}`)).status).toBe(204)
    expect((await site.asAdmin("GET", `/api/partner/show/${partner.id}`)).status).toBe(404)
    expect(await (await site.asAdmin("GET", "/api/partner/all")).json()).toEqual([])
  })
})
