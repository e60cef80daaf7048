import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Category } from "#contract/category.ts"
import type { Product } from "#contract/product.ts"
import type { Publication } from "#contract/publishing.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("the missing record of a product", (open) => {
  let site: TestSite
  let translator: TestPerson
  let german: Product
  let russianCategory: Category

  const form = (fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return body
  }
  const create = async <Body>(who: "owner" | "translator", fields: Record<string, string>, body = form(fields)) => {
    const headers = { Authorization: `Bearer ${translator.token}` }
    const response =
      who === "owner"
        ? await site.asOwner("POST", "/api/product", body)
        : await site.request("/api/product", { method: "POST", body, headers })
    return { status: response.status, body: (await response.json()) as Body & { code?: string } }
  }
  const ask = (fields: Record<string, string>) =>
    create<Product>("translator", { title: "Турбина", lang: "RU", translation_of: String(german.id), ...fields })

  beforeAll(async () => {
    site = await openTestSite(open())
    translator = await addPerson(site, "translator", { roles: ["translator"], languages: ["ru"] })
    const category = async (fields: object) =>
      (await (await site.asOwner("POST", "/api/category", fields)).json()) as Category
    const first = await category({ name: "Turbinen", lang: "DE" })
    russianCategory = await category({ name: "Турбины", lang: "RU", translation_of: first.id })
    await category({ name: "Andere", lang: "RU" })
  })
  beforeEach(async () => {
    const fields = { title: "Turbine", type: "Schwer", model: "T-1", power: "30.2", category_id: "1" }
    german = (await create<Product>("owner", fields, imageForm("images", await picture(), fields))).body
  })

  it("is created by a translator, not published, with their texts and the original's values", async () => {
    const made = await ask({ type: "Тяжёлая", power: "99", model: "X", category_id: "3", hidden: "" })
    expect(made).toMatchObject({
      status: 201,
      body: {
        title: "Турбина",
        type: "Тяжёлая",
        lang: "RU",
        model: "T-1",
        power: 30.2,
        category_id: russianCategory.id,
        translations: { DE: german.id },
      },
    })
    const { id } = made.body
    expect(made.body.image_list).toHaveLength(1)
    expect((await site.request(`/api/product/${id}`)).status).toBe(404)
    const before = (await (await site.request(`/api/product/${german.id}`)).json()) as Product
    expect(before.translations).toEqual({ DE: german.id })

    const path = `/api/draft/product/${id}`
    const patch = { title: "Газовая турбина", description: "<p>Текст.</p>", meta_title: "Турбина", type: "Мощная" }
    expect((await translator.call("PUT", path, { patch, based_on: 1 })).status).toBe(200)
    expect((await translator.call("PUT", path, { patch: { ...patch, power: 31 }, based_on: 1 })).status).toBe(403)
    expect((await translator.call("POST", `${path}/publish`, {})).status).toBe(403)
    expect((await translator.call("PATCH", `/api/product/${id}`, { hidden: [] })).status).toBe(403)
    expect((await site.request(`/api/product/${id}`)).status).toBe(404)
    expect((await site.asOwner("POST", `${path}/publish`, {})).status).toBe(200)
    expect(await (await site.request(`/api/product/${id}`)).json()).toMatchObject({ ...patch, power: 30.2 })
    const waiting = (await (await site.asOwner("GET", path)).json()) as Publication
    expect(waiting).toMatchObject({ draft: null, hidden: [] })
  })

  it("rejects other languages, unknown products, pictures, and a second translation", async () => {
    const refusals = [
      await ask({ lang: "EN" }),
      await create("translator", { title: "Турбина", lang: "RU" }),
      await create(
        "translator",
        {},
        imageForm("images", await picture(), { title: "Турбина", lang: "RU", translation_of: String(german.id) }),
      ),
    ]
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, "forbidden"]))
    expect((await ask({ translation_of: "99999" })).status).toBe(422)
    expect((await ask({})).status).toBe(201)
    expect((await ask({})).status).toBe(409)
    const sales = await addPerson(site, "sales", { roles: ["sales"] })
    const body = form({ title: "Турбина", lang: "RU", translation_of: String(german.id) })
    const headers = { Authorization: `Bearer ${sales.token}` }
    expect((await site.request("/api/product", { method: "POST", body, headers })).status).toBe(403)
  })
})
