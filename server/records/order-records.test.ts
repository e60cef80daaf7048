import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { orderVersion } from "#contract/record-order-constants.ts"
import type { RecordOrder } from "#contract/record-order.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

interface Listed {
  id: number
}

it("gives different orders different versions that If-Match can name", () => {
  const versions = [[], [1], [1, 2], [2, 1], [12], [1, 2, 3]].map(orderVersion)
  expect(new Set(versions).size).toBe(versions.length)
  for (const version of versions) expect(String(version)).toMatch(/^\d{1,9}$/u)
})

onEachEngine("PATCH of an order", (open) => {
  let site: TestSite
  let photo: Awaited<ReturnType<typeof picture>>
  let ids: number[]

  const send = async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await site.asOwner(method, `/api${path}`, body, headers)
    const text = await response.text()
    return { status: response.status, etag: response.headers.get("ETag"), body: (text ? JSON.parse(text) : null) as T }
  }
  const create = async (path: string, fields: Record<string, string>, field = "images[]") => {
    const { status, body } = await send<Listed>("POST", path, imageForm(field, photo, fields))
    expect(status).toBe(201)
    return body.id
  }
  const list = async (path: string) => (await send<Listed[]>("GET", path)).body.map(({ id }) => id)
  const order = <T = RecordOrder>(path: string, body: object, headers: Record<string, string> = {}) =>
    send<T>("PATCH", `${path}/order`, body, headers)
  const remove = (path: string) => send("DELETE", path)

  beforeAll(async () => {
    site = await openTestSite(open())
    photo = await picture(48, 48)
  })
  beforeEach(async () => {
    for (const id of await list("/service")) await remove(`/service/${id}`)
    ids = []
    for (const title_de of ["A", "B", "C", "D"]) ids.push(await create("/service", { title_de }))
  })

  it("puts services into the order of the ids, in lists and navigation, and raises the content version", async () => {
    const before = await readContentVersion(site.app.db)
    const wanted = ids.toReversed()
    const { status, etag, body } = await order("/service", { ids: wanted })
    expect([status, body.ids, etag]).toEqual([200, wanted, `"${orderVersion(wanted)}"`])
    expect(await list("/service")).toEqual(wanted)
    const navbar = (await (await site.request("/api/component/navbar")).json()) as { services: Listed[] }
    expect(navbar.services.map(({ id }) => id)).toEqual(wanted)
    expect(await readContentVersion(site.app.db)).toBe(before + 1)
    // Reordering does not raise a service's own version.
    expect((await send<{ version: number }>("GET", `/service/${ids[0]}`)).body.version).toBe(1)
  })

  it("requires every id exactly once and names the wrong ones", async () => {
    const [first = 0, second = 0, third = 0, last = 0] = ids
    const wrong = async (given: unknown) => {
      const { status, body } = await order<{ errors: { path: string; code: string }[] }>("/service", { ids: given })
      return [status, ...body.errors.map(({ path, code }) => `${path} ${code}`)]
    }
    expect(await wrong([last, third, second])).toEqual([422, "ids incomplete"])
    expect(await wrong([last, third, third, second, first])).toEqual([422, "ids.2 duplicate"])
    expect(await wrong([...ids, 999_999])).toEqual([422, "ids.4 not_found"])
    expect(await wrong([])).toEqual([422, "ids incomplete"])
    expect((await wrong("all"))[0]).toBe(422)
    expect(await list("/service")).toEqual(ids)
  })

  it("accepts the list's ETag as If-Match and rejects an older one with the present order", async () => {
    const { etag } = await send("GET", "/service")
    const seen = { "If-Match": etag ?? "" }
    const [first = 0, ...rest] = ids
    expect((await order("/service", { ids: [...rest, first] }, seen)).status).toBe(200)
    const stale = await order<{ code: string; current: RecordOrder }>("/service", { ids }, seen)
    expect([stale.status, stale.body.code]).toEqual([412, "stale"])
    expect(stale.body.current).toEqual({ ids: [...rest, first], version: orderVersion([...rest, first]) })
    expect(await list("/service")).toEqual([...rest, first])
  })

  it("rejects an order after somebody else added or deleted a record", async () => {
    const seen = { "If-Match": `"${orderVersion(ids)}"` }
    const added = await create("/service", { title_de: "E" })
    expect((await order("/service", { ids: ids.toReversed() }, seen)).status).toBe(412)
    expect(await list("/service")).toEqual([...ids, added])
  })

  it("restores a record to its former position", async () => {
    const [first = 0, second = 0, third = 0, last = 0] = ids
    await remove(`/service/${second}`)
    await order("/service", { ids: [last, first, third] })
    await send("POST", `/trash/service-${second}/restore`)
    expect(await list("/service")).toEqual([last, second, first, third])
  })

  it("writes one audit entry, with the record that was moved", async () => {
    const moved = async () => {
      const { body } = await send<{ items: { event: string }[] }>("GET", "/audit")
      return body.items.filter(({ event }) => event === "moved")
    }
    const before = (await moved()).length
    const [first = 0, second = 0, third = 0, last = 0] = ids
    await order("/service", { ids: [first, last, second, third] })
    await order("/service", { ids: [first, last, second, third] })
    const entries = await moved()
    expect(entries).toHaveLength(before + 1)
    expect(entries[0]).toMatchObject({
      record: { kind: "service", id: String(last) },
      title: "D",
      count: 1,
      detail: "4 → 2",
    })
    await order("/service", { ids: [second, third, first, last] })
    expect((await moved())[0]).toMatchObject({ record: { kind: "service", id: "" }, count: 4, detail: "B, C, A, D" })
  })

  it("orders groups, categories and partners", async () => {
    const categories = async () => {
      await send("POST", "/category", { name: "LM2500", lang: "DE" })
      await send("POST", "/category", { name: "LM6000", lang: "DE" })
    }
    await categories()
    for (const title_de of ["LM2500", "LM6000"]) await create("/spare", { title_de })
    for (const text_de of ["Eins", "Zwei"]) await create("/partner", { text_de }, "image")
    const lists = { "/spare": "/spare", "/category": "/category", "/partner": "/partner/all" }
    for (const [path, listed] of Object.entries(lists)) {
      const { body, etag } = await send<Listed[]>("GET", listed)
      const wanted = body.map(({ id }) => id).toReversed()
      expect(wanted.length).toBeGreaterThan(1)
      expect([path, (await order(path, { ids: wanted }, { "If-Match": etag ?? "" })).status]).toEqual([path, 200])
      expect(await list(listed)).toEqual(wanted)
    }
  })

  it("orders the blocks of one page", async () => {
    const blocks: number[] = []
    for (const description_de of ["1", "2", "3"])
      blocks.push(await create("/page/page-part/gas-turbina", { description_de }, "image"))
    const [one = 0, two = 0, three = 0] = blocks
    const { status } = await order("/page/page-part", { page_id: "gas-turbina", ids: [three, one, two] })
    expect(status).toBe(200)
    const { body } = await send<{ parts: Listed[] }>("GET", "/page/gas-turbina")
    expect(body.parts.map(({ id }) => id)).toEqual([three, one, two])
    expect((await order("/page/page-part", { page_id: "careers", ids: [one] })).status).toBe(422)
    expect((await order("/page/page-part", { ids: [one] })).status).toBe(422)
  })

  describe("of products", () => {
    it("keeps one order per category and language", async () => {
      const categoryOf = async (name: string) => (await send<Listed>("POST", "/category", { name, lang: "DE" })).body.id
      const [first, second] = [await categoryOf("Eins"), await categoryOf("Andere")]
      const product = (title: string, category: number, lang: string) =>
        create("/product", { title, lang, category_id: String(category) })
      const a = await product("A", first, "DE")
      const between = await product("Z", second, "DE")
      const b = await product("B", first, "DE")
      const english = await product("E", first, "EN")
      const scope = { category_id: first, lang: "de" }
      const read = `/product?lang=DE&category=${first}`
      const { etag } = await send("GET", read)
      expect((await order("/product", { ...scope, ids: [b, a] }, { "If-Match": etag ?? "" })).status).toBe(200)
      expect(await list(read)).toEqual([b, a])
      // In the list of all products, those of other orders keep their positions.
      expect(await list("/product?lang=DE")).toEqual([b, between, a])
      for (const stranger of [between, english])
        expect((await order("/product", { ...scope, ids: [b, a, stranger] })).status).toBe(422)
      expect((await order("/product", { ids: [b, a], lang: "DE", category_id: 999_999 })).status).toBe(422)
      const added = await product("C", first, "DE")
      expect(await list(read)).toEqual([b, a, added])
    })
  })

  it("repairs positions that older releases assigned twice", async () => {
    await site.app.db.updateTable("service").set({ position: 3 }).where("id", "in", ids).execute()
    const [first = 0, second = 0, third = 0, last = 0] = ids
    await order("/service", { ids: [last, second, first, third] })
    expect(await list("/service")).toEqual([last, second, first, third])
    const added = await create("/service", { title_de: "E" })
    expect((await list("/service")).at(-1)).toBe(added)
  })
})
