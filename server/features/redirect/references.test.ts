import { expect, it } from "vitest"
import type { RecordPresence } from "#contract/publishing.ts"
import type { References } from "#contract/reference.ts"
import type { Service } from "#contract/service.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("what links to a record", (open) => {
  it("lists texts in any language, and redirects, but not itself", async () => {
    const site = await openTestSite(open(), undefined, { env: { RATE_LIMITS: "off" } })
    const add = async (title_de: string, text_en = "") => {
      const form = imageForm("images[]", await picture(), { title_de, text_en })
      return (await (await site.asOwner("POST", "/api/service", form)).json()) as Service
    }
    const target = await add("Wuchten")
    const own = `<p><a href="/service/${target.id}">hier</a></p>`
    await site.asOwner("PATCH", `/api/service/${target.id}`, { text_de: own })
    const linking = await add("Rotor", `<p><a href="/en/service/${target.id}-balancing#steps">here</a></p>`)
    await add("Anderes", `<p><a href="/en/service/${target.id}9">elsewhere</a></p>`)
    await site.asOwner("POST", "/api/redirect", { from: "/alt.html", target: `/service/${target.id}` })
    const read = async () =>
      (await (await site.asOwner("GET", `/api/reference/service/${target.id}`)).json()) as References
    expect(await read()).toEqual({
      records: [{ kind: "service", id: linking.id, parent_id: 0, title: "Rotor" }],
      redirects: ["/alt.html"],
    })
    await site.asOwner("DELETE", `/api/service/${linking.id}`)
    expect((await read()).records).toEqual([])
    expect((await site.asOwner("GET", "/api/reference/service/99999")).status).toBe(404)
  })

  it("tells the versions of an open record, and not the caller itself", async () => {
    const site = await openTestSite(open(), undefined, { env: { RATE_LIMITS: "off" } })
    const form = imageForm("images[]", await picture(), { title_de: "Offen" })
    const { id } = (await (await site.asOwner("POST", "/api/service", form)).json()) as Service
    await site.asOwner("PATCH", `/api/service/${id}`, { title_de: "Offen, neu" })
    await site.asOwner("PUT", `/api/draft/service/${id}`, { patch: { title_en: "Open" }, based_on: 2 })
    const response = await site.asOwner("PUT", `/api/draft/service/${id}/presence`, { editing: true })
    const presence = (await response.json()) as RecordPresence
    expect(presence).toMatchObject({
      others: [],
      version: 2,
      draft_version: expect.any(Number),
      changed_by: expect.any(String),
    })
  })

  it("lists the products of a category, and texts that link to its list", async () => {
    const site = await openTestSite(open(), undefined, { env: { RATE_LIMITS: "off" } })
    const category = (await (await site.asOwner("POST", "/api/category", { name: "Turbinen", lang: "DE" })).json()) as {
      id: number
    }
    const fields = { title: "LM2500", category_id: String(category.id) }
    await site.asOwner("POST", "/api/product", imageForm("images[]", await picture(80, 80), fields))
    const text_de = `<p><a href="/gas-turbina?page=2&amp;category=${category.id}">Turbinen</a></p>`
    await site.asOwner("PATCH", "/api/page/careers", { text_de })
    const response = await site.asOwner("GET", `/api/reference/category/${category.id}`)
    const { records } = (await response.json()) as References
    expect(records.map(({ kind }) => kind).toSorted()).toEqual(["page", "product"])
  })
})
