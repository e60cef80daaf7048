import { beforeAll, expect, it } from "vitest"
import type { InquiryPage } from "#contract/inquiry.ts"
import type { Spare } from "#contract/spare.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("texts that exist in one language only", (open) => {
  let site: TestSite

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  it("names a part that has a Russian description only in a German inquiry", async () => {
    const form = imageForm("images", await picture(), { title_de: "Gruppe" })
    const group = (await (await site.asOwner("POST", "/api/spare", form)).json()) as Spare
    const part = { partnumber: "L31742P02", description_ru: "Лопатка" }
    expect((await site.asOwner("POST", `/api/spare/${group.id}/part`, part)).status).toBe(201)
    const sent = await site.request(
      "/api/request",
      json("POST", {
        name: "Anna",
        company: "Werk",
        email: "anna@werk.example",
        lang: "de",
        items: [{ partnumber: "L31742P02", quantity: 1 }],
      }),
    )
    expect(sent.status).toBe(201)
    const page = (await (await site.asOwner("GET", "/api/request?page=1")).json()) as InquiryPage
    expect(page.items[0]?.items).toMatchObject([{ partnumber: "L31742P02", title: "Лопатка" }])
  })

  it("shows a partner that has a Russian text only on every page, with the language named", async () => {
    const form = imageForm("image", await picture(), { text_ru: "<p>Партнёр</p>" })
    expect((await site.asOwner("POST", "/api/partner", form)).status).toBe(201)
    for (const lang of ["de", "en", "ru"]) {
      const list = (await (await site.request(`/api/partner?lang=${lang}`)).json()) as object[]
      expect(list).toMatchObject([{ text: "<p>Партнёр</p>", text_lang: "ru" }])
    }
  })
})
