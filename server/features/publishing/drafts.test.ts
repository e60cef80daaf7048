import { beforeAll, beforeEach, expect, it } from "vitest"
import type { SavedDraft, Plan, Publication, Publications } from "#contract/publishing.ts"
import type { Image } from "#contract/image.ts"
import type { Service } from "#contract/service.ts"
import { sweepOnce } from "#tests/harness/sweep-once.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { carryOutPlans } from "./commands/carry-out-plans.ts"

onEachEngine("drafts", (open) => {
  let site: TestSite
  let translator: TestPerson
  let service: Service
  let path: string

  const call = async <Body>(method: string, at: string, body?: unknown, headers?: Record<string, string>) => {
    const response = await site.asOwner(method, `/api${at}`, body, headers)
    return { status: response.status, tag: response.headers.get("ETag"), body: (await response.json()) as Body }
  }
  const read = async () => (await call<Service>("GET", `/service/${service.id}`)).body
  const save = async (
    patch: object,
    { based_on = service.version, ...more }: { based_on?: number; ready?: boolean; note?: string } = {},
    headers?: Record<string, string>,
  ) => call<Publication>("PUT", path, { patch, based_on, ...more }, headers)
  const publish = (body: object = {}, headers?: Record<string, string>) =>
    call<Service & { code?: string; current?: Service; errors?: { path: string }[] }>(
      "POST",
      `${path}/publish`,
      body,
      headers,
    )
  const versionOfContent = async () =>
    (await site.app.db.selectFrom("content_state").select("version").executeTakeFirstOrThrow()).version

  beforeAll(async () => {
    site = await openTestSite(open())
    translator = await addPerson(site, "translator", { roles: ["translator"], languages: ["ru"] })
  })
  beforeEach(async () => {
    const form = imageForm("images", await picture(), {
      title_de: "Auswuchten",
      title_en: "Balancing",
      text_de: "<p>Ruhig.</p>",
    })
    service = (await (await site.asOwner("POST", "/api/service", form)).json()) as Service
    path = `/draft/service/${service.id}`
  })

  it("is stored beside the record, cleaned, without changing record or content version", async () => {
    const before = await versionOfContent()
    const saved = await save(
      { title_de: "", text_de: "<p>Neu</p><script>x</script>", place: "remote" },
      { note: "Bitte" },
    )
    expect(saved.status).toBe(200)
    expect(saved.body.draft).toMatchObject({
      patch: { title_de: "", text_de: "<p>Neu</p>", place: "remote" },
      base: { title_de: "Auswuchten", text_de: "<p>Ruhig.</p>", place: "site" },
      languages: ["de"],
      ready: false,
      note: "Bitte",
      saved_by: "admin",
    })
    expect(saved.tag).toBe(`"${saved.body.draft?.version}"`)
    expect(await read()).toEqual(service)
    expect(await versionOfContent()).toBe(before)
    const all = (await call<Publications>("GET", "/draft")).body
    expect(all.drafts.find((draft) => draft.id === service.id)).toMatchObject({
      title: "Auswuchten",
      languages: ["de"],
    })
    const titleIn = async (lang: string) =>
      (await call<Publications>("GET", `/draft?lang=${lang}`)).body.drafts.find(({ id }) => id === service.id)?.title
    expect([await titleIn("en"), await titleIn("ru")]).toEqual(["Balancing", "Auswuchten"])
  })

  it("rejects wrong values by path, and stores nothing of a draft without changes", async () => {
    const wrong = await site.asOwner("PUT", `/api${path}`, {
      patch: { title_en: "x".repeat(301), place: "moon" },
      based_on: 1,
    })
    expect(await wrong.json()).toMatchObject({ status: 422, errors: [{ path: "title_en" }, { path: "place" }] })
    expect((await save({ title_de: "Auswuchten", unknown: 1 })).body.draft).toBeNull()
    expect((await site.asOwner("PUT", "/api/draft/settings/1", { patch: {}, based_on: 1 })).status).toBe(404)
    expect((await site.asOwner("PUT", "/api/draft/service/99999", { patch: {}, based_on: 1 })).status).toBe(404)
  })

  it("rejects the id of a record that does not exist", async () => {
    const form = imageForm("images", await picture(), { title: "LM2500", lang: "DE" })
    const product = (await (await site.asOwner("POST", "/api/product", form)).json()) as { id: number }
    const draft = { patch: { category_id: 424_242 }, based_on: 1 }
    expect(await call("PUT", `/draft/product/${product.id}`, draft)).toMatchObject({
      status: 422,
      body: { errors: [{ path: "category_id", code: "invalid" }] },
    })
  })

  it("is overwritten only by somebody who has seen it", async () => {
    const first = await save({ title_de: "Erste" }, {}, { "If-Match": '"0"' })
    const stale = await site.asOwner("PUT", `/api${path}`, { patch: {}, based_on: 1 }, { "If-Match": '"0"' })
    expect(stale.status).toBe(412)
    expect(await stale.json()).toMatchObject({ code: "stale", current: { patch: { title_de: "Erste" } } })
    const second = await save({ title_de: "Zweite" }, {}, { "If-Match": first.tag ?? "" })
    expect(second.status).toBe(200)
    expect((await site.asOwner("DELETE", `/api${path}`, undefined, { "If-Match": first.tag ?? "" })).status).toBe(412)
    expect((await site.asOwner("DELETE", `/api${path}`, undefined, { "If-Match": second.tag ?? "" })).status).toBe(204)
    expect((await site.asOwner("DELETE", `/api${path}`)).status).toBe(404)
  })

  it("is published with concurrent changes of others, as one history entry", async () => {
    await save({ title_de: "Wuchten" })
    await call("PATCH", `/service/${service.id}`, { title_en: "Balance" })
    const published = await publish()
    expect(published.body).toMatchObject({ title_de: "Wuchten", title_en: "Balance", version: service.version + 2 })
    const history = (await call<{ version: number }[]>("GET", `/history/service/${service.id}`)).body
    expect(history.map(({ version }) => version)).toEqual([2, 1])
    expect((await call<Publication>("GET", path)).body.draft).toBeNull()
    expect((await publish()).status).toBe(404)
  })

  it("is not published over a field that somebody has changed, and names it", async () => {
    await save({ title_de: "Wuchten", title_en: "To balance" })
    await call("PATCH", `/service/${service.id}`, { title_de: "Anders" })
    const refused = await publish()
    expect(refused).toMatchObject({ status: 412, body: { code: "draft_conflict", errors: [{ path: "title_de" }] } })
    expect(refused.body.current?.title_de).toBe("Anders")
    expect((await publish({ languages: ["en"] })).body).toMatchObject({ title_de: "Anders", title_en: "To balance" })
    const rest = (await call<Publication>("GET", path)).body.draft
    expect(rest).toMatchObject({ patch: { title_de: "Wuchten" }, base: { title_de: "Auswuchten" } })
  })

  it("keeps the base of its fields from when the form was opened, although the record has changed since", async () => {
    await call("PATCH", `/service/${service.id}`, { title_de: "Anders" })
    const saved = await save({ title_de: "Wuchten" }, { based_on: service.version })
    expect(saved.body.draft?.base).toEqual({ title_de: "Auswuchten" })
    expect((await publish()).body.code).toBe("draft_conflict")
  })

  it("is kept for a week in one language while others are published", async () => {
    await save({ title_ru: "Балан" })
    await call("PATCH", `/service/${service.id}`, { text_de: "<p>Erste Korrektur.</p>" })
    const version = (await read()).version
    await save(
      { title_ru: "Балансировка", text_ru: "<p>Тихо.</p>", title_en: "Balancing of rotors" },
      { based_on: version },
    )
    await call("PATCH", `/service/${service.id}`, { text_de: "<p>Zweite Korrektur.</p>" })
    expect((await publish({ languages: ["ru"] })).body).toMatchObject({
      title_ru: "Балансировка",
      text_ru: "<p>Тихо.</p>",
      text_de: "<p>Zweite Korrektur.</p>",
      title_en: "Balancing",
    })
    expect((await call<Publication>("GET", path)).body.draft?.patch).toEqual({ title_en: "Balancing of rotors" })
  })

  it("returns the errors of a PATCH when published with an empty required field", async () => {
    await save({ title_de: "" })
    expect(await publish()).toMatchObject({ status: 422, body: { errors: [{ path: "title_de" }] } })
    expect((await call<Publication>("GET", path)).body.draft).not.toBeNull()
  })

  it("is removed silently when equal to its record", async () => {
    await save({ title_de: "Wuchten" })
    await call("PATCH", `/service/${service.id}`, { title_de: "Wuchten" })
    expect((await call<Publication>("GET", path)).body.draft).toBeNull()
    expect((await call<Publications>("GET", "/draft")).body.drafts.some(({ id }) => id === service.id)).toBe(false)
  })

  it("has pictures of its own, which move to the record or to the trash", async () => {
    const upload = await site.asOwner("POST", `/api${path}/image`, imageForm("image", await picture(300, 200)))
    expect(upload.status).toBe(201)
    const image = (await upload.json()) as Image
    expect((await read()).image_list).toHaveLength(1)
    const [own] = service.image_list
    const image_list = [{ id: image.id, alt_de: "Neu" }, { id: own?.id }]
    expect((await save({ image_list })).body).toMatchObject({ images: [{ id: image.id }] })
    const published = (await publish()).body
    expect(published.image_list.map(({ id, alt_de }) => [id, alt_de])).toEqual([
      [image.id, "Neu"],
      [own?.id, ""],
    ])
    const other = (await (
      await site.asOwner("POST", `/api${path}/image`, imageForm("image", await picture(31, 30)))
    ).json()) as Image
    await save({ image_list: [{ id: other.id }] }, { based_on: published.version })
    await site.asOwner("DELETE", `/api${path}`)
    const trash = (await call<{ id: string }[]>("GET", "/trash")).body
    expect(trash.map(({ id }) => id)).toContain(`image-${other.id}`)
    expect((await site.asOwner("POST", `/api/trash/image-${other.id}/restore`)).status).toBe(204)
    expect((await read()).image_list.map(({ id }) => id)).toContain(other.id)
  })

  it("leaves unnamed pictures to the open form, and removes them after a week", async () => {
    const keep = async () => {
      const response = await site.asOwner("POST", `/api${path}/image`, imageForm("image", await picture(33, 30)))
      return ((await response.json()) as Image).id
    }
    const waiting = async () => (await call<Publication>("GET", path)).body.images.map(({ id }) => id)
    const [first, second, third, fresh] = [await keep(), await keep(), await keep(), await keep()]
    await save({ image_list: [{ id: first }] })
    await site.asOwner("DELETE", `/api${path}`)
    expect(await waiting()).toEqual([second, third, fresh])
    const saved = await save({ image_list: [{ id: third }] })
    const daysAgo = (days: number) => new Date(site.time.now.getTime() - days * 86_400_000).toISOString()
    const date = (days: number, ...ids: (number | undefined)[]) =>
      site.app.db
        .updateTable("image")
        .set({ created_at: daysAgo(days) })
        .where("id", "in", ids.map(Number))
        .execute()
    await date(6.9, fresh)
    await date(7.1, second, third)
    await sweepOnce(site.app)
    expect(await waiting()).toEqual([third, fresh])
    expect((await call<Publication>("GET", path)).body.draft?.version).toBe(saved.body.draft?.version)
  })

  it("publishes order, texts, focal point, an upload and a removal in one history entry", async () => {
    const added = await site.asOwner(
      "POST",
      `/api/service/${service.id}/image/add`,
      imageForm("image", await picture(41, 30)),
    )
    const second = (await added.json()) as Image
    const upload = await site.asOwner("POST", `/api${path}/image`, imageForm("image", await picture(42, 30)))
    const third = (await upload.json()) as Image
    const [first] = (await read()).image_list
    const focused = { image_list: [{ id: first?.id, focus: 3 }, { id: second.id }] }
    expect((await call<Service>("PATCH", `/service/${service.id}`, focused)).body.image_list[0]?.focus).toBe(3)
    const { version } = await read()
    const image_list = [
      { id: third.id, alt_de: "Neu", focus: 7 },
      { id: second.id, decorative: true },
    ]
    await save({ image_list }, { based_on: version })
    const published = (await publish()).body
    expect(published).toMatchObject({ version: version + 1, image_list: [{ ...image_list[0] }, { ...image_list[1] }] })
    expect(published.image_list).toHaveLength(2)
    const history = (await call<{ version: number }[]>("GET", `/history/service/${service.id}`)).body
    expect(history.filter((entry) => entry.version === version)).toHaveLength(1)
    const trash = (await call<{ id: string }[]>("GET", "/trash")).body
    expect(trash.map(({ id }) => id)).toContain(`image-${first?.id}`)
  })

  it("accepts images of its record and draft only, and not too few", async () => {
    const form = imageForm("images", await picture(77, 70), { title_de: "Anderswo" })
    const other = (await (await site.asOwner("POST", "/api/service", form)).json()) as Service
    const foreign = { image_list: [{ id: other.image_list[0]?.id }] }
    expect((await save(foreign)).status).toBe(422)
    expect((await site.asOwner("PATCH", `/api/service/${service.id}`, foreign)).status).toBe(422)
    const none = await site.asOwner("PATCH", `/api/service/${service.id}`, { image_list: [] })
    expect(await none.json()).toMatchObject({ status: 422, errors: [{ path: "image_list", code: "required" }] })
    const [own] = service.image_list
    const same = await call<Service>("PATCH", `/service/${service.id}`, { image_list: [{ id: own?.id }] })
    expect(same.body.version).toBe(service.version)
    const described = { image_list: [{ id: own?.id, alt_ru: "Ротор" }] }
    expect((await call<Service>("PATCH", `/service/${service.id}`, described)).body.image_list[0]?.alt_ru).toBe("Ротор")
  })

  it("lets a translator write texts of their own languages only", async () => {
    await save({ title_de: "Wuchten" })
    const { version } = (await call<Publication>("GET", path)).body.draft as SavedDraft
    const put = (patch: object) => translator.call("PUT", `/api${path}`, { patch, based_on: service.version })
    expect((await put({ title_de: "Wuchten", title_ru: "Балансировка" })).status).toBe(200)
    const refused = await put({ title_de: "Anders", title_ru: "Балансировка" })
    expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([
      403,
      "Writing title_de needs the ability content.draft",
    ])
    expect((await put({ title_ru: "Балансировка" })).status).toBe(403)
    expect((await translator.call("POST", `/api${path}/publish`, {})).status).toBe(403)
    expect((await translator.call("DELETE", `/api${path}`)).status).toBe(403)
    expect((await call<Publication>("GET", path)).body.draft?.version).toBeGreaterThan(version)
  })

  it("is a translator's for a property, whose language its product says", async () => {
    const make = async (at: string, field: string, texts: Record<string, string>) => {
      const made = await site.asOwner("POST", `/api${at}`, imageForm(field, await picture(), texts))
      return (await made.json()) as { id: number; version: number }
    }
    const put = async (lang: string) => {
      const product = await make("/product", "images", { title: "Turbine", lang })
      const property = await make("/product/property", "image", { product_id: String(product.id) })
      const body = { patch: { description: "<p>Описание</p>" }, based_on: property.version }
      return (await translator.call("PUT", `/api/draft/property/${property.id}`, body)).status
    }
    expect([await put("DE"), await put("RU")]).toEqual([403, 200])
  })

  it("keeps who has said that it is ready for review while others go on with it", async () => {
    const put = (patch: object, ready: boolean, note: string) =>
      translator.call("PUT", `/api${path}`, { patch, based_on: service.version, ready, note })
    const review = async () => {
      const { draft } = (await call<Publication>("GET", path)).body
      return [draft?.ready, draft?.note, draft?.ready_by, draft?.ready_at]
    }
    await put({ title_ru: "Балан" }, false, "")
    expect(await review()).toEqual([false, "", "", ""])
    await put({ title_ru: "Балансировка" }, true, "Bitte lesen")
    const said = site.time.now.toISOString()
    site.time.now = new Date(site.time.now.getTime() + 60_000)
    await save({ title_ru: "Балансировка", title_en: "Balance" }, { ready: true, note: "Bitte lesen" })
    expect(await review()).toEqual([true, "Bitte lesen", "Name of translator", said])
    await publish({ languages: ["en"] })
    expect(await review()).toEqual([true, "Bitte lesen", "Name of translator", said])
    await put({ title_ru: "Балансировка роторов" }, true, "Noch einmal")
    expect((await review())[3]).toBe(site.time.now.toISOString())
    await put({ title_ru: "Балансировка" }, false, "")
    expect(await review()).toEqual([false, "", "", ""])
    const share = { kind: "service", id: service.id, days: 7 }
    const made = await translator.call("POST", "/api/share", share)
    expect(made.status).toBe(201)
    const { share: link } = (await made.json()) as { share: number }
    expect((await translator.call("DELETE", `/api/share/${link}`)).status).toBe(204)
  })

  it("is published at its time, once, also after the process was down", async () => {
    await save({ title_de: "Wuchten", title_ru: "Балансировка" })
    const at = new Date(site.time.now.getTime() + 60_000).toISOString()
    const planned = await call<Plan[]>("POST", "/plan", {
      kind: "service",
      id: service.id,
      at,
      act: "publish",
      languages: ["de"],
    })
    expect(planned).toMatchObject({ status: 201, body: [{ act: "publish", at, languages: ["de"], state: "waiting" }] })
    await carryOutPlans(site.app)
    expect((await read()).title_de).toBe("Auswuchten")
    site.time.now = new Date(Date.parse(at) + 600_000)
    await carryOutPlans(site.app)
    await carryOutPlans(site.app)
    expect(await read()).toMatchObject({ title_de: "Wuchten", title_ru: "", version: service.version + 1 })
    expect((await call<Publication>("GET", path)).body).toMatchObject({
      plans: [],
      draft: { patch: { title_ru: "Балансировка" } },
    })
  })

  it("keeps a date for each language, until that language is published or the draft has no change left", async () => {
    await save({ title_de: "Wuchten", title_en: "Balance", title_ru: "Балансировка" })
    const plan = (minutes: number, ...languages: string[]) => {
      const at = new Date(site.time.now.getTime() + minutes * 60_000).toISOString()
      return call<Plan[]>("POST", "/plan", { kind: "service", id: service.id, at, act: "publish", languages })
    }
    const plans = async () =>
      (await call<Publication>("GET", path)).body.plans.map((planned) => planned.languages.join())
    await plan(1, "de")
    await plan(3, "ru")
    await plan(2, "en")
    expect(await plans()).toEqual(["de", "en", "ru"])
    await plan(4, "de", "en")
    expect(await plans()).toEqual(["ru", "de,en"])
    await publish({ languages: ["de"] })
    expect(await plans()).toEqual(["ru", "de,en"])
    site.time.now = new Date(site.time.now.getTime() + 180_000)
    await carryOutPlans(site.app)
    expect(await plans()).toEqual(["de,en"])
    expect(await read()).toMatchObject({ title_de: "Wuchten", title_en: "Balancing", title_ru: "Балансировка" })
    await save({})
    expect(await plans()).toEqual([])
  })

  it("fails with a notice when the page was changed meanwhile, and overwrites nothing", async () => {
    await save({ title_de: "Wuchten" })
    const at = new Date(site.time.now.getTime() + 60_000).toISOString()
    await call("POST", "/plan", { kind: "service", id: service.id, at, act: "publish" })
    await call("PATCH", `/service/${service.id}`, { title_de: "Anders" })
    site.time.now = new Date(site.time.now.getTime() + 61_000)
    await carryOutPlans(site.app)
    expect((await read()).title_de).toBe("Anders")
    const [plan] = (await call<Publication>("GET", path)).body.plans
    expect(plan).toMatchObject({ state: "failed", reason: "draft_conflict" })
    const log = (await call<{ items: { event: string }[] }>("GET", "/audit")).body
    expect(log.items[0]?.event).toBe("plan_failed")
    expect((await site.asOwner("DELETE", `/api/plan/${plan?.plan}`)).status).toBe(204)
    expect((await site.asOwner("DELETE", `/api/plan/${plan?.plan}`)).status).toBe(404)
  })

  it("rejects plans for the past or without a draft, and hides and shows at a time", async () => {
    const { now } = site.time
    const plan = (act: string, at: Date, more = {}) =>
      site.asOwner("POST", "/api/plan", { kind: "service", id: service.id, at: at.toISOString(), act, ...more })
    expect((await plan("hide", new Date(now.getTime() - 1))).status).toBe(422)
    expect((await plan("publish", new Date(now.getTime() + 1_000))).status).toBe(404)
    expect((await plan("hide", new Date(now.getTime() + 1_000), { languages: ["de"] })).status).toBe(201)
    expect((await plan("show", new Date(now.getTime() + 9_000))).status).toBe(201)
    site.time.now = new Date(now.getTime() + 2_000)
    await carryOutPlans(site.app)
    expect((await call<Publication>("GET", path)).body.hidden).toEqual(["de"])
    site.time.now = new Date(now.getTime() + 10_000)
    await carryOutPlans(site.app)
    expect((await call<Publication>("GET", path)).body).toMatchObject({ hidden: [], plans: [] })
  })
})
