import { beforeEach, expect, it } from "vitest"
import type { Part } from "#contract/part.ts"
import type { ImportState, SheetResult } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { listDeadPartSets } from "./part-set-store.ts"

const headings = ["Teilenummer", "Beschreibung (DE)", "Beschreibung (EN)", "Beschreibung (RU)", "Ersatz", "Menge"]

onEnginesInTurn("an import of a sheet", (open) => {
  let site: TestSite
  let group: string
  let part: Part

  beforeEach(async () => {
    site = await openTestSite(open())
    const form = imageForm("images", await picture(), { title_de: "Gruppe" })
    const { id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary
    group = `/api/spare/${id}`
    const stored = {
      partnumber: "G-1",
      description_de: "Dichtring",
      description_en: "Seal ring",
      description_ru: "Кольцо",
      subst_part: "G-2",
      quantity: 7,
    }
    part = (await (await site.asOwner("POST", `${group}/part`, stored)).json()) as Part
  })

  const read = async () => ((await (await site.request(group)).json()) as Spare).parts.find(({ id }) => id === part.id)

  it("keeps each stored value whose cell is blank", async () => {
    const sheet = sheetForm(await workbook([headings, ["G-1", "", "Gasket", "", "", ""]]))
    const response = await site.asOwner("POST", `${group}/excel/update`, sheet)
    expect(await response.json()).toMatchObject({ updated: 1, added: 0, removed: 0, errors: [] })
    expect(await read()).toMatchObject({
      description_de: "Dichtring",
      description_en: "Gasket",
      description_ru: "Кольцо",
      subst_part: "G-2",
      quantity: 7,
    })
  })

  it("is a conflict and changes nothing when a part changes before it is done", async () => {
    const rows = Array.from({ length: 2_000 }, (_, n) => [`N-${n}`, `neu ${n}`])
    const sheet = sheetForm(await workbook([headings, ["G-1", "aus dem Blatt"], ...rows]))
    const run = "0123456789abcdef-run"
    const importing = site.asOwner("POST", `${group}/excel/update?run=${run}`, sheet)
    const phase = async () =>
      ((await (await site.asOwner("GET", `${group}/import/${run}`)).json()) as { phase: string }).phase
    // From here on the import has read its base version of the parts.
    await expect.poll(phase, { interval: 5 }).toMatch(/^(?:reading|comparing|writing)$/u)
    const edited = await site.asOwner("PATCH", `${group}/part/${part.id}`, { description_de: "von Hand" })
    expect(edited.status).toBe(200)
    const response = await importing
    expect(await response.json()).toMatchObject({ status: 409, code: "conflict" })
    expect(await read()).toMatchObject({ description_de: "von Hand" })
    expect((await (await site.request(group)).json()) as Spare).toMatchObject({ parts_total: 1 })
    expect((await (await site.asOwner("GET", `${group}/import`)).json()) as ImportState[]).toEqual([])
  })

  it("is a conflict when its new set was removed before the end, which tidying up never does", async () => {
    const { db } = site.app
    const sheet = sheetForm(await workbook([headings, ...Array.from({ length: 2_000 }, (_, n) => [`N-${n}`, "neu"])]))
    const importing = site.asOwner("POST", `${group}/excel/update`, sheet)
    const unfinished = () => db.selectFrom("part_set").select("id").where("state", "=", "building").execute()
    await expect.poll(unfinished, { interval: 1 }).toHaveLength(1)
    const [set] = await unfinished()
    expect(await listDeadPartSets(db)).not.toContain(set?.id)
    expect(await listDeadPartSets(db, "9999")).toContain(set?.id)
    await db
      .deleteFrom("part_set")
      .where("id", "=", set?.id ?? 0)
      .execute()
    expect(await (await importing).json()).toMatchObject({ status: 409, errors: [{ code: "parts_changed" }] })
    expect((await (await site.request(group)).json()) as Spare).toMatchObject({ parts_total: 1 })
  })

  it("is a conflict when a part has changed since its preview", async () => {
    const send = async (query: string) =>
      site.asOwner(
        "POST",
        `${group}/excel/update${query}`,
        sheetForm(await workbook([headings, ["G-1", "aus dem Blatt"]])),
      )
    const { seen } = (await (await send("?preview=1")).json()) as SheetResult
    await site.asOwner("PATCH", `${group}/part/${part.id}`, { description_de: "von Hand" })
    const late = await send(`?seen=${seen}`)
    expect(await late.json()).toMatchObject({ status: 409, errors: [{ code: "parts_changed" }] })
    expect(await read()).toMatchObject({ description_de: "von Hand" })
    const again = (await (await send("?preview=1")).json()) as SheetResult
    expect(await (await send(`?seen=${again.seen}`)).json()).toMatchObject({ updated: 1, preview: false })
    expect(await read()).toMatchObject({ description_de: "aus dem Blatt" })
    expect((await send("?seen=x")).status).toBe(422)
  })
  it("without changes writes nothing, and keeps the previous import undoable", async () => {
    const send = async (rows: Parameters<typeof workbook>[0], query = "") =>
      (await (
        await site.asOwner("POST", `${group}/excel/update${query}`, sheetForm(await workbook([headings, ...rows])))
      ).json()) as SheetResult
    const written = async () => {
      const { db } = site.app
      const active = db.selectFrom("spare").select("part_set")
      return {
        spares: await db.selectFrom("spare").selectAll().orderBy("id").execute(),
        parts: await db.selectFrom("part").selectAll().where("part_set", "in", active).orderBy("row_id").execute(),
        imports: await db.selectFrom("import").selectAll().orderBy("id").execute(),
        audit: await db.selectFrom("audit").selectAll().orderBy("id").execute(),
        content: await readContentVersion(db),
      }
    }
    const first = await send([["G-1", "Ring"]])
    const before = await written()
    site.time.now = new Date(site.time.now.getTime() + 60_000)
    const nothing = { added: 0, updated: 0, unchanged: 1, removed: 0 }
    const full = ["G-1", "Ring", "Seal ring", "Кольцо", "G-2", 7]
    for (const query of ["", "?mode=replace", "?clear=1", "?rows=good"])
      expect(await send([full], query)).toMatchObject({ ...nothing, preview: false, import_id: null, errors: [] })
    expect(await written()).toEqual(before)
    expect((await site.asOwner("POST", `${group}/import/${first.import_id}/undo`)).status).toBe(200)
    expect(await read()).toMatchObject({ description_de: "Dichtring" })
  })
})
