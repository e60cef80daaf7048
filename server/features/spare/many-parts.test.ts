import { beforeAll, expect, it } from "vitest"
import type { AuditPage } from "#contract/audit.ts"
import type { Part } from "#contract/part.ts"
import type { SheetResult } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEnginesInTurn("many parts at once", (open) => {
  let site: TestSite
  let first: number
  let second: number
  const group = async (title_de: string) =>
    (
      (await (
        await site.asOwner("POST", "/api/spare", imageForm("images", await picture(), { title_de }))
      ).json()) as SpareSummary
    ).id
  const parts = async (id: number) => ((await (await site.request(`/api/spare/${id}`)).json()) as Spare).parts
  const numbers = async (id: number) => (await parts(id)).map((part) => part.partnumber)
  const add = async (id: number, partnumber: string) =>
    (await (await site.asOwner("POST", `/api/spare/${id}/part`, { partnumber })).json()) as Part
  const bulk = (id: number, body: unknown) => site.asOwner("POST", `/api/spare/${id}/part/bulk`, body)
  const importing = async (rows: Parameters<typeof workbook>[0]) =>
    (await (
      await site.asOwner(
        "POST",
        `/api/spare/${first}/excel/update`,
        sheetForm(await workbook([["Teilenummer", "Menge"], ...rows])),
      )
    ).json()) as SheetResult

  beforeAll(async () => {
    site = await openTestSite(open())
    first = await group("Eins")
    second = await group("Zwei")
    for (const number of ["A1", "A2", "A3"]) await add(first, number)
    await add(second, "A3")
  })

  it("moves parts to another group with their ids, all or none", async () => {
    const [a1, a2, a3] = await parts(first)
    const refused = await bulk(first, { action: "move", ids: [a2?.id, a3?.id], target: second })
    expect(await refused.json()).toMatchObject({ status: 409, errors: [{ path: "A3", code: "duplicate" }] })
    expect(await numbers(first)).toEqual(["A1", "A2", "A3"])
    expect(await (await bulk(first, { action: "move", ids: [a1?.id, a2?.id], target: second })).json()).toEqual({
      changed: 2,
    })
    expect([await numbers(first), await numbers(second)]).toEqual([["A3"], ["A1", "A2", "A3"]])
    expect((await parts(second))[0]?.id).toBe(a1?.id)
    for (const target of [second, 999])
      expect((await bulk(second, { action: "move", ids: [a1?.id], target })).status).toBe(422)
  })

  it("deletes parts into the trash, all or none", async () => {
    const ids = (await parts(second)).map((part) => part.id)
    expect((await bulk(second, { action: "delete", ids: [...ids, 999_999] })).status).toBe(404)
    expect(await numbers(second)).toHaveLength(3)
    expect(await (await bulk(second, { action: "delete", ids })).json()).toEqual({ changed: 3 })
    expect(await numbers(second)).toEqual([])
    const restore = (...names: string[]) => site.asOwner("POST", "/api/trash/restore", { ids: names })
    expect((await restore(`part-${ids[0]}`, "part-999999")).status).toBe(404)
    expect(await (await restore(`part-${ids[0]}`, `part-${ids[1]}`)).json()).toEqual({ restored: 2 })
    expect(await numbers(second)).toEqual(["A1", "A2"])
    const audit = (await (await site.asOwner("GET", "/api/audit")).json()) as AuditPage
    expect(audit.items[0]).toMatchObject({ event: "restored", count: 2, detail: "A1, A2" })
    expect((await restore(`part-${ids[0]}`)).status).toBe(404)
    expect((await restore()).status).toBe(422)
    expect((await site.request("/api/trash/restore", json("POST", { ids: ["part-1"] }))).status).toBe(401)
    for (const body of [
      { action: "delete", ids: [] },
      { action: "burn", ids },
      { action: "move", ids },
      { action: "delete", ids: "all" },
    ])
      expect((await bulk(second, body)).status).toBe(422)
  })

  it("undoes the latest import of a group, once", async () => {
    const values = async () => (await parts(first)).map(({ version: _version, updated_at: _updated, ...part }) => part)
    const before = await values()
    const done = await importing([
      ["A3", 7],
      ["NEU", 1],
    ])
    const path = `/api/spare/${first}/import/${done.import_id}`
    expect(await (await site.asOwner("GET", path)).json()).toMatchObject({
      state: "done",
      added: 1,
      updated: 1,
      can_undo: true,
    })
    expect(await (await site.asOwner("POST", `${path}/undo`)).json()).toMatchObject({
      state: "undone",
      can_undo: false,
    })
    expect(await values()).toEqual(before)
    expect((await site.asOwner("POST", `${path}/undo`)).status).toBe(409)
    const again = await importing([["A3", 9]])
    const last = await importing([["A3", 11]])
    const undo = (id: number | null) => site.asOwner("POST", `/api/spare/${first}/import/${id}/undo`)
    expect(await (await undo(again.import_id)).json()).toMatchObject({
      status: 409,
      errors: [{ code: "undo_too_late" }],
    })
    expect((await undo(last.import_id)).status).toBe(200)
    expect((await parts(first))[0]?.quantity).toBe(9)
    expect((await site.asOwner("GET", `/api/spare/${second}/import/${again.import_id}`)).status).toBe(404)
  })
})
