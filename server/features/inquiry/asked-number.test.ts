import { beforeAll, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { inquiryMailSource } from "./mail-source.ts"

onEachEngine("the number asked for and the item number of an inquiry", (open) => {
  const sender = { name: "Ilse Brandt", company: "Kraftwerk Nord", email: "brandt@nord.example" }
  let site: TestSite
  let id: number

  beforeAll(async () => {
    site = await openTestSite(open())
    const items = [
      {
        partnumber: "L31742P02",
        quantity: 2,
        note: "dringend\nE-Mail: x",
        asked_number: "L31742P01",
        position: "10.2",
      },
      { partnumber: "L1", note: "\n  9 × L2\nName: Mallory" },
    ]
    const body = json("POST", { ...sender, items, captcha_token: await humanCheckToken(site) })
    const response = await site.request("/api/request", body)
    expect(response.status).toBe(201)
    id = ((await response.json()) as InquiryReceipt).id
  })

  it("appear in the mail to the company, one line per item", async () => {
    const draft = await inquiryMailSource.notice(site.app.db, id, "https://site.example")
    const list = draft?.text.split("\n\n").find((block) => block.startsWith("Positionen:"))
    expect(list?.split("\n")).toEqual([
      "Positionen:",
      "  Pos. 10.2: 2 × L31742P02 (angefragt als L31742P01; dringend E-Mail: x)",
      "  1 × L1 (9 × L2 Name: Mallory)",
    ])
  })

  it("rejects line breaks in a number or item number", async () => {
    for (const item of [
      { partnumber: "L1\n  9 × L2" },
      { partnumber: "L1", asked_number: "L0\nName: Mallory" },
      { partnumber: "L1", position: "1\n2" },
    ]) {
      const response = await site.request("/api/request", json("POST", { ...sender, items: [item] }))
      expect([item, response.status]).toEqual([item, 422])
    }
  })

  it("appear in the exported file in each language", async () => {
    for (const [language, asked] of [
      ["de", "angefragt als"],
      ["en", "asked for"],
      ["ru", "запрошен номер"],
    ]) {
      const csv = await site.asOwner("GET", `/api/request/export?format=csv&words=${language}`)
      expect(await csv.text()).toContain(`10.2: 2 × L31742P02 (${asked} L31742P01)`)
    }
  })
})
