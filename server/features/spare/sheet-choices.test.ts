import { readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, beforeEach, expect, it } from "vitest"
import type { SheetResult } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

const sheetFile = (name: string) => new Uint8Array(readFileSync(join("tests/cases/sheets", name)))
const csv = (...rows: string[]) => new TextEncoder().encode(["Teilenummer;Menge", ...rows].join("\r\n"))

onEnginesInTurn("what an import is told of its sheet", (open) => {
  let site: TestSite
  let id: number
  const send = (name: string, bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}, query = "") =>
    site.asOwner("POST", `/api/spare/${id}/excel/update${query}`, sheetForm(bytes, fields, name))
  const imported = async (...sent: Parameters<typeof send>) => (await (await send(...sent)).json()) as SheetResult
  const parts = async () => {
    const group = (await (await site.asOwner("GET", `/api/spare/${id}`)).json()) as Spare
    return group.parts.map(({ partnumber, quantity }) => [partnumber, quantity])
  }

  beforeAll(async () => {
    site = await openTestSite(open())
  })
  beforeEach(async () => {
    const form = imageForm("images", await picture(), { title_de: "Gruppe" })
    ;({ id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary)
    expect((await site.asOwner("POST", `/api/spare/${id}/part`, { partnumber: "ZZ-100-A", quantity: 1 })).status).toBe(
      201,
    )
  })

  it("takes a near-duplicate as another part, as the same part or not at all", async () => {
    const sheet = csv("ZZ 100/A;7", "ZZ-200;2")
    const seen = await imported("teile.csv", sheet, {}, "?preview=1")
    expect(seen).toMatchObject({ added: 2, near: [{ row: 2, number: "ZZ 100/A", existing: "ZZ-100-A" }] })
    expect(await imported("teile.csv", sheet, { near: '{"2":"skip"}' })).toMatchObject({ added: 1, updated: 0 })
    expect(await parts()).toEqual([
      ["ZZ-100-A", 1],
      ["ZZ-200", 2],
    ])
    expect(await imported("teile.csv", sheet, { near: '{"2":"same"}' })).toMatchObject({ added: 0, updated: 1 })
    expect(await parts()).toEqual([
      ["ZZ-100-A", 7],
      ["ZZ-200", 2],
    ])
    expect(await imported("teile.csv", sheet, { near: '{"2":"other"}' })).toMatchObject({ added: 1, updated: 0 })
    expect(await parts()).toContainEqual(["ZZ 100/A", 7])
  })

  it("leaves undecided near-duplicates out, and keeps the parts that they look like", async () => {
    const sheet = csv("ZZ 100/A;7", "ZZ-200;2", "ZZ.200;3")
    const near = '{"*":"skip"}'
    const seen = await imported("teile.csv", sheet, { near }, "?preview=1&mode=replace")
    expect(seen).toMatchObject({ added: 1, removed: 0 })
    expect(seen.near).toMatchObject([
      { row: 2, existing: "ZZ-100-A", before: { quantity: 1 }, after: { partnumber: "ZZ 100/A", quantity: 7 } },
      { row: 4, existing: "ZZ-200", before: null, after: { quantity: 3 } },
    ])
    const decided = { near: '{"*":"skip","4":"other"}' }
    expect(await imported("teile.csv", sheet, decided, "?mode=replace")).toMatchObject({ added: 2, removed: 0 })
    expect(await parts()).toEqual([
      ["ZZ-100-A", 1],
      ["ZZ-200", 2],
      ["ZZ.200", 3],
    ])
  })

  it("does not count a part as missing whose row is rejected", async () => {
    const sheet = csv("ZZ-100-A;viele", "ZZ-300;1")
    const seen = await imported("teile.csv", sheet, {}, "?preview=1&mode=replace")
    expect(seen).toMatchObject({ added: 1, removed: 0, errors: [{ row: 2, number: "ZZ-100-A" }] })
  })

  it("takes a sheet without headings from the row that is named", async () => {
    const bytes = new TextEncoder().encode("Preisliste\r\nA-1;4\r\nA-2;5")
    const columns = JSON.stringify({ "#1": "partnumber", "#2": "quantity" })
    const told = await imported("teile.csv", bytes, { heading_row: "2", headings: "none", columns })
    expect(told).toMatchObject({ added: 2, errors: [] })
    expect((await send("teile.csv", bytes, { headings: "some" })).status).toBe(422)
  })

  it("says how many part numbers each worksheet has, and in which column", async () => {
    const { sheets } = await imported("cover.xlsx", sheetFile("02-cover-sheet-first.xlsx"), {}, "?preview=1")
    expect(sheets).toMatchObject([
      { name: "Deckblatt", numbers: 0, column: 0 },
      { name: "Teile", numbers: 2, column: 1 },
    ])
  })

  it("rejects choices for near-duplicates that are none", async () => {
    for (const near of ["{", "[]", '{"x":"same"}', '{"2":"perhaps"}', '{"0":"same"}'])
      expect(await (await send("teile.csv", csv("A-1;1"), { near })).json()).toMatchObject({
        status: 422,
        errors: [{ path: "near", code: "invalid" }],
      })
  })

  it("reads the worksheet that is named, and says when the file has none of that name", async () => {
    const bytes = sheetFile("02-cover-sheet-first.xlsx")
    const named = await imported("cover.xlsx", bytes, { sheet: "Deckblatt" }, "?preview=1")
    expect(named.sheets.filter(({ chosen }) => chosen)).toMatchObject([{ name: "Deckblatt" }])
    expect(named.added).toBe(0)
    expect((await imported("cover.xlsx", bytes, { sheet: "Teile" })).added).toBe(2)
    const unknown = await imported("cover.xlsx", bytes, { sheet: "Tabelle7" }, "?preview=1")
    expect(unknown.errors).toMatchObject([{ code: "unknown_sheet" }])
  })

  it("takes its headings from the row that is named", async () => {
    const rows = ["Notiz;x", "Teilenummer;Menge", "A-1;4"]
    const sheet = csv(...rows)
    expect(await imported("teile.csv", sheet, { heading_row: "3" }, "?preview=1")).toMatchObject({
      heading_row: 3,
      added: 1,
      samples: { added: [{ partnumber: "A-1", quantity: 4 }] },
    })
    for (const heading_row of ["0", "-1", "1.5", "x", "99999999"])
      expect(await (await send("teile.csv", sheet, { heading_row })).json()).toMatchObject({
        status: 422,
        errors: [{ path: "heading_row" }],
      })
  })

  it("leaves out rows that a filter has hidden when it is told to", async () => {
    const bytes = sheetFile("05-hidden-rows.xlsx")
    expect(await imported("filter.xlsx", bytes, { hidden_rows: "take" }, "?preview=1")).toMatchObject({
      added: 3,
      hidden_rows: 1,
    })
    expect(await imported("filter.xlsx", bytes, { hidden_rows: "skip" })).toMatchObject({ added: 2, hidden_rows: 1 })
    expect((await parts()).length).toBe(3)
    expect((await send("filter.xlsx", bytes, { hidden_rows: "maybe" })).status).toBe(422)
  })
})
