import { beforeAll, expect, it } from "vitest"
import type { SheetResult } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

const bytesOf = (text: string) => new TextEncoder().encode(text)

onEnginesInTurn("a CSV file of parts", (open) => {
  let site: TestSite
  let id: number
  const send = async (bytes: Uint8Array<ArrayBuffer>, query = "?preview=1&mode=replace", name = "teile.csv") =>
    (await (
      await site.asOwner("POST", `/api/spare/${id}/excel/update${query}`, sheetForm(bytes, {}, name))
    ).json()) as SheetResult

  beforeAll(async () => {
    site = await openTestSite(open())
    const form = imageForm("images", await picture(), { title_de: "Gruppe" })
    ;({ id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary)
  })

  it("is read with each separator, quotes and line breaks in cells", async () => {
    for (const separator of [",", ";", "\t", "|"]) {
      const cells = [
        ["Teilenummer", "Beschreibung (DE)", "Menge"],
        ["00123", '"Ring, 5; ""groß""|\t\nzweite"', "4"],
        ["1E10", "", "1"],
      ]
      const result = await send(bytesOf(cells.map((row) => row.join(separator)).join("\r\n")))
      expect(result).toMatchObject({ added: 2, errors: [] })
      expect(result.samples.added.map((row) => [row.partnumber, row.description_de, row.quantity])).toEqual(
        expect.arrayContaining([
          ["00123", 'Ring, 5; "groß"|\t\nzweite', 4],
          ["1E10", "", 1],
        ]),
      )
    }
  })

  it("is cut by the separator of its rows, not by commas in a heading", async () => {
    const result = await send(bytesOf("Beschreibung, kurz, deutsch, lang;Teilenummer;Menge\r\nHebel, kurz;A-1;4\r\n"))
    expect(result.samples.added).toMatchObject([{ partnumber: "A-1", quantity: 4 }])
  })

  it("with a quotation mark that is never closed is refused, with the row where it begins", async () => {
    const result = await send(bytesOf('Teilenummer;Beschreibung;Menge\r\nA-1;"2 Zoll;1\r\nA-2;;1\r\n'))
    expect(result).toMatchObject({ added: 0, errors: [{ row: 2, code: "unclosed_quote" }] })
    const inches = await send(bytesOf('Teilenummer;Beschreibung;Menge\r\nA-1;Rohr 2";1\r\nA-2;Rohr 3";1'))
    expect(inches).toMatchObject({ added: 2, errors: [] })
  })

  it("may name its separator in the first line, and rows still count as in the file", async () => {
    const result = await send(bytesOf("sep=|\r\nTeilenummer|Menge\r\nA-1|viele\r\n"))
    expect(result.errors).toMatchObject([{ row: 3, column: "Menge", code: "invalid_quantity" }])
  })

  it("of Windows with umlauts is decoded correctly", async () => {
    const latin = Uint8Array.from("Teilenummer;Beschreibung\r\nA-1;Düse für Lüfter\r\n", (character) =>
      character.charCodeAt(0),
    )
    expect((await send(latin)).samples.added[0]).toMatchObject({ description_de: "Düse für Lüfter" })
  })

  it("is rejected for the same reasons as a workbook", async () => {
    expect((await send(bytesOf("Preis;Text\r\n1;2\r\n"))).errors[0]).toMatchObject({ code: "no_part_number_column" })
    expect((await send(bytesOf("Teilenummer\r\nA\r\nA\r\n"))).errors[0]).toMatchObject({ code: "duplicate_in_sheet" })
    expect((await send(bytesOf("\r\n"))).errors[0]).toMatchObject({ code: "empty_sheet" })
    expect((await send(bytesOf(Array.from({ length: 60 }, () => "x").join(";")))).errors[0]).toMatchObject({
      code: "too_many_columns",
    })
    const binary = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 1, 65, 66, 67)
    expect((await send(binary)).errors[0]).toMatchObject({ code: "unreadable" })
    expect((await send(bytesOf("Teilenummer\r\nA\r\n"), undefined, "teile.xlsx")).errors[0]).toMatchObject({
      code: "unreadable",
    })
  })

  it("takes quantities as the number reader does", async () => {
    const quantities = ["1.000", "1,000", "12.000", "4,00", "4 Stk", "0", "7"]
    const rows = quantities.map((quantity, index) => `A-${index};"${quantity}"`)
    const result = await send(bytesOf(["Teilenummer;Menge", ...rows].join("\r\n")))
    expect(result.errors).toEqual([])
    const byNumber = new Map(result.samples.added.map(({ partnumber, quantity }) => [partnumber, quantity]))
    expect(quantities.map((_, index) => byNumber.get(`A-${index}`))).toEqual([1000, 1000, 12_000, 4, 4, 0, 7])
  })

  it("rejects numbers that Excel has shortened", async () => {
    const result = await send(bytesOf("Teilenummer;Beschreibung\r\n1,23E+10;a\r\n5E+09;b\r\n1E10;1,2E+05\r\n"))
    expect(result.errors.map(({ row, code }) => [row, code])).toEqual([
      [2, "exponent_number"],
      [3, "exponent_number"],
    ])
  })

  it("rejects quantities that are not whole numbers", async () => {
    for (const quantity of ["true", "0x10", "1e3", "1.5", "-1"]) {
      const form = sheetForm(bytesOf(`Teilenummer;Menge\r\nA-1;${quantity}\r\n`), {}, "teile.csv")
      const response = await site.asOwner("POST", `/api/spare/${id}/excel/update`, form)
      expect(await response.json()).toMatchObject({ status: 422, errors: [{ row: 2, code: "invalid_quantity" }] })
    }
  })

  it("of an export changes nothing when imported again, in three languages", async () => {
    const numbers = ["00123", "1E10", "2024-01-05", "-1", "=1+1", "'-1", "'q'", "x;y,z|w"]
    for (const [index, partnumber] of numbers.entries()) {
      const part = { partnumber, quantity: index, description_de: `"${partnumber}"\nzwei`, description_ru: "=Кольцо" }
      expect((await site.asOwner("POST", `/api/spare/${id}/part`, part)).status).toBe(201)
    }
    const parts = async () => ((await (await site.request(`/api/spare/${id}`)).json()) as Spare).parts
    const before = await parts()
    for (const lang of ["de", "en", "ru"]) {
      const exported = await site.asOwner("GET", `/api/spare/${id}/excel?format=csv&lang=${lang}`)
      const again = await send(new Uint8Array(await exported.arrayBuffer()), "?mode=replace")
      expect(again).toMatchObject({ added: 0, updated: 0, removed: 0, unchanged: numbers.length, errors: [] })
    }
    expect(await parts()).toEqual(before)
  })
})
