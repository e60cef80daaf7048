import { beforeAll, expect, it } from "vitest"
import type { NewShare, Preview, Share } from "#contract/publishing.ts"
import { loadDemo } from "#seed/load-demo.ts"
import { isKnownPhrase } from "#server/features/home/store.ts"
import { searchSite } from "#server/features/search/store.ts"
import { findService } from "#server/features/service/store.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { addPerson } from "#tests/harness/people.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { removeEndedShares } from "./share-store.ts"
import { withPreview } from "./preview.ts"

onEachEngine("previews", (open) => {
  let site: TestSite
  const call = async <Body>(method: string, path: string, body?: unknown) =>
    (await (await site.asOwner(method, `/api${path}`, body)).json()) as Body
  const share = (body: object) => call<NewShare>("POST", "/share", { kind: "service", id: 3, days: 1, ...body })
  const tokenOf = ({ urls }: NewShare) => new URL(Object.values(urls)[0] ?? "").searchParams.get("preview") ?? ""
  const titleIn = (token: string) =>
    withPreview(site.app, token, async (preview) => preview && (await findService(preview.app.db, 3))?.title_de)

  beforeAll(async () => {
    site = await openTestSite(open())
    await loadDemo(site.app)
  })

  it("show the current draft, of a hidden record too, and leave no trace", async () => {
    await call("PATCH", "/service/3", { hidden: "all" })
    const link = await share({})
    expect(Object.keys(link.urls)).toEqual(["de", "en", "ru"])
    expect(link.urls.en).toMatch(/\/en\/service\/3\?preview=[\w-]{43}$/u)
    const before = await site.app.db.selectFrom("service").selectAll().where("id", "=", 3).execute()
    expect(await titleIn(tokenOf(link))).toBe("Rotorüberholung")
    await call("PUT", "/draft/service/3", { patch: { title_de: "Läufer" }, based_on: 2 })
    expect(await titleIn(tokenOf(link))).toBe("Läufer")
    expect(await site.app.db.selectFrom("service").selectAll().where("id", "=", 3).execute()).toEqual(before)
    expect(await findService(site.app.db, 3)).toBeNull()
    await call("PATCH", "/service/3", { hidden: [] })
  })

  it("let others write once their data are loaded", async () => {
    const link = await share({})
    const status = await withPreview(site.app, tokenOf(link), async (preview) => {
      const title = preview && (await findService(preview.app.db, 3))?.title_de
      await preview?.release()
      return [title, (await site.asOwner("PATCH", "/api/settings", { short_name: "LT" })).status]
    })
    expect(status).toEqual(["Läufer", 200])
  })

  it("show a translator's input in the translator's languages only", async () => {
    const translator = await addPerson(site, "uebersetzerin", { roles: ["translator"], languages: ["en"] })
    const put = async (patch: object) =>
      (await translator.call("PUT", "/api/share/mine", { kind: "service", id: 3, patch })).status
    expect([await put({ title_en: "Overhaul" }), await put({ title_de: "Anders" })]).toEqual([200, 403])
  })

  it("search and list parts", async () => {
    const link = await share({})
    const found = await withPreview(site.app, tokenOf(link), async (preview) => {
      if (!preview) return null
      const { total } = await searchSite(preview.app, { q: "Dichtring", lang: "de", limit: 5 })
      return { total, isKnown: await isKnownPhrase(preview.app, "Dichtring", "de") }
    })
    expect(found).toEqual({ total: expect.any(Number), isKnown: true })
    expect(found?.total).toBeGreaterThan(0)
  })

  it("are cached nowhere", async () => {
    const link = await share({})
    const made: string[] = []
    const remember = async () =>
      withPreview(site.app, tokenOf(link), async (preview) =>
        preview?.app.content.remember("a key", async () => made.push("made")),
      )
    await remember()
    await remember()
    expect(made).toHaveLength(2)
    expect(await site.app.content.remember("a key", async () => "for visitors")).toBe("for visitors")
  })

  it("expire after their days, or when revoked, and are listed without their tokens", async () => {
    const link = await share({ days: 7 })
    const list = () => call<Share[]>("GET", "/share?kind=service&id=3")
    expect((await list()).map((preview) => preview.share)).toContain(link.share)
    expect(JSON.stringify(await list())).not.toContain(tokenOf(link))
    expect((await site.asOwner("DELETE", `/api/share/${link.share}`)).status).toBe(204)
    expect(await titleIn(tokenOf(link))).toBeNull()
    const other = await share({ days: 1 })
    const start = site.time.now
    site.time.now = new Date(start.getTime() + 86_400_001)
    expect(await titleIn(tokenOf(other))).toBeNull()
    await removeEndedShares(site.app.db, site.time.now)
    expect(await site.app.db.selectFrom("share").select("id").where("id", "=", other.share).execute()).toEqual([])
    site.time.now = start
    expect((await site.asOwner("POST", "/api/share", { kind: "service", id: 3, days: 365 })).status).toBe(422)
  })

  it("show unsaved input to holders of the token only, one record at a time", async () => {
    const typing = (title_de: string, token?: string, id = 3) =>
      call<Preview>("PUT", "/share/mine", { kind: "service", id, patch: { title_de }, ...(token ? { token } : {}) })
    const first = await typing("Lä")
    const second = await typing("Läuf", first.token)
    expect(second.token).toBe(first.token)
    expect(first.paths.ru).toBe(`/ru/service/3?preview=${first.token}`)
    expect(await titleIn(first.token)).toBe("Läuf")
    const translator = await addPerson(site, "translator", { roles: ["translator"], languages: ["ru"] })
    const taken = await translator.call("PUT", "/api/share/mine", {
      kind: "service",
      id: 3,
      patch: { title_ru: "Ротор" },
      token: first.token,
    })
    expect(((await taken.json()) as Preview).token).not.toBe(first.token)
    expect(await titleIn(first.token)).toBe("Läuf")
    await typing("Anderswo", undefined, 4)
    expect(await titleIn(first.token)).toBeNull()
    expect(await call<Share[]>("GET", "/share?kind=service&id=4")).toEqual([])
  })
})
