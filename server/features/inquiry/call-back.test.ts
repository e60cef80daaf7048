import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Inquiry, InquiryPage } from "#contract/inquiry.ts"
import type { Person } from "#contract/person.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

const sender = { name: "Ilse Brandt", company: "Kraftwerk Nord", email: "brandt@nord.example" }

onEachEngine("an inquiry that asks for a call back", (open) => {
  let site: TestSite
  const send = async (body: object) =>
    site.request("/api/request", json("POST", { ...sender, ...body, captcha_token: await humanCheckToken(site) }))
  const errorsOf = async (body: object) => {
    const response = await send(body)
    const { errors = [] } = (await response.json()) as { errors?: { path: string; code: string }[] }
    return [response.status, ...errors.map(({ path, code }) => `${path} ${code}`)]
  }
  const find = async (query: string) =>
    ((await (await site.asOwner("GET", `/api/request?page=1&query=${query}`)).json()) as InquiryPage).items

  beforeAll(async () => {
    site = await openTestSite(open())
  })
  beforeEach(async () => {
    for (const table of ["rate_limit", "request"] as const) await site.app.db.deleteFrom(table).execute()
  })

  it("stores telephone and urgency, shows, finds and exports them", async () => {
    expect((await send({ phone: " +49 (0) 551 0900-140 ", urgent: true })).status).toBe(201)
    expect((await send({ name: "Ohne Eile" })).status).toBe(201)
    const [urgent] = await find("0900-140")
    expect(urgent).toMatchObject({ phone: "+49 (0) 551 0900-140", urgent: true })
    const all = (await (await site.asOwner("GET", "/api/request")).json()) as Inquiry[]
    expect(all.map(({ phone, urgent: isUrgent }) => [phone, isUrgent])).toEqual([
      ["", false],
      ["+49 (0) 551 0900-140", true],
    ])
    const csv = await (await site.asOwner("GET", "/api/request/export?format=csv")).text()
    expect(csv).toContain(`"Telephone","Urgent"`)
    expect(csv).toContain(`"brandt@nord.example","'+49 (0) 551 0900-140","yes"`)
  })

  it("rejects urgency without a number, invalid numbers and invalid booleans", async () => {
    expect(await errorsOf({ urgent: true })).toEqual([422, "phone required"])
    expect(await errorsOf({ urgent: true, phone: " ", email: "wrong" })).toEqual([
      422,
      "email invalid_email",
      "phone required",
    ])
    for (const phone of ["12345", "call me at noon 123456", "+49 551 +0900 140", "1".repeat(30) + "a"])
      expect(await errorsOf({ phone })).toEqual([422, "phone invalid_phone"])
    expect(await errorsOf({ phone: "1".repeat(41) })).toEqual([422, "phone too_long"])
    for (const urgent of ["true", 1, null, []])
      expect(await errorsOf({ phone: "0551 123456", urgent })).toEqual([422, "urgent invalid"])
  })

  it("includes the number in its person's data and erases it with them", async () => {
    expect((await send({ phone: "+49 (0) 551 0900-140", urgent: true })).status).toBe(201)
    const person = (await (await site.asOwner("GET", `/api/person?email=${sender.email}`)).json()) as Person
    expect(person.inquiries.some(({ phone }) => phone === "+49 (0) 551 0900-140")).toBe(true)
    expect((await site.asOwner("DELETE", `/api/person?email=${sender.email}`)).status).toBe(200)
    expect(await site.app.db.selectFrom("request").select("phone").execute()).toEqual([])
  })

  it("has a clock of its own, around the clock where the company says so, and stands on top", async () => {
    // A Friday, 16:30 in Germany, half an hour before the end of work.
    site.time.now = new Date("2026-11-20T15:30:00Z")
    const iso = site.time.now.toISOString()
    await site.app.db.updateTable("session").set({ created_at: iso, used_at: iso, confirmed_at: iso }).execute()
    await send({ name: "Ohne Eile" })
    site.time.now = new Date("2026-11-20T15:31:00Z")
    await send({ phone: "+49 551 0900140", urgent: true })
    const due = async () => {
      const page = (await (await site.asOwner("GET", "/api/request?sort=promise")).json()) as InquiryPage
      return [page.counts.urgent, ...page.items.map(({ name, due_at }) => `${name} ${due_at}`)]
    }
    const rest = "Ohne Eile 2026-11-23T14:30:00.000Z"
    expect(await due()).toEqual([1, "Ilse Brandt 2026-11-23T07:31:00.000Z", rest])
    await site.asOwner("PATCH", "/api/settings", { urgent_always: 1 })
    expect(await due()).toEqual([1, "Ilse Brandt 2026-11-20T16:31:00.000Z", rest])
    await site.asOwner("PATCH", "/api/settings", { urgent_hours: 0, urgent_always: 0 })
    expect(await due()).toEqual([1, "Ilse Brandt 2026-11-23T14:31:00.000Z", rest])
  })

  it("is described in the OpenAPI document", async () => {
    const document = await (await site.request("/api/openapi.json")).text()
    const { components } = JSON.parse(document) as { components: { schemas: { Inquiry: unknown } } }
    const shown = JSON.stringify(components.schemas.Inquiry)
    expect(shown).toContain('"phone":{"type":"string"}')
    expect(shown).toContain('"urgent":{"type":"boolean"}')
  })
})
