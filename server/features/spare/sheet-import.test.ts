import { readXlsx } from "hucre/xlsx"
import { sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import type { Problem } from "#contract/error.ts"
import type { ImportState, SheetResult } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

const headings = [
  "Part number",
  "Description (DE)",
  "Description (EN)",
  "Description (RU)",
  "Substitute part",
  "Quantity",
]

onEnginesInTurn("parts sheets", (open) => {
  let site: TestSite
  let id: number
  const send = async (rows: Parameters<typeof workbook>[0], query = "", fields = {}) =>
    site.asOwner("POST", `/api/spare/${id}/excel/update${query}`, sheetForm(await workbook(rows), fields))
  const result = async (...given: Parameters<typeof send>) => (await (await send(...given)).json()) as SheetResult
  const parts = async () => ((await (await site.request(`/api/spare/${id}`)).json()) as Spare).parts

  beforeAll(async () => {
    site = await openTestSite(open())
    const created = await site.asOwner(
      "POST",
      "/api/spare",
      imageForm("images", await picture(), { title_de: "Gruppe" }),
    )
    ;({ id } = (await created.json()) as SpareSummary)
  })

  it("adds, updates and keeps parts, with their ids and fields missing in the sheet", async () => {
    expect(
      await result([headings, ["A1", "eins", "one", "один", "", 1], ["A2", "zwei", "two", "два", "A1", 2]]),
    ).toMatchObject({ added: 2, updated: 0 })
    const before = await parts()
    const second = await result([
      ["QUANTITY", "teilenummer", "ignored"],
      [5, "A2", "x"],
      ["", "A1", "y"],
      [3, "00123", ""],
    ])
    expect(second).toMatchObject({ added: 1, updated: 1, unchanged: 1, removed: 0, errors: [] })
    const after = await parts()
    expect(after.find((part) => part.partnumber === "A2")).toMatchObject({
      id: before[1]?.id,
      quantity: 5,
      description_ru: "два",
      version: 2,
    })
    expect(after.find((part) => part.partnumber === "00123")).toMatchObject({ quantity: 3 })
  })

  it("previews the changes and writes nothing", async () => {
    const before = await parts()
    const preview = await result(
      [headings, ["A1", "EINS"], ["NEU", "neu"], ["A2", "zwei", "two", "два", "A1", "viele"]],
      "?preview=1&mode=replace",
    )
    expect(preview).toMatchObject({
      preview: true,
      added: 1,
      updated: 1,
      import_id: null,
      errors: [{ row: 4, column: "Quantity", code: "invalid_quantity", value: "viele" }],
    })
    expect(preview.samples.updated[0]).toMatchObject({
      before: { description_de: "eins" },
      after: { description_de: "EINS" },
    })
    expect(await parts()).toEqual(before)
  })

  it("rejects the whole sheet for one bad row and names row and column", async () => {
    const before = await parts()
    const response = await send([
      headings,
      ["B1", "gut"],
      ["", "ohne Nummer"],
      ["B2", "x".repeat(2_001)],
      ["B1", "doppelt"],
      ["B3", "", "", "", "", -1],
    ])
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as Problem
    expect(errors?.map(({ row, column, code }) => [row, column, code])).toEqual([
      [3, "Part number", "required"],
      [4, "Description (DE)", "too_long"],
      [5, "Part number", "duplicate_in_sheet"],
      [6, "Quantity", "invalid_quantity"],
    ])
    expect(await parts()).toEqual(before)
  })

  it("applies the good rows and names the others on request", async () => {
    const rows = [headings, ["GOOD-1", "gut"], ["BAD-1", "", "", "", "", -1], ["GOOD-1", "doppelt"]]
    const before = await parts()
    expect((await send(rows, "?rows=good&mode=replace")).status).toBe(422)
    expect((await send([["Preis"], [1]], "?rows=good")).status).toBe(422)
    expect(await parts()).toEqual(before)
    expect(await result(rows, "?rows=good")).toMatchObject({
      added: 1,
      preview: false,
      errors: [
        { row: 3, code: "invalid_quantity" },
        { row: 4, code: "duplicate_in_sheet" },
      ],
    })
    const added = (await parts()).filter(({ partnumber }) => !before.some((part) => part.partnumber === partnumber))
    expect(added.map(({ partnumber, description_de }) => [partnumber, description_de])).toEqual([["GOOD-1", "gut"]])
  })

  it("reads numbers as displayed and rejects those that have lost digits", async () => {
    const fine = await result([headings, [4711, "Zahl"], ["1E10", "Text"], ["-1", "Strich"]])
    expect(fine).toMatchObject({ added: 3, errors: [] })
    expect((await parts()).map((part) => part.partnumber)).toEqual(expect.arrayContaining(["4711", "1E10", "-1"]))
    const lost = await result([headings, [1.5e21, "zu gross"]], "?preview=1")
    expect(lost.errors).toMatchObject([{ row: 2, code: "exponent_number" }])
    const dated = await result([headings, [new Date(Date.UTC(2026, 11, 5)), "war 05.12.2026"]], "?preview=1")
    expect(dated.errors).toMatchObject([{ row: 2, code: "date_number", value: "2026-12-05" }])
  })

  it("clears blank cells and removes missing parts only on request", async () => {
    const cleared = await result([headings, ["A2", "zwei", "", "два", "", 5]], "?clear=1&mode=replace")
    expect(cleared).toMatchObject({ updated: 1, added: 0 })
    expect(await parts()).toMatchObject([{ partnumber: "A2", description_en: "", subst_part: "" }])
  })

  it("prefers chosen columns to recognised ones", async () => {
    const columns = JSON.stringify({ Artikel: "partnumber", Menge: null, Stück: "quantity" })
    expect(
      await result(
        [
          ["Artikel", "Menge", "Stück"],
          ["C1", "egal", 9],
        ],
        "",
        { columns },
      ),
    ).toMatchObject({ added: 1, errors: [] })
    expect((await parts()).find((part) => part.partnumber === "C1")?.quantity).toBe(9)
  })

  it("reports the column mapping, and accepts positions where a heading occurs twice", async () => {
    const rows = [
      ["Kennung", "Wert", "Wert", ""],
      ["P-1", "Bolzen", 4, null],
      ["P-2", "Mutter", 9, "x"],
    ]
    expect(await result(rows, "?preview=1")).toMatchObject({
      errors: [{ code: "no_part_number_column", row: 1 }],
      columns: [
        { number: 1, heading: "Kennung", field: null, samples: ["P-1", "P-2"] },
        { number: 2, heading: "Wert", field: null, samples: ["Bolzen", "Mutter"] },
        { number: 3, heading: "Wert", field: null, samples: ["4", "9"] },
        { number: 4, heading: "", field: null, samples: ["x"] },
      ],
    })
    const columns = JSON.stringify({ "#1": "partnumber", "#2": "description_de", "#3": "quantity" })
    const chosen = await result(rows, "?preview=1", { columns })
    expect(chosen).toMatchObject({ added: 2, errors: [] })
    expect(chosen.samples.added[1]).toMatchObject({ partnumber: "P-2", description_de: "Mutter", quantity: 9 })
    expect(chosen.columns.map(({ field }) => field)).toEqual(["partnumber", "description_de", "quantity", null])
  })

  it("guesses the part-number column by known numbers, and still asks", async () => {
    expect(await result([headings, ["KNOWN-1"], ["KNOWN-2"]])).toMatchObject({ errors: [] })
    const rows = [
      ["Kennung", "Zeichen"],
      ["X", "known-1"],
      ["Y", "NEW-9"],
      ["Z", "KNOWN 2"],
    ]
    const preview = await result(rows, "?preview=1")
    expect(preview).toMatchObject({ added: 0, errors: [{ code: "no_part_number_column" }] })
    expect(preview.columns.map(({ field }) => field)).toEqual([null, "partnumber"])
    const strangers = await result([["Kennung"], ["X"], ["Y"]], "?preview=1")
    expect(strangers.columns.map(({ field }) => field)).toEqual([null])
  })

  it("asks when two columns have part-number headings", async () => {
    const preview = await result(
      [
        ["Material", "Teilenummer"],
        ["M-1", "T-1"],
      ],
      "?preview=1",
    )
    expect(preview).toMatchObject({ added: 0, errors: [{ code: "duplicate_column", column: "Teilenummer" }] })
  })

  it("reports the progress of an import under its client's name, and lists former imports", async () => {
    const progress = (name: string, group = id) => site.asOwner("GET", `/api/spare/${group}/import/${name}`)
    expect(await (await progress("0123456789abcdef-run")).json()).toEqual({ phase: "waiting", done: 0, total: 0 })
    const done = await result([headings, ["RUN-1"]], "?run=0123456789abcdef-run")
    expect(await (await progress("0123456789abcdef-run")).json()).toMatchObject({ phase: "writing" })
    expect((await progress("0123456789abcdef-run", id + 1)).status).toBe(404)
    expect((await send([headings, ["RUN-1"]], "?run=1")).status).toBe(422)
    expect((await site.request(`/api/spare/${id}/import/0123456789abcdef-run`)).status).toBe(401)
    const list = (await (await site.asOwner("GET", `/api/spare/${id}/import`)).json()) as ImportState[]
    expect(list[0]).toMatchObject({ id: done.import_id, state: "done", added: 1, can_undo: true })
    expect(list[1]).toMatchObject({ can_undo: false })
    expect((await site.asOwner("GET", "/api/spare/999/import")).status).toBe(404)
    expect((await site.request(`/api/spare/${id}/import`)).status).toBe(401)
  })

  it("reports faults of a whole sheet", async () => {
    const codes = async (rows: Parameters<typeof workbook>[0]) =>
      (await result(rows, "?preview=1")).errors.map((error) => error.code)
    expect(await codes([["Preis"], [1]])).toEqual(["no_part_number_column"])
    expect(
      await codes([
        ["Menge", "Qty", "Teilenummer"],
        [1, 1, "A"],
      ]),
    ).toEqual(["duplicate_column"])
    expect(await codes([headings])).toEqual(["empty_sheet"])
    const noSheet = await site.asOwner(
      "POST",
      `/api/spare/${id}/excel/update`,
      sheetForm(new TextEncoder().encode("no workbook")),
    )
    expect(await noSheet.json()).toMatchObject({ status: 422, errors: [{ code: "unreadable" }] })
    expect((await site.asOwner("POST", `/api/spare/${id}/excel/update`, new FormData())).status).toBe(422)
    expect((await site.asOwner("POST", `/api/spare/${id}/excel/update`, { excel: 1 })).status).toBe(415)
    expect(
      (await site.asOwner("POST", "/api/spare/999/excel/update", sheetForm(await workbook([headings])))).status,
    ).toBe(404)
  })

  it("leaves the engine knowing how many parts there are, also of a new site", async () => {
    const rows = Array.from({ length: 3_000 }, (_, n) => [`K-${n}`, `Dichtring ${n}`])
    expect(await result([headings, ...rows])).toMatchObject({ added: 3_000 })
    const { db, dialect } = site.app
    const known = async () => {
      const { rows } = await sql<{ n: unknown }>`${
        dialect.name === "postgres"
          ? sql`select reltuples as n from pg_class where relname = 'part'`
          : sql`select max(cast(stat as integer)) as n from sqlite_stat1 where tbl = 'part'`
      }`.execute(db)
      return Number.parseInt(String(rows[0]?.n), 10)
    }
    await expect.poll(known).toBeGreaterThanOrEqual(3_000)
    if (dialect.name === "postgres") return
    // The full-text table merges single changes by itself again.
    const { rows: options } = await sql`select v from part_index_config where k = 'automerge'`.execute(db)
    expect(options).toEqual([{ v: 16 }])
  })

  it("recognises its own template and catalogue in every language", async () => {
    for (const lang of ["de", "en", "ru"]) {
      const template = await site.asOwner("GET", `/api/spare/excel/template?lang=${lang}`)
      const read = await site.asOwner(
        "POST",
        `/api/spare/${id}/excel/update?preview=1`,
        sheetForm(new Uint8Array(await template.arrayBuffer())),
      )
      expect(((await read.json()) as SheetResult).errors.map((error) => error.code)).toEqual(["empty_sheet"])
    }
    await site.asOwner("PATCH", `/api/spare/${id}`, { catalogue: "generated" })
    const headings = { de: "Ersetzt durch", en: "Superseded by", ru: "Заменена на" }
    for (const [lang, heading] of Object.entries(headings)) {
      const catalogue = await site.request(`/api/spare/${id}/catalogue?lang=${lang}`)
      const file = new Uint8Array(await catalogue.arrayBuffer())
      expect((await readXlsx(file)).sheets[0]?.rows[0]?.[2]).toBe(heading)
      const read = await site.asOwner("POST", `/api/spare/${id}/excel/update?preview=1`, sheetForm(file))
      // Only the German list repeats the stored descriptions; the others fill missing ones from German.
      const updated = lang === "de" ? 0 : expect.any(Number)
      expect(await read.json()).toMatchObject({ added: 0, updated, removed: 0, errors: [] })
    }
  })
})
