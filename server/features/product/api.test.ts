import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Category } from "#contract/category.ts"
import type { HistoryEntry } from "#contract/history.ts"
import type { Product, ProductCard, ProductProperty } from "#contract/product.ts"
import { orderVersion } from "#contract/record-order-constants.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEnginesInTurn("/api/product and /api/category", (open) => {
  let site: TestSite
  const category = async (body: unknown) =>
    (await (await site.asOwner("POST", "/api/category", body)).json()) as Category
  const create = async (fields: Record<string, string>) =>
    site.asOwner("POST", "/api/product", imageForm("images[]", await picture(), fields))
  const product = async (fields: Record<string, string>) => (await (await create(fields)).json()) as Product
  const get = async <T>(path: string) => (await (await site.request(path)).json()) as T
  let de: Product
  let en: Product
  let german: Category
  let english: Category

  beforeAll(async () => {
    site = await openTestSite(open())
  })
  beforeEach(async () => {
    for (const table of ["product_property", "product", "category", "trash"] as const)
      await site.app.db.deleteFrom(table).execute()
    german = await category({ name: "Baureihe", lang: "de", summary: "Kurz" })
    english = await category({ name: "Family", lang: "EN", translation_of: german.id })
    de = await product({
      title: "LM2500 Gasturbine",
      type: "Aeroderivativ",
      model: "LM2500",
      power: "22,8 MW",
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

  it("stores every field and links the records of one product", () => {
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

  it("lists cards by language and category; a category of another language stands for its translation", async () => {
    const cards = await get<ProductCard[]>(`/api/product?lang=en&category=${german.id}`)
    expect(cards.map((card) => [card.id, card.btn])).toEqual([[en.id, "details"]])
    expect(await get<ProductCard[]>("/api/product")).toHaveLength(2)
    expect(await get<ProductCard[]>("/api/product?lang=RU")).toEqual([])
    expect((await site.request("/api/product?category=x")).status).toBe(422)
    expect(
      (await get<Category[]>("/api/category?lang=EN")).map((category) => [category.name, category.products]),
    ).toEqual([["Family", 1]])
  })

  it("returns the record of the requested language if there is one", async () => {
    expect(await get<Product>(`/api/product/${de.id}?language=EN`)).toMatchObject({ id: en.id })
    expect(await get<Product>(`/api/product/${en.id}?language=RU`)).toMatchObject({ id: en.id })
    expect((await site.request("/api/product/999?language=EN")).status).toBe(404)
  })

  it("rejects a second record of one language, and links to unknown records", async () => {
    expect(
      await (await create({ title: "Noch eine", lang: "EN", translation_of: String(de.id) })).json(),
    ).toMatchObject({ status: 409 })
    expect(await (await create({ title: "Frei", translation_of: "999" })).json()).toMatchObject({
      status: 422,
      errors: [{ path: "translation_of" }],
    })
    expect((await site.asOwner("PATCH", `/api/product/${en.id}`, { lang: "DE" })).status).toBe(409)
    expect((await site.asOwner("PATCH", `/api/product/${de.id}`, { translation_of: de.id })).status).toBe(422)
    expect(
      (await site.asOwner("POST", "/api/category", { name: "X", lang: "EN", translation_of: german.id })).status,
    ).toBe(409)
  })

  it("changes only the fields of a patch, and the version", async () => {
    const changed = await site.asOwner(
      "PATCH",
      `/api/product/${de.id}`,
      { power: 25, type: null, colour: "red" },
      { "If-Match": '"1"' },
    )
    expect(await changed.json()).toMatchObject({ power: 25, type: "", model: "LM2500", version: 2 })
    expect((await site.asOwner("PATCH", `/api/product/${de.id}`, { power: 1 }, { "If-Match": '"1"' })).status).toBe(412)
    expect((await site.asOwner("PATCH", `/api/product/${de.id}`, { power: "strong" })).status).toBe(422)
    expect((await site.asOwner("PATCH", `/api/category/${german.id}`, { name: "" })).status).toBe(422)
  })

  it("stores properties with an image of their own", async () => {
    const noImage = await site.asOwner(
      "POST",
      "/api/product/property",
      imageForm("other", await picture(), { product_id: String(de.id) }),
    )
    expect(await noImage.json()).toMatchObject({ status: 422, detail: "Please select a file first!" })
    const added = await site.asOwner(
      "POST",
      "/api/product/property",
      imageForm("image", await picture(), { product_id: String(de.id), description: "<h3>Rotor</h3>" }),
    )
    const property = (await added.json()) as ProductProperty
    const changed = await site.asOwner(
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
    const path = `/api/product/property/${property.id}`
    expect((await site.asOwner("PATCH", path, { product_id: 999_999 })).status).toBe(422)
    const form = imageForm("other", await picture(), { product_id: String(en.id) })
    expect(await (await site.asOwner("PATCH", path, form)).json()).toMatchObject({ product_id: en.id })
    expect((await get<Product>(`/api/product/${de.id}`)).property).toEqual([])
    expect((await get<Product>(`/api/product/${en.id}`)).property).toMatchObject([{ id: property.id }])
    expect((await site.asOwner("DELETE", path)).status).toBe(204)
    expect((await get<Product>(`/api/product/${en.id}`)).property).toEqual([])
  })

  it("orders properties as requested, and keeps the replaced version", async () => {
    const add = async (description: string) => {
      const form = imageForm("image", await picture(), { product_id: String(de.id), description })
      return (await (await site.asOwner("POST", "/api/product/property", form)).json()) as ProductProperty
    }
    const [one, two, three] = [await add("<p>1</p>"), await add("<p>2</p>"), await add("<p>3</p>")]
    const path = "/api/product/property/order"
    const scope = { product_id: de.id }
    const ids = [three.id, one.id, two.id]
    const seen = { "If-Match": `"${orderVersion([one.id, two.id, three.id])}"` }
    expect((await site.asOwner("PATCH", path, { ...scope, ids }, seen)).status).toBe(200)
    expect((await site.asOwner("PATCH", path, { ...scope, ids: ids.toReversed() }, seen)).status).toBe(412)
    const version = await readContentVersion(site.app.db)
    expect((await site.asOwner("PATCH", path, { ...scope, ids })).status).toBe(200)
    expect(await readContentVersion(site.app.db)).toBe(version)
    const shown = (await get<Product>(`/api/product/${de.id}`)).property
    expect(shown.map(({ id, version }) => [id, version])).toEqual([three.id, one.id, two.id].map((id) => [id, 1]))
    expect((await site.asOwner("PATCH", path, { product_id: 999, ids: [] })).status).toBe(422)
    expect((await site.asOwner("PATCH", path, { ...scope, ids: "all" })).status).toBe(422)
    expect((await site.request(path, json("PATCH", { ids: [] }))).status).toBe(401)

    const patch = imageForm("other", await picture(), { description: "<p>neu</p>" })
    expect((await site.asOwner("PATCH", `/api/product/property/${one.id}`, patch)).status).toBe(200)
    const restored = await site.asOwner("POST", `/api/history/property/${one.id}/1/restore`)
    expect(await restored.json()).toMatchObject({ description: "<p>1</p>", version: 3, images: one.images })
  })

  it("creates a translation with copies of images, their texts and properties", async () => {
    const image = de.image_list[0]
    await site.asOwner("PATCH", `/api/product/${de.id}/image/${image?.id}`, { alt_ru: "Турбина" })
    const own = imageForm("image", await picture(), { product_id: String(de.id), description: "<h3>Rotor</h3>" })
    expect((await site.asOwner("POST", "/api/product/property", own)).status).toBe(201)
    const source = await get<Product>(`/api/product/${de.id}`)
    const fields = { title: "Копия", lang: "RU", copy_from: String(de.id) }
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const copy = (await (await site.asOwner("POST", "/api/product", form)).json()) as Product
    expect(copy.image_list).toMatchObject([{ path: de.images[0], alt_ru: "Турбина" }])
    const content = (list: ProductProperty[]) => list.map(({ description, images }) => [description, images])
    expect(content(copy.property)).toEqual(content(source.property))
    expect(copy.property[0]?.id).not.toBe(source.property[0]?.id)
    expect((await create({ title: "Von nichts", copy_from: "999" })).status).toBe(422)
    expect((await site.asOwner("DELETE", `/api/product/${copy.id}`)).status).toBe(204)
  })

  it("has one category image, which its translations share", async () => {
    const path = `/api/category/${german.id}/image/add`
    expect((await site.request(path, { method: "POST", body: imageForm("image", await picture()) })).status).toBe(401)
    expect((await site.asOwner("POST", path, imageForm("image", await picture()))).status).toBe(201)
    expect((await site.asOwner("POST", path, imageForm("image", await picture(77, 55)))).status).toBe(201)
    expect(
      (await site.asOwner("POST", "/api/category/999/image/add", imageForm("image", await picture()))).status,
    ).toBe(404)
    const ru = await category({ name: "Серия", lang: "RU", translation_of: german.id })
    const shown = (await get<Category[]>("/api/category")).filter(({ id }) => [german.id, ru.id].includes(id))
    expect(shown.map(({ image_list }) => image_list.map(({ width }) => width))).toEqual([[77], [77]])
    expect(ru.image_id).toBe(shown[0]?.image_id)
    const gone = await site.asOwner("DELETE", `/api/category/${ru.id}/image/delete`, { path: ru.image_id })
    expect(gone.status).toBe(204)
    expect((await site.asOwner("DELETE", `/api/category/${ru.id}`)).status).toBe(204)
  })

  it("promotes the next record when the first one is deleted", async () => {
    const ru = await product({ title: "Газовая турбина", lang: "RU", translation_of: String(en.id) })
    expect(ru.translation_of).toBe(de.id)
    expect((await site.asOwner("DELETE", `/api/product/${de.id}`)).status).toBe(204)
    expect(await get<Product>(`/api/product/${ru.id}`)).toMatchObject({
      translation_of: en.id,
      translations: { EN: en.id, RU: ru.id },
    })
    expect((await site.request(`/api/product/${de.id}`)).status).toBe(404)
  })

  it("moves the products of a deleted category, or leaves them without one", async () => {
    const target = await category({ name: "Ziel", lang: "EN" })
    expect((await site.asOwner("DELETE", `/api/category/${english.id}?move_to=${english.id}`)).status).toBe(422)
    expect((await site.asOwner("DELETE", `/api/category/${english.id}?move_to=${target.id}`)).status).toBe(204)
    expect(await get<Product>(`/api/product/${en.id}`)).toMatchObject({ category_id: target.id, version: 2 })
    const versions = async () => {
      const entries = await site.asOwner("GET", `/api/history/product/${en.id}`)
      return ((await entries.json()) as HistoryEntry[]).map(({ version, data }) => [version, data["category_id"]])
    }
    expect(await versions()).toEqual([[1, english.id]])
    site.time.now = new Date(site.time.now.getTime() + 60_000)
    expect((await site.asOwner("POST", `/api/trash/category-${english.id}/restore`)).status).toBe(204)
    expect(await get<Product>(`/api/product/${en.id}`)).toMatchObject({
      category_id: english.id,
      updated_at: site.time.now.toISOString(),
    })
    expect(await versions()).toEqual([
      [2, target.id],
      [1, english.id],
    ])
    await site.asOwner("PATCH", `/api/product/${en.id}`, { category_id: target.id })
    expect((await site.asOwner("DELETE", `/api/category/${target.id}`)).status).toBe(204)
    expect(await get<Product>(`/api/product/${en.id}`)).toMatchObject({ category_id: null, category: null })
  })
})
