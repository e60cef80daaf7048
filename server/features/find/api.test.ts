import { beforeAll, expect, it } from "vitest"
import type { Amounts, Found } from "#contract/find.ts"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("the search over the dashboard", (open) => {
  let site: TestSite
  let olga: TestPerson
  let inquiry: InquiryReceipt

  const find = async (q: string, call: TestPerson["call"] = (...request) => site.asOwner(...request)) =>
    (await (await call("GET", `/api/find?q=${encodeURIComponent(q)}`)).json()) as Found

  beforeAll(async () => {
    site = await openTestSite(open())
    olga = await addPerson(site, "olga", { roles: ["translator"], languages: ["ru"] })
    const fields = { title_de: "Rotorüberholung", title_en: "Rotor overhaul", title_ru: "Ремонт ротора" }
    await site.asOwner("POST", "/api/service", imageForm("images", await picture(), fields))
    const group = await site.asOwner("POST", "/api/spare", imageForm("images", await picture(), { title_de: "LM2500" }))
    const { id } = (await group.json()) as { id: number }
    await site.asOwner("POST", `/api/spare/${id}/part`, { partnumber: "L31775-G02", description_de: "Schaufel" })
    const sent = { name: "Anna Berg", company: "Gulf Utilities", email: "a@example.com", text: "x" }
    inquiry = (await (await site.request("/api/request", json("POST", sent))).json()) as InquiryReceipt
    await site.app.content.refresh()
  })

  it("finds records by their title in any language", async () => {
    for (const q of ["rotorüber", "Rotor over", "ремонт"])
      expect((await find(q)).records).toMatchObject([{ kind: "service", others: ["Rotor overhaul", "Ремонт ротора"] }])
    expect((await find("nirgends")).records).toEqual([])
  })

  it("finds parts by their number in any spelling, with their group", async () => {
    expect((await find("l31775g02")).parts).toMatchObject([
      { partnumber: "L31775-G02", description: "Schaufel", group: "LM2500" },
    ])
  })

  it("finds inquiries by reference, name and company, for those who may read them", async () => {
    for (const q of [inquiry.reference.toLowerCase(), "anna", "Utilities"])
      expect((await find(q)).inquiries).toMatchObject([{ reference: inquiry.reference, company: "Gulf Utilities" }])
    expect((await find("Utilities", (...request) => olga.call(...request))).inquiries).toEqual([])
  })

  it("counts what the menu shows", async () => {
    const amounts = (await (await site.asOwner("GET", "/api/find/amounts")).json()) as Amounts
    expect(amounts).toMatchObject({ records: { service: 1, spare: 1 }, ready: 0 })
    expect(amounts.pictures).toBeGreaterThan(0)
  })
})
