import { beforeAll, expect, it } from "vitest"
import type { Category, Product, ProductCard, ProductProperty } from "#contract/product.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("/api/product and /api/category", (open) => {
  let site: TestSite
  const category = async (body: unknown) =>
    (await (await site.asAdmin("POST", "/api/category", body)).json()) as Category
  const create = async (fields: Record<string, string>) =>
    site.asAdmin("POST", "/api/product", imageForm("images[]", await picture(), fields))
  const product = async (fields: Record<string, string>) => (await (await create(fields)).json()) as Product
  const get = async <T>(path: string) => (await (await site.request(path)).json()) as T
  let de: Product
  let en: Product
  let german: Category
  let english: Category

  beforeAll(async () => {
    site = await openTestSite(open())
    german = await category({ name: "Baureihe", lang: "de", summary: "Kurz" })
    english = await category({ name: "Family", lang: "EN", translation_of: german.id })
    de = await product({
      title: "LM2500 Gasturbine",
      type: "Aeroderivativ",
      model: "LM2500",
      power: "22,8",
      category_id: String(german.id),
      description: "<p>Text<script>x</script></p>",
    })
    en = await product({
      title: "LM2500 gas turbine",
      lang: "en",
      power: "",
      category_id: String(english.id),
      translation_of: String(de.id),
    })
  })

  it("keeps every field and ties the records of one product together", () => {
    expect(de).toMatchObject({
      title: "LM2500 Gasturbine",
      power: 22.8,
      lang: "DE",
      description: "<p>Text</p>",
      category: { name: "Baureihe" },
      translation_of: null,
    })
    expect(en).toMatchObject({ lang: "EN", power: null, translation_of: de.id, translations: { DE: de.id, EN: en.id } })
  })

  it("lists cards by language and category, a category of another language as its counterpart", async () => {
    const cards = await get<ProductCard[]>(`/api/product?lang=en&category=${german.id}`)
    expect(cards.map((card) => [card.id, card.btn])).toEqual([[en.id, "details"]])
    expect(await get<ProductCard[]>("/api/product")).toHaveLength(2)
    expect(await get<ProductCard[]>("/api/product?lang=RU")).toEqual([])
    expect((await site.request("/api/product?category=x")).status).toBe(422)
    expect((await get<Category[]>("/api/category?lang=EN")).map((one) => [one.name, one.products])).toEqual([
      ["Family", 1],
    ])
  })

  it("answers with the record of the language where there is one", async () => {
    expect(await get<Product>(`/api/product/${de.id}?language=EN`)).toMatchObject({ id: en.id })
    expect(await get<Product>(`/api/product/${en.id}?language=RU`)).toMatchObject({ id: en.id })
    expect((await site.request("/api/product/999?language=EN")).status).toBe(404)
  })

  it("refuses a second record of one language, and ties to nothing", async () => {
    expect(
      await (await create({ title: "Noch eine", lang: "EN", translation_of: String(de.id) })).json(),
    ).toMatchObject({ status: 409 })
    expect(await (await create({ title: "Frei", translation_of: "999" })).json()).toMatchObject({
      status: 422,
      errors: [{ path: "translation_of" }],
    })
    expect((await site.asAdmin("PATCH", `/api/product/${en.id}`, { lang: "DE" })).status).toBe(409)
    expect((await site.asAdmin("PATCH", `/api/product/${de.id}`, { translation_of: de.id })).status).toBe(422)
    expect(
      (await site.asAdmin("POST", "/api/category", { name: "X", lang: "EN", translation_of: german.id })).status,
    ).toBe(409)
  })

  it("changes what a patch names, with its version", async () => {
    const changed = await site.asAdmin(
      "PATCH",
      `/api/product/${de.id}`,
      { power: 25, type: null, colour: "red" },
      { "If-Match": '"1"' },
    )
    expect(await changed.json()).toMatchObject({ power: 25, type: "", model: "LM2500", version: 2 })
    expect((await site.asAdmin("PATCH", `/api/product/${de.id}`, { power: 1 }, { "If-Match": '"1"' })).status).toBe(412)
    expect((await site.asAdmin("PATCH", `/api/product/${de.id}`, { power: "strong" })).status).toBe(422)
    expect((await site.asAdmin("PATCH", `/api/category/${german.id}`, { name: "" })).status).toBe(422)
  })

  it("keeps properties with an image of their own", async () => {
    const noImage = await site.asAdmin(
      "POST",
      "/api/product/property",
      imageForm("other", await picture(), { product_id: String(de.id) }),
    )
    expect(await noImage.json()).toMatchObject({ status: 422, detail: "Please select a file first!" })
    const added = await site.asAdmin(
      "POST",
      "/api/product/property",
      imageForm("image", await picture(), { product_id: String(de.id), description: "<h3>Rotor</h3>" }),
    )
    const property = (await added.json()) as ProductProperty
    const changed = await site.asAdmin(
      "PATCH",
      `/api/product/property/${property.id}`,
      imageForm("image", await picture(90, 60), { description: "<h3>Welle</h3>" }),
    )
    expect(await changed.json()).toMatchObject({
      description: "<h3>Welle</h3>",
      image_list: [{ width: 90 }],
      version: 2,
    })
    expect((await get<Product>(`/api/product/${de.id}`)).property).toHaveLength(1)
    expect((await site.asAdmin("DELETE", `/api/product/property/${property.id}`)).status).toBe(204)
    expect((await get<Product>(`/api/product/${de.id}`)).property).toEqual([])
  })

  it("makes the next record the first when the first is deleted", async () => {
    const ru = await product({ title: "Газовая турбина", lang: "RU", translation_of: String(en.id) })
    expect(ru.translation_of).toBe(de.id)
    expect((await site.asAdmin("DELETE", `/api/product/${de.id}`)).status).toBe(204)
    expect(await get<Product>(`/api/product/${ru.id}`)).toMatchObject({
      translation_of: en.id,
      translations: { EN: en.id, RU: ru.id },
    })
    expect((await site.request(`/api/product/${de.id}`)).status).toBe(404)
  })

  it("moves the products of a deleted category, or leaves them without one", async () => {
    const target = await category({ name: "Ziel", lang: "EN" })
    expect((await site.asAdmin("DELETE", `/api/category/${english.id}?move_to=${english.id}`)).status).toBe(422)
    expect((await site.asAdmin("DELETE", `/api/category/${english.id}?move_to=${target.id}`)).status).toBe(204)
    expect(await get<Product>(`/api/product/${en.id}`)).toMatchObject({ category_id: target.id })
    expect((await site.asAdmin("DELETE", `/api/category/${target.id}`)).status).toBe(204)
    expect(await get<Product>(`/api/product/${en.id}`)).toMatchObject({ category_id: null, category: null })
  })
})
