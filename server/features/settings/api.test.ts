import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Selectable } from "kysely"
import type { Settings } from "#contract/settings.ts"
import type { Tables } from "#server/db/schema/tables.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("/api/settings", (open) => {
  let site: TestSite
  let untouched: Selectable<Tables["settings"]>
  const read = async () => (await (await site.request("/api/settings")).json()) as Settings
  const patch = (body: unknown, headers = {}) => site.asOwner("PATCH", "/api/settings", body, headers)

  beforeAll(async () => {
    site = await openTestSite(open())
    untouched = await site.app.db.selectFrom("settings").selectAll().executeTakeFirstOrThrow()
  })
  beforeEach(() => site.app.db.updateTable("settings").set(untouched).execute())

  it("is empty before the first save", async () => {
    expect(await read()).toMatchObject({ company_name: "", phone: "", version: 0 })
  })

  it("keeps unnamed fields and counts versions", async () => {
    expect((await patch({ phone: "+49 551 0900 140", email: "info@leinetal-turbinen.example" })).status).toBe(200)
    const second = await patch(
      { company_name: "Leinetal Turbinen GmbH", reply_promise_ru: "Отвечаем за день" },
      { "If-Match": '"1"' },
    )
    expect(await second.json()).toMatchObject({
      phone: "+49 551 0900 140",
      company_name: "Leinetal Turbinen GmbH",
      version: 2,
    })
    expect(await read()).toMatchObject({ reply_promise_ru: "Отвечаем за день" })
  })

  it("stores when each language was written, and marks a translation as current", async () => {
    const wait = () => {
      site.time.now = new Date(site.time.now.getTime() + 60_000)
    }
    const texts = { footer_text: "Fuß", footer_text_en: "Footer", reply_promise_ru: "" }
    const first = (await (await patch(texts)).json()) as Settings
    expect(first.updated_at_de).toBe(first.updated_at_en)
    wait()
    const german = (await (await patch({ footer_text: "Fußzeile" })).json()) as Settings
    expect(german.updated_at_de > german.updated_at_en).toBe(true)
    expect(german.updated_at_ru).toBe(first.updated_at_ru)
    wait()
    const path = "/api/settings/current"
    const current = (await (await site.asOwner("POST", path, { lang: "en" })).json()) as Settings
    expect(current.updated_at_en > current.updated_at_de).toBe(true)
    expect(current.footer_text_en).toBe("Footer")
    expect((await site.asOwner("POST", path, { lang: "en" }, { "If-Match": '"1"' })).status).toBe(412)
    expect((await site.asOwner("POST", path, { lang: "fr" })).status).toBe(422)
    expect((await site.request(path, { method: "POST" })).status).toBe(401)
  })

  it("rejects a stale edit, wrong values and visitors", async () => {
    expect((await patch({ phone: "+49 1" }, { "If-Match": '"1"' })).status).toBe(422)
    expect((await patch({ address: "Turbinenweg 4" }, { "If-Match": '"1"' })).status).toBe(412)
    expect((await patch({ address: "x" }, { "If-Match": "yesterday" })).status).toBe(400)
    for (const [body, path] of [
      [{ phone: "0551 900" }, "phone"],
      [{ email: "nobody" }, "email"],
      [{ company_name: "" }, "company_name"],
      [{ footer_text: "x".repeat(301) }, "footer_text"],
    ] as const)
      expect(await (await patch(body)).json()).toMatchObject({ status: 422, errors: [{ path }] })
    expect((await site.request("/api/settings", json("PATCH", { address: "x" }))).status).toBe(401)
  })
})
