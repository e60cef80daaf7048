import { beforeEach, expect, it } from "vitest"
import type { AuditPage } from "#contract/audit.ts"
import type { Part } from "#contract/part.ts"
import type { ImportState, SheetResult, SheetRow } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import type { TrashEntry } from "#contract/trash.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { purgeOldTrash } from "../trash/commands/purge.ts"
import { removeDeadSets } from "./commands/remove-dead-sets.ts"
import { insertParts, allocatePartIds } from "./part-store.ts"
import { findPartSet, noteParts } from "./store.ts"

const headings = ["Teilenummer", "Beschreibung (DE)", "Menge"]
const thirty = Array.from({ length: 30 }, (_, index) => [`N-${index + 1}`, `Teil ${index + 1}`, index + 1])

onEnginesInTurn("parts that an import removed", (open) => {
  let site: TestSite
  let id: number
  const get = async <T>(path: string) => (await (await site.asOwner("GET", path)).json()) as T
  const post = (path: string, body?: unknown) => site.asOwner("POST", path, body)
  /** Advances the clock between two calls. */
  const later = (seconds = 60) => {
    site.time.now = new Date(site.time.now.getTime() + seconds * 1_000)
  }
  const importing = async (rows: Parameters<typeof workbook>[0], query = "") => {
    later()
    const form = sheetForm(await workbook([headings, ...rows]))
    return (await (await post(`/api/spare/${id}/excel/update${query}`, form)).json()) as SheetResult
  }
  /** Adds parts as an import would, without a sheet. */
  const addThirty = async () => {
    const { db, clock } = site.app
    const set = await findPartSet(db, id)
    const now = clock().toISOString()
    const firstId = await allocatePartIds(db, thirty.length)
    const rows = thirty.map(([partnumber, description_de, quantity], index) => {
      const texts = { description_de, description_en: "", description_ru: "", subst_part: "" }
      const fields = { partnumber, quantity, ...texts } as SheetRow
      const stamps = { part_set: set?.part_set ?? 0, spare_id: id, created_at: now, updated_at: now }
      return { ...fields, ...searchKeys(fields), ...stamps, id: firstId + index }
    })
    await insertParts(db, rows)
    await noteParts(db, id, now, thirty.length)
  }
  const parts = async () => (await get<Spare>(`/api/spare/${id}`)).parts
  const values = async () =>
    (await parts()).map(({ partnumber, description_de, quantity }) => [partnumber, description_de, quantity])
  const part = async (number: string) => (await parts()).find(({ partnumber }) => partnumber === number) as Part
  const change = async (number: string, patch: object) => {
    later()
    const { id: partId } = await part(number)
    expect((await site.asOwner("PATCH", `/api/spare/${id}/part/${partId}`, patch)).status).toBe(200)
  }
  const trash = async () => (await get<TrashEntry[]>("/api/trash")).filter(({ kind }) => kind === "import")
  const restore = async (entry: TrashEntry | undefined) => {
    later()
    return post(`/api/trash/${entry?.id}/restore`)
  }
  const undo = async (done: SheetResult) => {
    later()
    return post(`/api/spare/${id}/import/${done.import_id}/undo`)
  }
  const rowsKept = async () => (await site.app.db.selectFrom("import_part").select("id").execute()).length

  beforeEach(async () => {
    site = await openTestSite(open())
    const { db } = site.app
    for (const table of ["import_part", "import", "trash"] as const) await db.deleteFrom(table).execute()
    const form = imageForm("images", await picture(), { title_de: "Schaufeln", title_en: "Blades" })
    ;({ id } = (await (await post("/api/spare", form)).json()) as SpareSummary)
    await addThirty()
  })

  it("return from the trash together after another part was changed", async () => {
    const before = await parts()
    const done = await importing(thirty.slice(0, 2), "?mode=replace")
    expect(done).toMatchObject({ unchanged: 2, removed: 28 })
    await change("N-2", { description_de: "Geändert", quantity: 99 })
    const [entry, ...others] = await trash()
    expect(others).toEqual([])
    expect(entry).toMatchObject({ id: `import-${done.import_id}`, title: "parts.xlsx", parts: 28, deleted_by: "admin" })
    expect(entry?.titles).toEqual({ de: "Schaufeln", en: "Blades", ru: "" })

    const response = await restore(entry)
    expect([response.status, await response.json()]).toEqual([200, { restored: 28, taken: 0, taken_numbers: [] }])
    expect(await values()).toEqual(thirty.with(1, ["N-2", "Geändert", 99]))
    expect((await parts()).map((part) => part.id)).toEqual(before.map((part) => part.id))
    expect(await get(`/api/spare/${id}/search?query=N-30`)).toMatchObject({ total: 1 })
    expect(await trash()).toEqual([])
    expect((await restore(entry)).status).toBe(404)
  })

  it("stay in the trash while their numbers exist again, and are named", async () => {
    await importing(thirty.slice(0, 27), "?mode=replace")
    await post(`/api/spare/${id}/part`, { partnumber: "N-28", description_de: "Neu", quantity: 7 })
    const [entry] = await trash()
    expect(await (await restore(entry)).json()).toEqual({ restored: 2, taken: 1, taken_numbers: ["N-28"] })
    expect(await values()).toEqual(thirty.with(27, ["N-28", "Neu", 7]))
    expect((await trash())[0]).toMatchObject({ id: entry?.id, parts: 1 })
    const refused = await restore(entry)
    expect(await refused.json()).toMatchObject({ status: 409, errors: [{ code: "number_taken" }] })

    await site.asOwner("DELETE", `/api/spare/${id}/part/${(await part("N-28")).id}`)
    expect(await (await restore(entry)).json()).toMatchObject({ restored: 1, taken: 0 })
    expect(await values()).toEqual(thirty)
    expect(await trash()).toEqual([])
  })

  it("return by undo too, which keeps and counts later edits", async () => {
    const sheet = [
      ["N-1", "vom Import", 100],
      ["N-2", "vom Import", 200],
      ["N-3", "Teil 3", 3],
      ["NEU-1", "unberührt", 1],
      ["NEU-2", "angefasst", 2],
    ]
    const done = await importing(sheet, "?mode=replace")
    expect(done).toMatchObject({ added: 2, updated: 2, unchanged: 1, removed: 27 })
    await change("N-2", { quantity: 201 })
    await change("N-3", { quantity: 33 })
    await change("NEU-2", { quantity: 22 })
    later()
    await post(`/api/spare/${id}/part`, { partnumber: "N-30", quantity: 300 })
    expect(await get<ImportState>(`/api/spare/${id}/import/${done.import_id}`)).toMatchObject({
      file: "parts.xlsx",
      can_undo: true,
    })

    expect(await (await undo(done)).json()).toMatchObject({
      state: "undone",
      can_undo: false,
      restored: 26,
      kept: 4,
      taken: 1,
      taken_numbers: ["N-30"],
    })
    expect(await values()).toEqual([
      ...thirty.with(1, ["N-2", "vom Import", 201]).with(2, ["N-3", "Teil 3", 33]).with(29, ["N-30", "", 300]),
      ["NEU-2", "angefasst", 22],
    ])
    expect((await trash())[0]).toMatchObject({ parts: 1 })
    expect((await undo(done)).status).toBe(409)
    await purgeOldTrash({ ...site.app, clock: () => new Date(site.time.now.getTime() + 31 * 86_400_000) })
    expect((await get<ImportState[]>(`/api/spare/${id}/import`))[0]).toMatchObject({ state: "undone" })
  })

  it("are not duplicated by an undo after they returned from the trash", async () => {
    const done = await importing([["N-1", "vom Import", 1]], "?mode=replace")
    await restore((await trash())[0])
    expect(await (await undo(done)).json()).toMatchObject({ restored: 0, taken: 0 })
    expect(await values()).toEqual(thirty)
  })

  it("return after a later import, and after their group", async () => {
    await importing(thirty.slice(0, 2), "?mode=replace")
    await importing([["N-1", "später", 5]])
    const [entry] = await trash()
    await site.asOwner("DELETE", `/api/spare/${id}`)
    const refused = await restore(entry)
    expect(await refused.json()).toMatchObject({ status: 409, errors: [{ code: "group_deleted" }] })
    await post(`/api/trash/spare-${id}/restore`)
    await removeDeadSets(site.app)
    expect(await (await restore(entry)).json()).toMatchObject({ restored: 28 })
    expect(await values()).toEqual(thirty.with(0, ["N-1", "später", 5]))
  })

  it("are rejected in a bulk restore", async () => {
    expect((await post("/api/trash/restore", { ids: ["import-1"] })).status).toBe(422)
  })

  it("are not restored into a group that changes meanwhile", async () => {
    await importing(thirty.slice(0, 2), "?mode=replace")
    const [entry] = await trash()
    const [restored, added] = await Promise.all([
      post(`/api/trash/${entry?.id}/restore`),
      post(`/api/spare/${id}/part`, { partnumber: "ZWISCHEN" }),
    ])
    expect(added.status).toBe(201)
    if (restored.status === 409) expect(await restored.json()).toMatchObject({ errors: [{ code: "parts_changed" }] })
    expect((await values()).length).toBe(restored.status === 409 ? 3 : 31)
    if (restored.status === 409) expect((await restore(entry)).status).toBe(200)
    expect((await values()).length).toBe(31)
  })

  it("are purged on request, after 30 days, and with their group", async () => {
    const purgeAfter = (days: number) =>
      purgeOldTrash({ ...site.app, clock: () => new Date(site.time.now.getTime() + days * 86_400_000) })
    const addOne = () => post(`/api/spare/${id}/part`, { partnumber: "N-2" })
    const gone = async (act: () => Promise<unknown>) => {
      const done = await importing([["N-1", "bleibt", 1]], "?mode=replace")
      expect(await rowsKept()).toBeGreaterThan(0)
      await act()
      expect([await trash(), await rowsKept()]).toEqual([[], 0])
      return done
    }
    const first = await gone(async () => {
      const [entry] = await trash()
      expect((await site.asOwner("DELETE", `/api/trash/${entry?.id}`)).status).toBe(204)
    })
    expect((await undo(first)).status).toBe(409)
    await addOne()
    await gone(async () => {
      await purgeAfter(29)
      expect(await trash()).toHaveLength(1)
      await purgeAfter(31)
    })
    await addOne()
    await gone(async () => {
      await site.asOwner("DELETE", `/api/spare/${id}`)
      expect((await site.asOwner("DELETE", `/api/trash/spare-${id}`)).status).toBe(204)
    })
  })

  it("are audited with the import, its undo and their return", async () => {
    const done = await importing(thirty.slice(0, 2), "?mode=replace")
    await restore((await trash())[0])
    await undo(done)
    const { items } = await get<AuditPage>("/api/audit?query=parts.xlsx")
    // Other tests move the clock, so the newest of these need not be the newest of all.
    const own = items.filter(({ record }) => [String(id), String(done.import_id)].includes(record?.id ?? ""))
    expect(
      own.slice(0, 3).map(({ who, event, record, title, detail }) => [who, event, record?.id, title, detail]),
    ).toEqual([
      ["admin", "import_undone", String(id), "Schaufeln", "parts.xlsx"],
      ["admin", "restored", String(done.import_id), "parts.xlsx", "28"],
      ["admin", "imported", String(id), "Schaufeln", "+0 ~0 −28 parts.xlsx"],
    ])
  })
})
