import { beforeEach, expect, it } from "vitest"
import type { AuditPage } from "#contract/audit.ts"
import type { Problem } from "#contract/error.ts"
import type { HistoryEntry } from "#contract/history.ts"
import type { Part } from "#contract/part.ts"
import type { PartCounts, PartList, PartRowsAdded, PartsChanged } from "#contract/part-list.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("blocks of parts", (open) => {
  let site: TestSite
  let first: number
  let second: number
  let parts: Map<string, Part>
  const send = (method: string, path: string, body?: unknown) => site.asOwner(method, `/api${path}`, body)
  const sent = async <T>(method: string, path: string, body?: unknown) => {
    const response = await send(method, path, body)
    return { status: response.status, body: (await response.json()) as T }
  }
  const list = async (query: string) => (await sent<PartList>("GET", `/part?${query}`)).body
  const numbers = async (query: string) => (await list(query)).items.map(({ partnumber }) => partnumber)
  const idOf = (number: string) => parts.get(number)?.id ?? 0
  const add = async (group: number, part: Partial<Part>) => {
    const { body } = await sent<Part>("POST", `/spare/${group}/part`, part)
    parts.set(body.partnumber, body)
  }

  beforeEach(async () => {
    site = await openTestSite(open())
    await site.app.db.deleteFrom("spare").execute()
    await site.app.db.deleteFrom("part").execute()
    await site.app.db.deleteFrom("part_alias").execute()
    parts = new Map()
    first = await insertGroup(site.app.db, "Eins")
    second = await insertGroup(site.app.db, "Zwei")
    await add(first, { partnumber: "A-1", description_de: "Düse", description_ru: "Форсунка", quantity: 3 })
    await add(first, { partnumber: "A-2", description_de: "Düse", subst_part: "a1", quantity: 0 })
    await add(first, { partnumber: "A-10", description_de: "Ring", subst_part: "GONE-1", quantity: 7 })
    await add(second, { partnumber: "B-1", description_de: "Düse", subst_part: "A-10", quantity: 0 })
  })

  it("resolves a successor by an alias, as long as the alias's part exists", async () => {
    expect((await send("POST", "/part-alias", { alias: "Gone 1", partnumber: "A-1" })).status).toBe(201)
    expect(await numbers("substitute=unknown")).toEqual([])
    expect(await numbers("substitute=unknown&query=ring")).toEqual([])
    await send("DELETE", `/spare/${first}/part/${idOf("A-1")}`)
    expect(await numbers("substitute=unknown")).toEqual(["A-2", "A-10"])
  })

  it("lists the parts of all groups by query, filters and page", async () => {
    expect(await numbers("")).toEqual(["A-1", "A-2", "A-10", "B-1"])
    expect(await numbers(`group=${second}`)).toEqual(["B-1"])
    expect(await numbers("missing=ru")).toEqual(["A-2", "A-10", "B-1"])
    expect(await numbers("missing=de")).toEqual([])
    expect(await numbers("substitute=none")).toEqual(["A-1"])
    expect(await numbers("substitute=unknown")).toEqual(["A-10"])
    expect(await numbers("quantity=0")).toEqual(["A-2", "B-1"])
    expect(await numbers(`quantity=0&missing=ru&group=${first}`)).toEqual(["A-2"])
    expect(await numbers("query=düse")).toEqual(["A-1", "A-2", "B-1"])
    expect(await numbers("query=düse&quantity=0")).toEqual(["A-2", "B-1"])
    expect(await list("limit=2&page=2")).toMatchObject({
      total: 4,
      page: 2,
      items: [{ id: idOf("A-10") }, { spare_id: second }],
    })
    expect(await list("missing=ru&limit=2&page=9")).toMatchObject({ total: 3, page: 2, items: [{ partnumber: "B-1" }] })
    await send("DELETE", `/spare/${second}/part/${idOf("B-1")}`)
    expect(await numbers("missing=ru")).toEqual(["A-2", "A-10"])
    for (const wrong of ["missing=fr", "substitute=any", "quantity=x", "limit=201", "group=0"])
      expect([wrong, (await send("GET", `/part?${wrong}`)).status]).toEqual([wrong, 422])
    expect((await site.request("/api/part")).status).toBe(401)
  })

  it("sorts by each column, over all groups", async () => {
    expect(await numbers("sort=-partnumber")).toEqual(["B-1", "A-10", "A-2", "A-1"])
    expect(await numbers("sort=quantity")).toEqual(["A-2", "B-1", "A-1", "A-10"])
    expect(await numbers(`sort=-quantity&group=${first}&limit=2`)).toEqual(["A-10", "A-1"])
    expect(await numbers("sort=-description_de&query=a")).toEqual(["A-10", "B-1", "A-2", "A-1"])
    expect(await numbers("sort=subst_part&limit=2&page=2")).toEqual(["B-1", "A-10"])
    expect((await send("GET", "/part?sort=color")).status).toBe(422)
  })

  it("finds and notes near-duplicates, aliases and unknown successors, and counts what each filter finds", async () => {
    await add(second, { partnumber: "a.10", description_de: "Ring" })
    await add(second, { partnumber: "A 2", description_de: "Ring" })
    await send("POST", "/part-alias", { alias: "OEM 1", partnumber: "A-1" })
    expect(await numbers("near=1")).toEqual(["A-2", "A-10", "A 2", "a.10"])
    expect((await list(`group=${first}`)).notes).toEqual([
      { id: idOf("A-1"), near: null, aliases: ["OEM 1"], unknown_successor: false },
      { id: idOf("A-2"), near: { partnumber: "A 2", spare_id: second }, aliases: [], unknown_successor: false },
      { id: idOf("A-10"), near: { partnumber: "a.10", spare_id: second }, aliases: [], unknown_successor: true },
    ])
    const counts = async (query: string) => (await sent<PartCounts>("GET", `/part/counts${query}`)).body
    const expected = { all: 6, missing_de: 0, missing_en: 6, missing_ru: 5, no_substitute: 3, quantity_0: 4 }
    expect(await counts("")).toEqual({ ...expected, unknown_substitute: 1, near: 4 })
    expect(await counts(`?group=${first}`)).toMatchObject({ all: 3, unknown_substitute: 1, near: 2 })
    expect(await counts("?group=999999")).toMatchObject({ all: 0, missing_de: 0, near: 0 })
  })

  it("finds what was changed since a day", async () => {
    const day = (days: number) => new Date(site.time.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const former = { updated_at: `${day(-3)}T12:00:00.000Z` }
    await site.app.db.updateTable("part").set(former).where("id", "!=", idOf("A-2")).execute()
    expect(await numbers(`since=${day(-1)}`)).toEqual(["A-2"])
    expect(await list(`since=${day(-3)}&group=${first}`)).toMatchObject({ total: 3 })
    expect((await send("GET", "/part?since=yesterday")).status).toBe(422)
  })

  it("adds a block of rows without those whose number exists, and keeps the count of the group", async () => {
    const rows = ["N-1", "a-1", "N-2", "n-2"].map((partnumber) => ({ partnumber, quantity: 2 }))
    const { status, body } = await sent<PartRowsAdded>("POST", `/spare/${first}/part/rows`, { parts: rows })
    expect([status, body.refused]).toEqual([
      201,
      [
        { index: 1, partnumber: "A-1" },
        { index: 3, partnumber: "N-2" },
      ],
    ])
    expect(body.parts).toMatchObject([{ partnumber: "N-1", spare_id: first, version: 1 }, { partnumber: "N-2" }])
    expect(await list(`group=${first}`)).toMatchObject({ total: 5 })
    expect(await numbers("query=n1")).toEqual(["N-1"])
    const ids = body.parts.map(({ id }) => id)
    await send("POST", `/spare/${first}/part/bulk`, { action: "move", ids: ids.slice(0, 1), target: second })
    await send("POST", `/spare/${first}/part/bulk`, { action: "delete", ids: ids.slice(1) })
    expect([(await list(`group=${first}`)).total, (await list(`group=${second}`)).total]).toEqual([3, 2])
    await send("POST", "/trash/restore", { ids: [`part-${ids[1]}`] })
    expect((await list(`group=${first}`)).total).toBe(4)
    for (const wrong of [[], [{ partnumber: "" }], [{ partnumber: "X", quantity: 1.5 }]])
      expect((await send("POST", `/spare/${first}/part/rows`, { parts: wrong })).status).toBe(422)
    expect((await send("POST", "/spare/999999/part/rows", { parts: rows })).status).toBe(404)
  })

  it("replaces a piece of the text of named parts, numbers too", async () => {
    const replace = (find: string, fields: object) =>
      sent<PartsChanged>("PATCH", `/spare/${first}/part/bulk`, { ids: [idOf("A-1"), idOf("A-10")], find, fields })
    expect((await replace("üse", { description_de: "üsen" })).body.parts).toMatchObject([{ description_de: "Düsen" }])
    expect((await replace("A-", { partnumber: "C-" })).body).toMatchObject({ changed: 2 })
    expect(await numbers(`group=${first}`)).toEqual(["A-2", "C-1", "C-10"])
    expect((await replace("C-1", { partnumber: "" })).status).toBe(422)
    expect((await replace("1", { quantity: 2 })).status).toBe(422)
  })

  it("writes a block of cells at once and keeps the replaced version", async () => {
    const { status, body } = await sent<PartsChanged>("PATCH", "/part", {
      parts: [
        { id: idOf("A-1"), version: 1, description_en: "Nozzle", quantity: 4 },
        { id: idOf("A-2"), version: 1, quantity: 0 },
        { id: idOf("B-1"), version: 1, partnumber: "B-7", subst_part: null },
      ],
    })
    expect([status, body.changed, body.kept]).toEqual([200, 2, 0])
    expect(body.parts).toMatchObject([
      { partnumber: "A-1", description_en: "Nozzle", quantity: 4, version: 2, spare_id: first },
      { partnumber: "B-7", subst_part: "", version: 2, spare_id: second },
    ])
    expect(body.parts[0]).toEqual((await list("query=A-1")).items[0])
    expect(await numbers("query=nozzle")).toEqual(["A-1"])
    expect(await numbers("query=b7")).toEqual(["B-7"])
    const history = await sent<HistoryEntry[]>("GET", `/history/part/${idOf("A-1")}`)
    expect(history.body).toMatchObject([
      { version: 1, replaced_by: "admin", data: { quantity: 3, description_en: "" } },
    ])
    expect((await sent<HistoryEntry[]>("GET", `/history/part/${idOf("A-2")}`)).body).toEqual([])
    const restored = await sent<Part>("POST", `/history/part/${idOf("A-1")}/1/restore`)
    expect(restored.body).toMatchObject({ quantity: 3, description_en: "", version: 3 })
    const { body: audit } = await sent<AuditPage>("GET", "/audit")
    expect(audit.items.find(({ event }) => event === "parts_changed")).toMatchObject({
      who: "admin",
      detail: "A-1, B-1",
    })
  })

  it("allows two parts to swap numbers", async () => {
    const swap = [
      { id: idOf("A-1"), partnumber: "A-2" },
      { id: idOf("A-2"), partnumber: "A-1" },
    ]
    expect((await sent<PartsChanged>("PATCH", "/part", { parts: swap })).body).toMatchObject({ changed: 2 })
    expect((await list("query=A-1")).items[0]?.id).toBe(idOf("A-2"))
    expect(await numbers(`group=${first}`)).toEqual(["A-1", "A-2", "A-10"])
  })

  it("writes nothing when one cell is wrong, and names it", async () => {
    const good = { id: idOf("A-1"), quantity: 99 }
    const refuse = async (bad: object) => {
      const { status, body } = await sent<Problem>("PATCH", "/part", { parts: [good, bad] })
      return [status, body.errors?.map(({ path, code }) => `${path} ${code}`)]
    }
    expect(await refuse({ id: idOf("A-2"), quantity: 1.5 })).toEqual([422, ["parts.1.quantity invalid_quantity"]])
    expect(await refuse({ id: idOf("A-2"), partnumber: " " })).toEqual([422, ["parts.1.partnumber required"]])
    expect(await refuse({ id: idOf("A-2"), partnumber: "A-10" })).toEqual([409, ["parts.1.partnumber duplicate"]])
    expect(await refuse({ id: 999_999, quantity: 1 })).toEqual([404, ["parts.1 not_found"]])
    expect(await refuse({ id: idOf("A-1"), quantity: 1 })).toEqual([422, ["parts.1.id duplicate"]])
    const twice = [idOf("A-1"), idOf("A-2")].map((id) => ({ id, partnumber: "NEW" }))
    expect((await send("PATCH", "/part", { parts: twice })).status).toBe(409)
    expect(await refuse({ id: idOf("A-2"), version: 9, quantity: 1 })).toEqual([412, ["parts.1.version stale"]])
    const { body } = await sent<Problem>("PATCH", "/part", { parts: [{ id: idOf("A-2"), version: 9, quantity: 1 }] })
    expect(body.current).toMatchObject([{ id: idOf("A-2"), version: 1, subst_part: "a1" }])
    const many = Array.from({ length: 501 }, (_, index) => ({ id: index + 1, quantity: 1 }))
    expect((await send("PATCH", "/part", { parts: many })).status).toBe(422)
    expect((await send("PATCH", "/part", { parts: [] })).status).toBe(422)
    expect((await list("query=A-1")).items[0]).toMatchObject({ quantity: 3, version: 1 })
  })

  it("sets the same fields of named parts, or of those matching query and filters", async () => {
    const bulk = (body: unknown) => sent<PartsChanged>("PATCH", `/spare/${first}/part/bulk`, body)
    const named = await bulk({ ids: [idOf("A-1"), idOf("A-2")], fields: { description_en: "Nozzle" } })
    expect(named).toMatchObject({ status: 200, body: { changed: 2 } })
    const found = await bulk({ query: "düse", missing: "ru", fields: { description_ru: "Сопло" } })
    expect(found.body.parts).toMatchObject([{ partnumber: "A-2", description_ru: "Сопло", description_en: "Nozzle" }])
    expect((await bulk({ query: "", fields: { quantity: 1 } })).body.changed).toBe(3)
    expect((await list("quantity=1")).total).toBe(3)
    for (const wrong of [
      { ids: [idOf("A-1")], fields: { partnumber: "X" } },
      { ids: [idOf("A-1")], fields: {} },
      { ids: [idOf("A-1")], query: "", fields: { quantity: 1 } },
      { fields: { quantity: 1 } },
    ])
      expect([wrong, (await bulk(wrong)).status]).toEqual([wrong, 422])
    expect((await bulk({ ids: [idOf("A-1"), idOf("B-1")], fields: { quantity: 8 } })).status).toBe(404)
    expect((await list("quantity=8")).total).toBe(0)
  })

  it("undoes and redoes a change, except for parts changed since", async () => {
    const block = ["A-1", "A-2", "B-1"].map((number) => ({ id: idOf(number), description_en: "Nozzle" }))
    const done = (await sent<PartsChanged>("PATCH", "/part", { parts: block })).body
    await send("PATCH", `/spare/${first}/part/${idOf("A-2")}`, { quantity: 50 })
    const versions = ({ parts: changed }: PartsChanged) => ({
      parts: changed.map(({ id, version }) => ({ id, version })),
    })
    const undone = (await sent<PartsChanged>("POST", "/part/undo", versions(done))).body
    expect(undone).toMatchObject({ changed: 2, kept: 1, parts: [{ description_en: "" }, { description_en: "" }] })
    expect(await numbers("query=nozzle")).toEqual(["A-2"])
    expect((await list("quantity=50")).items[0]).toMatchObject({ partnumber: "A-2", description_en: "Nozzle" })
    const again = (await sent<PartsChanged>("POST", "/part/undo", versions(undone))).body
    expect(again).toMatchObject({ changed: 2, kept: 0 })
    expect(await numbers("query=nozzle")).toEqual(["A-1", "A-2", "B-1"])
    const nothing = (await sent<PartsChanged>("POST", "/part/undo", { parts: [{ id: idOf("A-10"), version: 1 }] })).body
    expect(nothing).toEqual({ changed: 0, kept: 1, parts: [] })
  })

  it("undoes an earlier change of a part after a later one", async () => {
    const id = idOf("A-1")
    const undo = (part: object) => sent<PartsChanged>("POST", "/part/undo", { parts: [{ id, ...part }] })
    for (const quantity of [10, 20]) await send("PATCH", "/part", { parts: [{ id, quantity }] })
    expect((await undo({ version: 3 })).body.parts).toMatchObject([{ version: 4, quantity: 10 }])
    expect((await undo({ version: 4, to: 1 })).body.parts).toMatchObject([{ version: 5, quantity: 3 }])
    expect((await undo({ version: 5, to: 99 })).body).toEqual({ changed: 0, kept: 1, parts: [] })
    expect((await undo({ version: 5, to: -1 })).status).toBe(422)
  })
})
