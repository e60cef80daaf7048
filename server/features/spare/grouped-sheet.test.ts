import { readXlsx } from "hucre/xlsx"
import { beforeEach, expect, it } from "vitest"
import type { AuditPage } from "#contract/audit.ts"
import type { Problem } from "#contract/error.ts"
import type { GroupedSheetResult } from "#contract/grouped-sheet.ts"
import type { Part } from "#contract/part.ts"
import type { ImportState } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import type { TrashEntry } from "#contract/trash.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

type Rows = Parameters<typeof workbook>[0]
const headings = ["Gruppe", "Teilenummer", "Beschreibung (DE)", "Menge"]

onEnginesInTurn("a parts sheet for several groups", (open) => {
  let site: TestSite
  let rotor: number
  let seals: number
  let others: number
  const get = async <T>(path: string) => (await (await site.asOwner("GET", path)).json()) as T
  const send = async (rows: Rows, query = "", fields = {}) =>
    site.asOwner("POST", `/api/spare/excel/update${query}`, sheetForm(await workbook(rows), fields))
  const result = async (...given: Parameters<typeof send>) =>
    (await (await send(...given)).json()) as GroupedSheetResult
  const addGroup = async (titles: object) => {
    const form = imageForm("images", await picture(), { ...titles })
    return ((await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary).id
  }
  const addPart = async (group: number, partnumber: string, quantity = 1) =>
    (await (await site.asOwner("POST", `/api/spare/${group}/part`, { partnumber, quantity })).json()) as Part
  const parts = async (group: number) => (await get<Spare>(`/api/spare/${group}`)).parts
  const values = async (group: number) => (await parts(group)).map(({ partnumber, quantity }) => [partnumber, quantity])
  const valuesOfAll = () => Promise.all([rotor, seals, others].map(values))
  const seenOfAll = ({ groups }: GroupedSheetResult) => ({
    seen: JSON.stringify(Object.fromEntries(groups.map(({ spare_id, seen }) => [spare_id, seen]))),
  })

  beforeEach(async () => {
    site = await openTestSite(open())
    const { db } = site.app
    for (const table of ["import_part", "import", "trash", "sheet_columns", "part", "part_set", "spare"] as const)
      await db.deleteFrom(table).execute()
    rotor = await addGroup({ title_de: "Läufer", title_en: "Rotor", title_ru: "Ротор" })
    seals = await addGroup({ title_de: "Dichtungen", title_en: "Seals" })
    others = await addGroup({ title_de: "Übrige" })
    await addPart(rotor, "R-1")
    await addPart(seals, "S-1")
    await addPart(others, "O-1")
  })

  const update = (): Rows => [
    headings,
    ["läufer", "R-1", "Welle", 11],
    [" Ротор ", "R-2", "Scheibe", 12],
    ["ROTOR", "X-1", "überall", 13],
    [seals, "S-2", "Ring", 14],
    [String(seals), "X-1", "überall", 15],
  ]

  it("previews, then updates each group by its name in any language or its id, and keeps other groups", async () => {
    const before = await valuesOfAll()
    const preview = await result(update(), "?preview=1")
    expect(preview).toMatchObject({
      added: 4,
      updated: 1,
      unchanged: 0,
      removed: 0,
      preview: true,
      errors: [],
      groups: [
        { spare_id: rotor, title_de: "Läufer", title_ru: "Ротор", added: 2, updated: 1, unchanged: 0, import_id: null },
        { spare_id: seals, title_en: "Seals", added: 2, updated: 0, unchanged: 0, import_id: null },
      ],
    })
    expect(preview.groups.map(({ samples }) => samples.added.map(({ partnumber }) => partnumber))).toEqual([
      ["R-2", "X-1"],
      ["S-2", "X-1"],
    ])
    expect(await valuesOfAll()).toEqual(before)

    const version = await readContentVersion(site.app.db)
    const done = await result(update(), "", seenOfAll(preview))
    expect(done).toMatchObject({ added: 4, updated: 1, preview: false, groups: { length: 2 } })
    expect(await valuesOfAll()).toEqual([
      [
        ["R-1", 11],
        ["R-2", 12],
        ["X-1", 13],
      ],
      [
        ["S-1", 1],
        ["S-2", 14],
        ["X-1", 15],
      ],
      [["O-1", 1]],
    ])
    expect(await readContentVersion(site.app.db)).toBe(version + 1)
    expect(await get<SpareSummary>(`/api/spare/${seals}`)).toMatchObject({ parts_total: 3 })
  })

  it("creates one import per group, with audit, trash and undo", async () => {
    await addPart(rotor, "R-9")
    await addPart(seals, "S-9")
    await addPart(seals, "S-8")
    const done = await result(update(), "?mode=replace")
    expect(done).toMatchObject({ removed: 4, groups: [{ removed: 1 }, { removed: 3 }] })
    const [own, second] = done.groups
    const state = await get<ImportState[]>(`/api/spare/${rotor}/import`)
    expect(state).toMatchObject([{ id: own?.import_id, file: "parts.xlsx", added: 2, removed: 1, can_undo: true }])
    const trash = (await get<TrashEntry[]>("/api/trash")).filter(({ kind }) => kind === "import")
    expect(new Map(trash.map(({ id, parts: removed }) => [id, removed]))).toEqual(
      new Map([
        [`import-${own?.import_id}`, 1],
        [`import-${second?.import_id}`, 3],
      ]),
    )
    const { items } = await get<AuditPage>("/api/audit?page=1")
    expect(
      items
        .filter(({ event }) => event === "imported")
        .slice(0, 2)
        .map(({ record, detail }) => [record?.id, detail]),
    ).toEqual([
      [String(seals), "+2 ~0 −3 parts.xlsx"],
      [String(rotor), "+2 ~1 −1 parts.xlsx"],
    ])

    expect((await site.asOwner("POST", `/api/spare/${seals}/import/${second?.import_id}/undo`)).status).toBe(200)
    expect(await valuesOfAll()).toEqual([
      [
        ["R-1", 11],
        ["R-2", 12],
        ["X-1", 13],
      ],
      [
        ["S-1", 1],
        ["S-8", 1],
        ["S-9", 1],
      ],
      [["O-1", 1]],
    ])
  })

  it("writes nothing into an unchanged group", async () => {
    const before = await get<SpareSummary>(`/api/spare/${seals}`)
    const rows = [headings, [rotor, "R-2", "neu", 1], [seals, "S-1", "", 1]]
    const done = await result(rows)
    expect(done.groups).toMatchObject([
      { spare_id: rotor, added: 1, import_id: expect.any(Number) },
      { spare_id: seals, added: 0, unchanged: 1, import_id: null },
    ])
    expect(await get(`/api/spare/${seals}`)).toEqual(before)
    expect(await get(`/api/spare/${seals}/import`)).toEqual([])
    expect((await result(rows)).groups).toMatchObject([{ import_id: null }, { import_id: null }])
    expect(await get(`/api/spare/${rotor}/import`)).toHaveLength(1)
  })

  it("rejects rows whose group is missing, unknown or ambiguous", async () => {
    const twin = await addGroup({ title_de: "Andere Dichtungen", title_en: "seals" })
    await site.asOwner("DELETE", `/api/spare/${others}`)
    const rows = [
      headings,
      ["Läufer", "N-1", "gut", 1],
      ["", "N-2", "ohne", 1],
      ["Läufre", "N-2", "vertippt", 1],
      ["Seals", "N-2", "welche?", 1],
      ["Übrige", "N-2", "gelöscht", 1],
      ["Rotor", "N-1", "doppelt", 1],
      ["Läufer", "", "", ""],
    ]
    const refused = await send(rows)
    expect(refused.status).toBe(422)
    const { errors } = (await refused.json()) as Problem
    expect(errors?.map(({ row, column, code, value }) => [row, column, code, value])).toEqual([
      [3, "Gruppe", "no_group", undefined],
      [4, "Gruppe", "unknown_group", "Läufre"],
      [5, "Gruppe", "ambiguous_group", `Seals (${seals}, ${twin})`],
      [6, "Gruppe", "unknown_group", "Übrige"],
      [7, "Teilenummer", "duplicate_in_sheet", "N-1 (2)"],
    ])
    expect(await values(rotor)).toEqual([["R-1", 1]])
    expect((await send(rows, "?rows=good&mode=replace")).status).toBe(422)

    const form = sheetForm(await workbook(rows))
    const sheet = await site.asOwner("POST", "/api/spare/excel/refused?lang=ru&groups=1", form)
    const { sheets } = await readXlsx(new Uint8Array(await sheet.arrayBuffer()), { readStyles: true })
    expect(sheets[0]?.rows.map((row) => [row[1], row.at(-1)])).toEqual([
      ["Teilenummer", "Причина отказа"],
      ["N-2", "Строка 3: Не указана группа."],
      ["N-2", "Строка 4: Нет группы с таким названием или номером."],
      ["N-2", expect.stringMatching(`Строка 5: Seals \\(${seals}, ${twin}\\): Так называются несколько групп\\.`)],
      ["N-2", "Строка 6: Нет группы с таким названием или номером."],
      ["N-1", "Строка 7: Этот номер детали уже есть в другой строке."],
    ])
    const filled = [...(sheets[0]?.cells ?? [])].filter(([, { style }]) => style?.fill?.type === "pattern")
    expect(filled.map(([place]) => place).toSorted()).toEqual(["1,0", "2,0", "3,0", "4,0", "5,1"])

    expect(await result(rows, "?rows=good")).toMatchObject({ added: 1, errors: { length: 5 }, groups: { length: 1 } })
    expect(await values(rotor)).toEqual([
      ["N-1", 1],
      ["R-1", 1],
    ])
  })

  it("is a conflict naming the groups whose parts have changed since the preview", async () => {
    const preview = await result(update(), "?preview=1")
    const [part] = await parts(seals)
    await site.asOwner("PATCH", `/api/spare/${seals}/part/${part?.id}`, { quantity: 99 })
    const late = await send(update(), "", seenOfAll(preview))
    expect(await late.json()).toMatchObject({ status: 409, errors: [{ path: String(seals), code: "parts_changed" }] })
    expect(await valuesOfAll()).toEqual([[["R-1", 1]], [["S-1", 99]], [["O-1", 1]]])

    const again = await result(update(), "?preview=1")
    const fewer = await send(update().slice(0, 4), "", seenOfAll(again))
    expect(await fewer.json()).toMatchObject({ status: 409, errors: [{ path: String(seals) }] })
    expect(await result(update(), "", seenOfAll(again))).toMatchObject({ preview: false, added: 4 })
    expect((await send(update(), "", { seen: '{"x":"1-1"}' })).status).toBe(422)
    expect((await send(update(), "", { seen: "{" })).status).toBe(422)
  })

  it("changes no group when a part of one of them changes before the end", async () => {
    const many = Array.from({ length: 2_000 }, (_, n) => [rotor, `N-${n}`, "neu", 1])
    const run = "0123456789abcdef-run"
    const importing = send([headings, ...many, [seals, "S-1", "aus dem Blatt", 5]], `?run=${run}`)
    const phase = async () => (await get<{ phase: string }>(`/api/spare/excel/update/${run}`)).phase
    await expect.poll(phase, { interval: 5 }).toMatch(/^(?:comparing|writing)$/u)
    await addPart(seals, "HAND")
    expect(await (await importing).json()).toMatchObject({ status: 409, errors: [{ code: "parts_changed" }] })
    expect(await valuesOfAll()).toEqual([
      [["R-1", 1]],
      [
        ["HAND", 1],
        ["S-1", 1],
      ],
      [["O-1", 1]],
    ])
    expect(await get(`/api/spare/${rotor}/import`)).toEqual([])
  })

  it("reports progress under its name, to accounts that may import", async () => {
    const path = "/api/spare/excel/update/fedcba9876543210-run"
    expect(await get(path)).toEqual({ phase: "waiting", done: 0, total: 0 })
    await result(update(), "?run=fedcba9876543210-run")
    expect(await get(path)).toMatchObject({ phase: "writing", total: 6 })
    expect((await site.request(path)).status).toBe(401)
    expect((await site.request("/api/spare/excel/update", { method: "POST" })).status).toBe(401)
  })

  it("maps the group column: recognised, chosen, or stored separately from single-group sheets", async () => {
    for (const heading of ["Group", "Assembly", "Baugruppe", "Группа", "Узел"])
      expect(
        await result(
          [
            [heading, "Part number"],
            ["Rotor", "N-1"],
          ],
          "?preview=1",
        ),
      ).toMatchObject({ added: 1 })
    const rows = [
      ["Wo", "Part number"],
      ["Rotor", "N-1"],
    ]
    expect(await result(rows, "?preview=1")).toMatchObject({ errors: [{ code: "no_group_column" }], groups: [] })
    const columns = JSON.stringify({ "#1": "group", "#2": "partnumber" })
    expect(await result(rows, "", { columns })).toMatchObject({ added: 1 })
    expect(await result(rows, "?preview=1&remembered=1")).toMatchObject({ unchanged: 1, errors: [] })

    const single = async (query: string, fields = {}) =>
      await site.asOwner("POST", `/api/spare/${rotor}/excel/update${query}`, sheetForm(await workbook(rows), fields))
    expect(await (await single("?preview=1&remembered=1")).json()).toMatchObject({ unchanged: 1, remembered: null })
    expect((await single("?preview=1", { columns })).status).toBe(422)

    for (const lang of ["de", "en", "ru"]) {
      const template = await site.asOwner("GET", `/api/spare/excel/template?lang=${lang}&groups=1`)
      const form = sheetForm(new Uint8Array(await template.arrayBuffer()))
      const read = await site.asOwner("POST", "/api/spare/excel/update?preview=1", form)
      expect(await read.json()).toMatchObject({ errors: [{ code: "empty_sheet" }], columns: { length: 7 } })
    }
  })

  it("guesses the groups of unknown names, follows only what is chosen, and remembers it", async () => {
    const rows: Rows = [
      headings,
      ["LÄU-FER", "R-7", "Welle", 1],
      ["Set 3", "S-1", "Ring", 2],
      ["Unbekannt", "U-1", "?", 3],
      ["", "U-2", "?", 4],
    ]
    const guessed = await result(rows, "?preview=1&remembered=1")
    expect(guessed.group_names).toEqual([
      { name: "LÄU-FER", rows: 1, spare_id: rotor, why: "alike" },
      { name: "Set 3", rows: 1, spare_id: seals, why: "numbers" },
      { name: "Unbekannt", rows: 1, spare_id: null, why: "unknown" },
      { name: "", rows: 1, spare_id: null, why: "unknown" },
    ])
    expect(guessed).toMatchObject({ added: 0, updated: 0, errors: { length: 4 } })
    const groups = JSON.stringify({ "läu-fer": rotor, "Set 3": seals, Unbekannt: null, "": null })
    expect(await result(rows, "", { groups })).toMatchObject({ added: 1, updated: 1, errors: [] })
    const again = await result(rows, "?preview=1&remembered=1")
    expect(again.group_names.map(({ spare_id, why }) => [spare_id, why])).toEqual([
      [rotor, "remembered"],
      [seals, "remembered"],
      [null, "unknown"],
      [null, "unknown"],
    ])
    expect((await result(rows, "?preview=1")).errors).toHaveLength(4)
    expect((await send(rows, "", { groups: '{"x":"y"}' })).status).toBe(422)
  })
})
