import { beforeAll, expect, it } from "vitest"
import type { Category } from "#contract/category.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("the missing record of a category", (open) => {
  let site: TestSite
  let translator: TestPerson
  let german: Category

  beforeAll(async () => {
    site = await openTestSite(open())
    translator = await addPerson(site, "translator", { roles: ["translator"], languages: ["ru"] })
    const fields = { name: "Turbinen", lang: "DE", summary: "Schwere" }
    german = (await (await site.asOwner("POST", "/api/category", fields)).json()) as Category
  })

  it("is created by a translator of its language, not published, and published by somebody else", async () => {
    const fields = { name: "Турбины", lang: "RU", translation_of: german.id }
    expect((await translator.call("POST", "/api/category", { ...fields, lang: "EN" })).status).toBe(403)
    expect((await translator.call("POST", "/api/category", { ...fields, translation_of: null })).status).toBe(403)
    const response = await translator.call("POST", "/api/category", fields)
    expect(response.status).toBe(201)
    const made = (await response.json()) as Category
    expect(made).toMatchObject({ name: "Турбины", lang: "RU", translation_of: german.id })
    const open = async () => (await (await site.request("/api/category?lang=RU")).json()) as Category[]
    expect(await open()).toEqual([])
    const path = `/api/draft/category/${made.id}`
    const patch = { name: "Газовые турбины" }
    expect((await translator.call("PUT", path, { patch, based_on: 1 })).status).toBe(200)
    expect((await translator.call("POST", `${path}/publish`, {})).status).toBe(403)
    expect((await site.asOwner("POST", `${path}/publish`, {})).status).toBe(200)
    expect(await open()).toMatchObject([patch])
    expect((await translator.call("POST", "/api/category", fields)).status).toBe(409)
  })
})
