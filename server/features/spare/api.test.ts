import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Part, PartIds, PartPage } from "#contract/part.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("/api/spare", (open) => {
  let site: TestSite
  let spare: SpareSummary
  const path = (rest = "") => `/api/spare/${spare.id}${rest}`
  const find = async (query: string, more = "") =>
    (await (await site.request(path(`/search?query=${encodeURIComponent(query)}${more}`))).json()) as PartPage
  const add = async (partnumber: string, more: Partial<Part> = {}) =>
    (await (await site.asOwner("POST", path("/part"), { partnumber, ...more })).json()) as Part

  beforeAll(async () => {
    site = await openTestSite(open())
  })
  beforeEach(async () => {
    const form = imageForm("images[]", await picture(), { title_de: "Ersatzteile LM2500", text_de: "<p>Teile</p>" })
    spare = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary
    await add("L10", { description_de: "Dichtung Größe 5", quantity: 4 })
    await add("L9", { description_ru: "Уплотнение лабиринтное", subst_part: "L10", quantity: 2 })
    await add("L31742-P02", { description_de: "Laufschaufel 100 %", description_en: "Blade, stage 1" })
  })

  it("stores every field separately and counts the parts", async () => {
    const response = await site.request(path())
    const group = (await response.json()) as Spare
    expect(group).toMatchObject({ title_de: "Ersatzteile LM2500", parts_total: 3, version: 1, catalogue: "none" })
    expect(group.parts.map((part) => part.partnumber)).toEqual(["L9", "L10", "L31742-P02"])
    expect(group.parts[0]).toMatchObject({
      description_de: "",
      description_en: "",
      description_ru: "Уплотнение лабиринтное",
    })
  })

  it("finds numbers with any punctuation, look-alikes and case, and texts without accents", async () => {
    const found = async (query: string) => (await find(query)).items.map((part) => part.partnumber)
    expect(await found("l31742p02")).toEqual(["L31742-P02"])
    expect(await found("L 31742.Р02")).toEqual(["L31742-P02"])
    expect(await found("grosse")).toEqual(["L10"])
    expect(await found("УПЛОТНЕНИЕ")).toEqual(["L9"])
    expect(await found("laufschaufel stage")).toEqual(["L31742-P02"])
    expect(await found("%")).toEqual(["L31742-P02"])
    expect(await found("_")).toEqual([])
    expect(await found("L10")).toEqual(["L10", "L9"])
    expect(await found("'; drop table part; --")).toEqual([])
  })

  it("refuses a number that counts as one of the group, naming it, and takes near-duplicates", async () => {
    const post = (partnumber: string) => site.asOwner("POST", path("/part"), { partnumber })
    for (const same of ["l31742\u2011p02", "L31742-P02\u200b", "Ｌ31742-Ｐ02", "L 31742-P02"]) {
      const response = await post(same)
      expect([same, response.status]).toEqual([same, 409])
      expect(await response.json()).toMatchObject({ errors: [{ path: "partnumber", value: "L31742-P02" }] })
    }
    const near = (await (await post("L31742P02")).json()) as Part
    const change = (partnumber: string) => site.asOwner("PATCH", path(`/part/${near.id}`), { partnumber })
    expect((await change("l31742\u2212p02")).status).toBe(409)
    expect((await change("l31742p02")).status).toBe(200)
    const block = { parts: [{ id: near.id, partnumber: "l9\u00ad" }] }
    expect((await site.asOwner("PATCH", "/api/part", block)).status).toBe(409)
  })

  it("orders by number, quantity or displayed description, in both directions", async () => {
    const ordered = async (more: string) => (await find("", more)).items.map((part) => part.partnumber)
    expect(await ordered("&sort=-number")).toEqual(["L31742-P02", "L10", "L9"])
    expect(await ordered("&sort=quantity")).toEqual(["L31742-P02", "L9", "L10"])
    expect(await ordered("&sort=-quantity")).toEqual(["L10", "L9", "L31742-P02"])
    expect(await ordered("&sort=description&lang=de")).toEqual(["L10", "L31742-P02", "L9"])
    expect(await ordered("&sort=description&lang=EN")).toEqual(["L31742-P02", "L10", "L9"])
    expect(await ordered("&sort=-description&lang=en&limit=2")).toEqual(["L9", "L10"])
    expect(await ordered("&sort=price&lang=fr")).toEqual(["L9", "L10", "L31742-P02"])
  })

  it("returns the ids of a search's parts, for the administrator only", async () => {
    const { ids } = (await (await site.asOwner("GET", path("/part/ids?query=grosse"))).json()) as PartIds
    expect(ids).toEqual((await find("grosse")).items.map((part) => part.id))
    expect((await site.asOwner("GET", "/api/spare/999/part/ids")).status).toBe(404)
    expect((await site.request(path("/part/ids"))).status).toBe(401)
  })

  it("pages, and returns the last page for a number beyond it", async () => {
    expect(await find("", "&limit=2&page=2")).toMatchObject({
      total: 3,
      page: 2,
      limit: 2,
      items: [{ partnumber: "L31742-P02" }],
    })
    expect(await find("", "&limit=2&page=99")).toMatchObject({ page: 2 })
    for (const wrong of ["limit=0", "limit=100000", "page=-1", "page=x"])
      expect((await site.request(path(`/search?${wrong}`))).status).toBe(422)
    expect((await site.request(path(`/search?query=${"x".repeat(101)}`))).status).toBe(422)
  })

  it("rejects an existing number, and invalid quantities", async () => {
    const again = await site.asOwner("POST", path("/part"), { partnumber: " L10 " })
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: "conflict", errors: [{ path: "partnumber", code: "duplicate" }] })
    for (const quantity of [-1, 1.5, "many", 1e12])
      expect((await site.asOwner("POST", path("/part"), { partnumber: "Q", quantity })).status).toBe(422)
    expect((await site.asOwner("POST", path("/part"), { partnumber: " " })).status).toBe(422)
  })

  it("changes a single part, with its own version", async () => {
    const [part] = (await find("L9")).items
    const changed = await site.asOwner(
      "PATCH",
      path(`/part/${part?.id}`),
      { description_en: "Labyrinth seal", quantity: null },
      { "If-Match": '"1"' },
    )
    expect(await changed.json()).toMatchObject({
      description_en: "Labyrinth seal",
      description_ru: "Уплотнение лабиринтное",
      quantity: 0,
      version: 2,
    })
    expect(
      (await site.asOwner("PATCH", path(`/part/${part?.id}`), { quantity: 7 }, { "If-Match": '"1"' })).status,
    ).toBe(412)
    expect((await site.asOwner("PATCH", path(`/part/${part?.id}`), { partnumber: "L10" })).status).toBe(409)
    expect((await find("labyrinth seal")).total).toBe(1)
    expect(((await (await site.request(path())).json()) as Spare).version).toBe(1)
  })

  it("leaves version and history of a part alone after a PATCH that changes nothing", async () => {
    const part = await add("SAME-1")
    const clock = () => site.app.db.selectFrom("spare").select("parts_version").where("id", "=", spare.id).execute()
    const before = await clock()
    for (const patch of [{}, { partnumber: " SAME-1 ", quantity: part.quantity }]) {
      const response = await site.asOwner("PATCH", path(`/part/${part.id}`), patch)
      expect(await response.json()).toEqual(part)
    }
    expect(await clock()).toEqual(before)
    expect(await (await site.asOwner("GET", `/api/history/part/${part.id}`)).json()).toEqual([])
  })

  it("deletes a part once", async () => {
    const { id } = await add("GONE")
    expect((await site.asOwner("DELETE", path(`/part/${id}`))).status).toBe(204)
    expect((await site.asOwner("DELETE", path(`/part/${id}`))).status).toBe(404)
    expect((await site.request("/api/spare/999/search")).status).toBe(404)
  })

  it("offers the catalogue only where it is enabled", async () => {
    expect((await site.request(path("/catalogue?lang=ru"))).status).toBe(404)
    await site.asOwner("PATCH", path(), { catalogue: "generated", title_en: "LM2500 parts" })
    const file = await site.request(path("/catalogue?lang=RU"))
    expect(file.headers.get("Content-Type")).toContain("spreadsheetml")
    expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="LM2500-parts-ru.xlsx"')
  })

  it("rejects changes without a token", async () => {
    const calls: [string, string][] = [
      ["GET", "/api/spare"],
      ["POST", "/api/spare"],
      ["PATCH", path()],
      ["DELETE", path()],
      ["POST", path("/part")],
      ["PATCH", path("/part/1")],
      ["DELETE", path("/part/1")],
      ["POST", path("/excel/update")],
      ["POST", "/api/spare/excel/refused"],
      ["GET", "/api/spare/excel/template"],
      ["POST", path("/image/add")],
      ["DELETE", path("/image/delete")],
      ["PATCH", path("/image/order")],
    ]
    for (const [method, target] of calls)
      expect([
        method,
        target,
        (await site.request(target, json(method, method === "GET" ? undefined : {}))).status,
      ]).toEqual([method, target, 401])
    expect((await find("")).total).toBe(3)
  })

  it("hides a deleted group and its parts", async () => {
    expect((await site.asOwner("DELETE", path())).status).toBe(204)
    for (const target of [path(), path("/search"), path("/catalogue")])
      expect((await site.request(target)).status).toBe(404)
    expect((await site.asOwner("POST", path("/part"), { partnumber: "X" })).status).toBe(404)
  })
})
