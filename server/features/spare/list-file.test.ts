import { writeXlsx } from "hucre/xlsx"
import { beforeAll, expect, it } from "vitest"
import { limits } from "#contract/limits.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEnginesInTurn("/api/part/sheet", (open) => {
  let site: TestSite
  const send = async (name: string, content: BlobPart) => {
    const body = new FormData()
    body.append("file", new File([content], name))
    return site.request("/api/part/sheet", { method: "POST", body })
  }
  const textOf = async (name: string, content: BlobPart) =>
    ((await (await send(name, content)).json()) as { text: string }).text
  const sheet = async (rows: (string | number | null)[][]) =>
    Buffer.from(await writeXlsx({ sheets: [{ name: "Liste", rows }] }))

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  it("returns the rows of a workbook as a spreadsheet would copy them", async () => {
    const rows = [
      ["Material", "Text", "Menge"],
      ["00123", 'Ring "A"\n2', 4],
      ["L31742P02", null, 12],
    ]
    expect(await textOf("Liste.xlsx", await sheet(rows))).toBe(
      'Material\tText\tMenge\n00123\t"Ring ""A""\n2"\t4\nL31742P02\t\t12',
    )
  })

  it("says how many other sheets have rows", async () => {
    const rows = [["L31742P02", 4]]
    const sheets = [rows, [], [["L31742P05", 2]]].map((own, at) => ({ name: `Blatt ${at}`, rows: own }))
    const response = await send("Liste.xlsx", Buffer.from(await writeXlsx({ sheets })))
    expect(await response.json()).toEqual({ text: "L31742P02\t4", other_sheets: 1 })
  })

  it("returns those of a CSV file in any encoding, and a text as it is", async () => {
    const csv = Uint8Array.from([0xca, 0xee, 0xeb, 0x3b, 0x4e, 0x0d, 0x0a, 0x34, 0x3b, 0x4c, 0x31])
    expect(await textOf("список.csv", csv)).toBe("Кол\tN\n4\tL1")
    expect(await textOf("mail.txt", "Guten Tag\nL31742P02 x 3")).toBe("Guten Tag\nL31742P02 x 3")
    const opened = 'Nr;Text\nL31742P02;"2 Zoll\nL31742P03;x'
    expect(await textOf("liste.csv", opened)).toBe(opened)
  })

  it("leaves commas and semicolons of a text to the number reader", async () => {
    const mail = "9035M58G03: 1,200 pcs\n9035M58G04: 500 pcs; urgent\n9035M58G05 120,50 EUR"
    expect(await textOf("mail.txt", mail)).toBe(mail)
  })

  it("rejects other, too long or too large files, with a reason", async () => {
    const long = await sheet(Array.from({ length: limits.listRows + 1 }, (_, at) => [`L${at}`, at]))
    for (const [name, content, status, code] of [
      ["foto.xlsx", Buffer.from("89504e470d0a1a0a0000", "hex"), 415, "wrong_format"],
      ["kaputt.xlsx", Buffer.from("504b030400000000", "hex"), 415, "unreadable"],
      ["lang.xlsx", long, 422, "too_many_rows"],
      ["leer.csv", "", 422, "empty_file"],
    ] as const) {
      const response = await send(name, content as BlobPart)
      const { errors } = (await response.json()) as { errors: { code: string }[] }
      expect([name, response.status, errors[0]?.code]).toEqual([name, status, code])
    }
    expect((await send("groß.csv", "x".repeat(limits.listBytes + 1))).status).toBe(413)
  })
})
