import process from "node:process"
import { parseCsv } from "hucre/csv"
import { readXlsx, writeXlsx } from "hucre/xlsx"
import { beforeAll, expect, it } from "vitest"
import type { SheetResult } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { templateHeadings } from "./sheet/columns.ts"
import { literalCell } from "#server/csv/formula-guard.ts"

const languages = ["de", "en", "ru"] as const
const numbers = [
  "00123",
  "1E10",
  "12E5",
  "2024-01-05",
  "5/6",
  "-1",
  "=1+1",
  "+49 A",
  "@A1",
  "'-1",
  "'q'",
  "TRUE",
  "x;y,z|w",
  "_x0041_",
]
const text = (number: string) => `Dichtung "${number}", groß\nzweite Zeile`

onEnginesInTurn("an export of parts", (open) => {
  let site: TestSite
  let id: number
  const parts = async () => ((await (await site.request(`/api/spare/${id}`)).json()) as Spare).parts
  const download = (query = "") => site.asOwner("GET", `/api/spare/${id}/excel${query}`)
  const bytesOf = async (query: string) => new Uint8Array(await (await download(query)).arrayBuffer())
  const importing = async (form: FormData, query = "?mode=replace") =>
    (await (await site.asOwner("POST", `/api/spare/${id}/excel/update${query}`, form)).json()) as SheetResult
  const nothing = { added: 0, updated: 0, removed: 0, unchanged: numbers.length, errors: [] }

  beforeAll(async () => {
    site = await openTestSite(open())
    const form = imageForm("images", await picture(), { title_de: "Gruppe", title_en: "Hot gas path" })
    ;({ id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary)
    for (const [index, partnumber] of numbers.entries()) {
      const texts = { description_de: text(partnumber), description_en: "", description_ru: "=Уплотнение" }
      const part = { partnumber, quantity: index, subst_part: numbers[index - 1] ?? "", ...texts }
      expect((await site.asOwner("POST", `/api/spare/${id}/part`, part)).status).toBe(201)
    }
  })

  it("has the headings of the template and every number as text", async () => {
    const response = await download("?lang=en")
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="Hot-gas-path-en.xlsx"')
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    expect(sheets[0]?.rows[0]).toEqual(Object.values(templateHeadings.en))
    const stored = await parts()
    expect(sheets[0]?.rows.slice(1).map((row) => row[0])).toEqual(stored.map(({ partnumber }) => partnumber))
    for (const row of sheets[0]?.rows.slice(1) ?? []) expect(typeof row[0]).toBe("string")
  })

  it("changes nothing when imported again, in three languages", async () => {
    const before = await parts()
    for (const lang of languages)
      expect(await importing(sheetForm((await bytesOf(`?lang=${lang}`)) as Uint8Array<ArrayBuffer>))).toMatchObject(
        nothing,
      )
    expect(await parts()).toEqual(before)
  })

  it("changes nothing after another program has saved the workbook", async () => {
    const { sheets } = await readXlsx(await bytesOf("?lang=de"))
    const rows = sheets[0]?.rows.map((row) => row.map((cell) => (typeof cell === "string" ? literalCell(cell) : cell)))
    const saved = await writeXlsx({ sheets: [{ name: "Tabelle1", rows: rows ?? [] }] })
    expect(await importing(sheetForm(new Uint8Array(saved)))).toMatchObject(nothing)
  })

  it("as CSV contains no cell that a spreadsheet would evaluate", async () => {
    for (const lang of languages) {
      const response = await download(`?format=csv&lang=${lang}`)
      expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8")
      const rows = parseCsv(await response.text(), { delimiter: lang === "en" ? "," : ";" })
      expect(rows[0]).toEqual(Object.values(templateHeadings[lang]))
      expect(rows).toHaveLength(numbers.length + 1)
      expect(rows.flat().filter((cell) => /^[=+\-@]/u.test(String(cell)))).toEqual([])
      expect(rows.map(([number]) => number)).toEqual(expect.arrayContaining(["00123", "'-1", "''-1", "'=1+1", "'q'"]))
    }
  })

  it("contains the hits of a search", async () => {
    const { sheets } = await readXlsx(await bytesOf("?query=00123&lang=de"))
    const found = (await (await site.asOwner("GET", `/api/spare/${id}/search?query=00123`)).json()) as { total: number }
    expect(sheets[0]?.rows).toHaveLength(found.total + 1)
    expect(found.total).toBeLessThan(numbers.length)
    expect(sheets[0]?.rows.map((row) => row[0])).toContain("00123")
  })

  it("requires an account, a group and a known format", async () => {
    expect((await site.request(`/api/spare/${id}/excel`)).status).toBe(401)
    expect((await site.asOwner("GET", "/api/spare/999/excel")).status).toBe(404)
    expect((await download("?format=pdf")).status).toBe(422)
  })

  it("of thousands of parts changes nothing either", async () => {
    const many = process.env["TEST_ENGINES"] === "all" ? 50_000 : 3_000
    const rows = Array.from({ length: many }, (_, n) => [`0${n}`, `Teil ${n}`, n])
    const first = await importing(sheetForm(await workbook([["Teilenummer", "Beschreibung", "Menge"], ...rows])))
    expect(first).toMatchObject({ added: many, errors: [] })
    const again = await importing(sheetForm((await bytesOf("")) as Uint8Array<ArrayBuffer>))
    expect(again).toMatchObject({ added: 0, updated: 0, removed: 0, unchanged: many, errors: [] })
  })
})
