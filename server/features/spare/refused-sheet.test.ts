import { readXlsx } from "hucre/xlsx"
import { beforeAll, expect, it } from "vitest"
import type { SheetResult } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

const sheet = [
  ["Werk", "Teilenummer", "Beschreibung (DE)", "Menge"],
  ["Ost", "00123", "=1+1", 4],
  ["Ost", "B-1", "Bolzen", "viele"],
  ["West", 1.5e21, "Mutter", 2],
  ["West", "00123", "doppelt", 1.5],
]

onEnginesInTurn("the sheet of refused rows", (open) => {
  let site: TestSite
  let id: number
  const send = async (path: string, file: Uint8Array<ArrayBuffer>, fields = {}) =>
    site.asOwner("POST", `/api/spare/${path}`, sheetForm(file, fields))
  const importing = async (file: Uint8Array<ArrayBuffer>, query = "", fields = {}) =>
    (await (await send(`${id}/excel/update${query}`, file, fields)).json()) as SheetResult
  const refused = async (file: Uint8Array<ArrayBuffer>, lang = "de", fields = {}) =>
    new Uint8Array(await (await send(`excel/refused?lang=${lang}`, file, fields)).arrayBuffer())

  beforeAll(async () => {
    site = await openTestSite(open())
    const form = imageForm("images", await picture(), { title_de: "Gruppe" })
    ;({ id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary)
  })

  it("contains the original rows, with bad cells marked and the reasons in the reader's language", async () => {
    const { sheets } = await readXlsx(await refused(await workbook(sheet)), { readStyles: true })
    const [own] = sheets
    expect(own?.rows).toEqual([
      ["Werk", "Teilenummer", "Beschreibung (DE)", "Menge", "Grund der Ablehnung"],
      ["Ost", "B-1", "Bolzen", "viele", "Zeile 3: Die Menge muss eine ganze Zahl ab 0 sein."],
      ["West", 1.5e21, "Mutter", "2", expect.stringMatching(/^Zeile 4: Excel hat die Nummer/u)],
      ["West", "00123", "doppelt", 1.5, expect.stringMatching(/^Zeile 5: Die Menge .* anderen Zeile\.$/u)],
    ])
    const filled = [...(own?.cells ?? [])].filter(([, { style }]) => style?.fill?.type === "pattern")
    expect(filled.map(([place]) => place).toSorted()).toEqual(["1,3", "2,1", "3,1", "3,3"])
    expect(own?.cells?.get("1,1")?.style?.numFmt).toBe("@")
    for (const [lang, words] of [
      ["en", "Reason for refusal"],
      ["ru", "Причина отказа"],
    ] as const)
      expect((await readXlsx(await refused(await workbook(sheet), lang))).sheets[0]?.rows[0]?.at(-1)).toBe(words)
  })

  it("is rejected again unchanged, and imported without questions once corrected", async () => {
    expect(await importing(await workbook(sheet), "?rows=good")).toMatchObject({ added: 1 })
    for (const lang of ["de", "en", "ru"]) {
      const again = await importing(await refused(await workbook(sheet), lang), "?preview=1")
      expect(again).toMatchObject({ added: 0, errors: { length: 3 } })
      expect(again.columns.map(({ heading }) => heading)).toEqual(sheet[0])
    }
    const rows = (await readXlsx(await refused(await workbook(sheet)))).sheets[0]?.rows as string[][]
    const mended = await workbook(
      rows.map((row, index) => (index === 0 ? row : [row[0] ?? "", `M-${index}`, row[2] ?? "", index, row[4] ?? ""])),
    )
    expect(await importing(mended)).toMatchObject({ added: 3, errors: [] })
    const { parts } = (await (await site.request(`/api/spare/${id}`)).json()) as Spare
    expect(parts.map(({ partnumber, description_de, quantity }) => [partnumber, description_de, quantity])).toEqual([
      ["00123", "=1+1", 4],
      ["M-1", "Bolzen", 1],
      ["M-2", "Mutter", 2],
      ["M-3", "doppelt", 3],
    ])
  })

  it("keeps what Excel made a date of a date, so that it is rejected again", async () => {
    const spoilt = await workbook([["Teilenummer"], [new Date(Date.UTC(2024, 0, 5))]])
    const again = await refused(spoilt)
    const { sheets } = await readXlsx(again)
    expect(sheets[0]?.rows[1]).toEqual([expect.any(Date), expect.stringMatching(/^Zeile 2: Excel hat .* Datum/u)])
    expect((await importing(again, "?preview=1")).errors).toMatchObject([{ code: "date_number" }])
  })

  it("uses the chosen columns, and accepts CSV", async () => {
    const csv = new TextEncoder().encode("A;B\nX-1;keine\nX-2;7\n")
    const columns = JSON.stringify({ A: "partnumber", B: "quantity" })
    const form = sheetForm(csv, { columns }, "teile.csv")
    const response = await site.asOwner("POST", "/api/spare/excel/refused?lang=en", form)
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    expect(sheets[0]?.rows[1]).toEqual(["X-1", "keine", "Row 2: The quantity must be a whole number of 0 or more."])
  })

  it("is a 422 when no row or the whole sheet is rejected", async () => {
    const good = await send("excel/refused", await workbook([["Part number"], ["X-1"]]))
    expect(await good.json()).toMatchObject({ status: 422, errors: [{ path: "excel" }] })
    const whole = await send("excel/refused", await workbook([["Preis"], [1]]))
    expect(await whole.json()).toMatchObject({ status: 422, errors: [{ code: "no_part_number_column" }] })
    expect((await site.request("/api/spare/excel/refused", { method: "POST" })).status).toBe(401)
  })
})
