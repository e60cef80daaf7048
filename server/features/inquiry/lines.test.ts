import { readXlsx } from "hucre/xlsx"
import { beforeAll, expect, it } from "vitest"
import type { InquiryPage } from "#contract/inquiry.ts"
import type { InquiryLine, InquiryLineReading } from "#contract/inquiry-line.ts"
import type { Thread } from "#contract/message.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("lines of an inquiry", (open) => {
  let site: TestSite
  const send = async <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const response = await site.asOwner(method, `/api${path}`, body, headers)
    return { status: response.status, body: (response.status === 204 ? null : await response.json()) as T }
  }
  const thread = async (id: number) => (await send<Thread>("GET", `/request/${id}`)).body
  let email = 0
  const receive = async (fields: object = {}): Promise<number> => {
    const body = {
      name: "Kim",
      company: "Werk",
      email: `kim${email++}@werk.example`,
      text: "Bitte",
      ...fields,
      captcha_token: await humanCheckToken(site),
    }
    return ((await (await site.request("/api/request", json("POST", body))).json()) as { id: number }).id
  }

  beforeAll(async () => {
    site = await openTestSite(open())
    const group = await send<SpareSummary>(
      "POST",
      "/spare",
      imageForm("images", await picture(), { title_de: "LM2500" }),
    )
    for (const part of [
      { partnumber: "L31742P02", description_de: "Dichtring", description_en: "Seal ring" },
      { partnumber: "9107M52G01", description_de: "Flammrohr" },
    ])
      await send("POST", `/spare/${group.body.id}/part`, part)
  })

  it("are what the form asked for, corrected, removed and put back without losing what was written", async () => {
    const id = await receive({ items: [{ partnumber: "L31742P02", quantity: 2, note: "dringend", position: "10" }] })
    const [line] = (await thread(id)).lines
    const expected = { text: "L31742P02", quantity: 2, note: "dringend", position: "10", title: "Dichtring" }
    expect(line).toMatchObject({ ...expected, source: "form", removed: false })
    const path = `/line/${line?.id ?? 0}`
    const changed = await send<InquiryLine>("PATCH", path, { partnumber: "9107M52G01", quantity: 3 })
    expect(changed.body).toMatchObject({ text: "L31742P02", quantity: 3, title: "Flammrohr", note: "dringend" })
    expect((await send("PATCH", path, { quantity: 4 }, { "If-Match": '"1"' })).status).toBe(412)
    for (const quantity of [0, 1.5, "x"]) expect((await send("PATCH", path, { quantity })).status).toBe(422)
    expect((await send("DELETE", path)).status).toBe(204)
    expect(await thread(id)).toMatchObject({ items: [], lines: [{ removed: true }] })
    expect((await send<InquiryLine>("PATCH", path, { removed: false })).body.removed).toBe(false)
    expect((await thread(id)).items).toMatchObject([{ partnumber: "9107M52G01", quantity: 3 }])
    expect((await send("PATCH", "/line/4711", { quantity: 1 })).status).toBe(404)
  })

  it("are read out of a text with remarks and unclear quantities, each once", async () => {
    const id = await receive({ items: [{ partnumber: "L31742P02", quantity: 1 }] })
    const text = "2 x 9107M52G01 mit Zeugnis 3.1\nL31742P02 4 Stk\nUNBEKANNT-77 1,5 Stück\nMit freundlichen Grüßen"
    const preview = await send<InquiryLineReading>("POST", `/request/${id}/line/read`, { text, preview: true })
    expect(preview.body).toMatchObject({
      present: 1,
      lines: [
        { partnumber: "9107M52G01", quantity: 2, note: expect.stringContaining("Zeugnis 3.1") },
        { partnumber: "UNBEKANNT-77", quantity: null },
      ],
    })
    expect((await thread(id)).lines).toHaveLength(1)
    await send("POST", `/request/${id}/line/read`, { text })
    const { lines } = await thread(id)
    expect(lines.map(({ partnumber, source }) => [partnumber, source])).toEqual([
      ["L31742P02", "form"],
      ["9107M52G01", "desk"],
      ["UNBEKANNT-77", "desk"],
    ])
    expect(lines[1]?.text).toBe("2 x 9107M52G01 mit Zeugnis 3.1")
    expect((await send("POST", `/request/${id}/line/read`, {})).status).toBe(422)
    expect((await send("POST", `/request/${id}/line/read`, { message_id: 4711 })).status).toBe(422)
    expect((await send("POST", `/request/${id}/line`, { lines: [] })).status).toBe(422)
    expect((await send("POST", `/request/${id}/line`, { lines: [{ partnumber: "X-1", quantity: 5 }] })).status).toBe(
      201,
    )
  })

  it("leave as a workbook with quantities as numbers and their units", async () => {
    const { id } = (await send<{ id: number }>("POST", "/request/desk", { name: "Kim" })).body
    const text = "1\t9107M52G01\t2 Satz\tdringend\n2\t=L31742P02\t3 шт\t-"
    await send("POST", `/request/${id}/line/read`, { text })
    const response = await site.asOwner("GET", `/api/request/${id}/line/xlsx?words=en`)
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    expect(sheets[0]?.rows.slice(1).map((row) => row.slice(2, 5))).toEqual([
      ["9107M52G01", 2, "Satz"],
      ["L31742P02", 3, "шт"],
    ])
    expect((await site.asOwner("GET", "/api/request/4711/line/xlsx")).status).toBe(404)
  })

  it("are read out of the attachment of a mail, and erased with it", async () => {
    const id = await receive()
    const csv = "Teilenummer;Menge;Bemerkung\n9107M52G01;4;mit CoC\n"
    const eml = [
      "From: Kim <other@else.example>",
      "Subject: Liste",
      "MIME-Version: 1.0",
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain",
      "",
      "Liste anbei",
      "--b",
      "Content-Type: text/csv",
      'Content-Disposition: attachment; filename="liste.csv"',
      "",
      csv,
      "--b--",
    ].join("\r\n")
    const form = new FormData()
    form.append("eml", new Blob([eml]), "liste.eml")
    expect((await send("POST", `/request/${id}/eml`, form)).status).toBe(201)
    const [message] = (await thread(id)).messages
    const source = { message_id: message?.id, file: message?.files[0]?.n }
    expect((await send("POST", `/request/${id}/line/read`, source)).status).toBe(200)
    expect((await thread(id)).lines).toMatchObject([
      { partnumber: "9107M52G01", quantity: 4, note: "mit CoC", source: "mail" },
    ])
    await send("DELETE", "/person?email=other@else.example")
    expect((await thread(id)).lines).toEqual([])
  })

  it("stay with a contact that is corrected, whose former values are kept and erased with its address", async () => {
    const id = await receive({ email: "typo@werk.example" })
    const contact = { name: "Kim Lee", email: "kim.lee@werk.example", phone: "+49 551 99", lang: "en" }
    expect((await send("PATCH", `/request/${id}`, { email: "kein-at" })).status).toBe(422)
    expect((await send("PATCH", `/request/${id}`, { name: "" })).status).toBe(422)
    expect((await send("PATCH", `/request/${id}`, { ...contact, company: "Werk" })).body).toMatchObject(contact)
    const [note] = (await thread(id)).messages
    expect(note).toMatchObject({ kind: "note" })
    expect(note?.text.split("\n")).toEqual([
      "Kim → Kim Lee",
      "typo@werk.example → kim.lee@werk.example",
      "– → +49 551 99",
      "de → en",
    ])
    await send("DELETE", "/person?email=typo@werk.example")
    expect(await thread(id)).toMatchObject({ email: contact.email, messages: [] })
  })

  it("are found by a number in any spelling", async () => {
    const id = await receive({ items: [{ partnumber: "9062M13G01", quantity: 1 }] })
    for (const query of ["9062-m13-g01", "9062 M13 G01", "9062m13"]) {
      const { items } = (await send<InquiryPage>("GET", `/request?query=${encodeURIComponent(query)}`)).body
      expect([query, items.map((item) => item.id)]).toEqual([query, [id]])
    }
  })
})
