import { beforeEach, expect, it } from "vitest"
import type { SheetResult } from "#contract/sheet.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { listRememberedColumns, rememberColumns } from "./sheet-columns-store.ts"

const headings = ["Kennung", "Wert", "Wert"]
const columns = JSON.stringify({ "#1": "partnumber", "#2": "description_en", "#3": "quantity" })

onEnginesInTurn("the columns of a sheet", (open) => {
  let site: TestSite
  let id: number
  const importing = async (rows: Parameters<typeof workbook>[0], query = "", fields = {}) => {
    const path = `/api/spare/${id}/excel/update${query}`
    return (await (await site.asOwner("POST", path, sheetForm(await workbook(rows), fields))).json()) as SheetResult
  }
  const preview = (rows: Parameters<typeof workbook>[0], fields = {}) =>
    importing(rows, "?preview=1&remembered=1", fields)

  beforeEach(async () => {
    site = await openTestSite(open())
    await site.app.db.deleteFrom("sheet_columns").execute()
    const form = imageForm("images", await picture(), { title_de: "Gruppe" })
    ;({ id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary)
  })

  it("are stored by an import and used for the next sheet with the same headings, until removed", async () => {
    expect(await preview([headings, ["A-1", "Bolt", 2]], { columns })).toMatchObject({ added: 1, remembered: null })
    expect(await preview([headings, ["A-1", "Bolt", 2]])).toMatchObject({ added: 0, remembered: null })
    await importing([headings, ["A-1", "Bolt", 2]], "", { columns })

    const next = [
      ["KENNUNG ", "Wert", "wert", "Grund der Ablehnung"],
      ["A-2", "Nut", 3, "Zeile 7"],
    ]
    const again = await preview(next)
    expect(again).toMatchObject({ added: 1, errors: [], remembered: expect.stringMatching(/^[0-9a-f]{64}$/u) })
    expect(again.samples.added).toMatchObject([{ partnumber: "A-2", description_en: "Nut", quantity: 3 }])
    const moved = [
      ["Wert", "Kennung", "Wert"],
      ["Nut", "A-2", 3],
    ]
    expect(await preview(moved)).toMatchObject({ added: 0, remembered: null })
    expect(
      await preview([
        [...headings, "Preis"],
        ["A-2", "Nut", 3, 9],
      ]),
    ).toMatchObject({ remembered: null })

    const forget = () => site.asOwner("DELETE", `/api/spare/excel/columns/${again.remembered}`)
    expect([(await forget()).status, (await forget()).status]).toEqual([204, 204])
    expect(await preview(next)).toMatchObject({ added: 0, remembered: null })
  })

  it("are used only on request and never override chosen ones", async () => {
    await importing([headings, ["A-1", "Bolt", 2]], "", { columns })
    const rows = [headings, ["A-2", "Nut", 3]]
    expect(await importing(rows, "?preview=1")).toMatchObject({ added: 0, remembered: null })
    const others = JSON.stringify({ "#1": "partnumber", "#2": "description_de" })
    const chosen = await preview(rows, { columns: others })
    expect(chosen).toMatchObject({ remembered: null })
    expect(chosen.samples.added).toMatchObject([{ description_de: "Nut", description_en: "", quantity: 0 }])
  })

  it("are stored for the 200 latest shapes", async () => {
    const { db } = site.app
    const shape = (n: number) => n.toString(16).padStart(64, "0")
    const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString()
    const field = [{ number: 1, heading: "x", field: "partnumber" as const, samples: [] }]
    for (let n = 0; n < 202; n++) await rememberColumns(db, shape(n), field, day(n === 0 ? 300 : n))
    const known = await listRememberedColumns(db)
    expect(Object.keys(known).length).toBe(200)
    expect([0, 1, 2, 3].filter((n) => Object.hasOwn(known, shape(n)))).toEqual([0, 3])
    await site.asOwner("DELETE", `/api/spare/excel/columns/${shape(3)}`)
    expect(Object.hasOwn(await listRememberedColumns(db), shape(3))).toBe(false)
  })
})
