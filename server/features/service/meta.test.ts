import { beforeAll, expect, it } from "vitest"
import type { Product } from "#contract/product.ts"
import type { Service } from "#contract/service.ts"
import type { TextPage } from "#contract/text-page.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("texts for result pages", (open) => {
  let site: TestSite
  const send = async <T>(method: string, path: string, body?: unknown) =>
    (await (await site.asOwner(method, `/api${path}`, body)).json()) as T

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  it("are stored per language for services, groups and text pages, as plain text", async () => {
    const form = imageForm("images[]", await picture(), {
      title_de: "Rotor",
      title_en: "Rotor",
      meta_title_en: "Shafts",
    })
    const service = await send<Service>("POST", "/service", form)
    expect(service).toMatchObject({ meta_title_de: "", meta_title_en: "Shafts", meta_description_ru: "" })
    const changed = await send<Service>("PATCH", `/service/${service.id}`, { meta_description_ru: " <b>Валы</b> " })
    expect(changed.meta_description_ru).toBe("<b>Валы</b>")
    expect(await send<Service>("PATCH", `/service/${service.id}`, { meta_title_en: null })).toMatchObject({
      meta_title_en: "",
    })
    expect(await send<TextPage>("PATCH", "/page/careers", { meta_title_ru: "Работа" })).toMatchObject({
      meta_title_ru: "Работа",
      meta_title_de: "",
    })
    const group = imageForm("images", await picture(), { title_de: "LM2500", meta_title_de: "Teile für LM2500" })
    expect(await send("POST", "/spare", group)).toMatchObject({ meta_title_de: "Teile für LM2500" })
    const product = imageForm("images[]", await picture(), { title: "LM6000", lang: "EN", meta_description: "42 MW" })
    expect(await send<Product>("POST", "/product", product)).toMatchObject({
      meta_title: "",
      meta_description: "42 MW",
    })
  })

  it("do not make a translation older than the German text", async () => {
    const form = imageForm("images[]", await picture(), { title_de: "Welle", title_en: "Shaft" })
    const { id, updated_at_de, updated_at_en } = await send<Service>("POST", "/service", form)
    site.time.now = new Date(site.time.now.getTime() + 60_000)
    const changed = await send<Service>("PATCH", `/service/${id}`, { meta_title_de: "Wellen vom Fach" })
    expect(changed).toMatchObject({ updated_at_de, updated_at_en, version: 2 })
    expect(changed.updated_at > updated_at_de).toBe(true)
  })

  it("are rejected when too long", async () => {
    const wrong = await site.asOwner("PATCH", "/api/page/careers", {
      meta_title_de: "x".repeat(301),
      meta_description_de: "x".repeat(501),
    })
    expect(await wrong.json()).toMatchObject({
      status: 422,
      errors: [{ path: "meta_title_de" }, { path: "meta_description_de" }],
    })
  })
})
