import { beforeAll, expect, it } from "vitest"
import type { TextPage } from "#contract/text-page.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("/api/page", (open) => {
  let site: TestSite
  const patch = async (body: unknown, headers = {}) => site.asOwner("PATCH", "/api/page/contact", body, headers)

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  it("saves one language without touching another, cleaned", async () => {
    expect((await patch({ text_de: "<p>Kontakt</p>", text_ru: "<p>Контакты</p>" })).status).toBe(200)
    site.time.now = new Date("2026-11-20T09:20:00Z")
    const response = await patch(
      { text_de: '<p onclick="x()">Neu <b>fett</b></p><img src=x onerror=alert(1)>' },
      { "If-Match": '"1"' },
    )
    expect(await response.json()).toMatchObject({
      text_de: "<p>Neu <strong>fett</strong></p>",
      text_ru: "<p>Контакты</p>",
      updated_at_de: "2026-11-20T09:20:00.000Z",
      updated_at_ru: "2026-11-20T09:00:00.000Z",
      version: 2,
    } satisfies Partial<TextPage>)
  })

  it("marks a translation as current without changing a word", async () => {
    site.time.now = new Date("2026-11-20T09:30:00Z")
    const mark = (lang: string, version: number) =>
      site.asOwner("POST", "/api/page/contact/current", { lang }, { "If-Match": `"${version}"` })
    expect(await (await mark("RU", 2)).json()).toMatchObject({
      text_ru: "<p>Контакты</p>",
      updated_at_de: "2026-11-20T09:20:00.000Z",
      updated_at_ru: "2026-11-20T09:30:00.000Z",
      version: 3,
    } satisfies Partial<TextPage>)
    expect((await mark("ru", 2)).status).toBe(412)
    expect((await mark("fr", 3)).status).toBe(422)
  })

  it("rejects stale edits, unknown pages and visitors", async () => {
    const stale = await patch({ text_de: "<p>Alt</p>" }, { "If-Match": '"1"' })
    expect(await stale.json()).toMatchObject({ status: 412, current: { text_de: "<p>Neu <strong>fett</strong></p>" } })
    expect((await site.request("/api/page/elsewhere")).status).toBe(404)
    expect((await site.request("/api/page/contact", json("PATCH", {}))).status).toBe(401)
    expect((await patch({ text_de: "x".repeat(200_001) })).status).toBe(422)
  })
})
