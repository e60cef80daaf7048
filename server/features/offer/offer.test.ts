import { beforeAll, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Offer } from "#contract/offer.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { fillPartGroup } from "#tests/harness/fill-part-group.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { addPerson } from "#tests/harness/people.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

const part = (partnumber: string, subst_part: string, en: string) => ({
  partnumber,
  subst_part,
  description_de: `${en} (de)`,
  description_en: en,
  description_ru: `${en} (ru)`,
})
const asked = [
  { partnumber: "9247M13P03", quantity: 70 },
  { partnumber: "9035M58G02", quantity: 17 },
  { partnumber: "9811M20P07", quantity: 4 },
]

onEachEngine("an offer", (open) => {
  let site: TestSite
  let visitor = 1
  const send = async <T = Offer>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const response = await site.asOwner(method, `/api${path}`, body, headers)
    return { status: response.status, body: (await response.json()) as T }
  }
  const inquire = async (): Promise<number> => {
    const sender = { name: "Aigul", company: "TOO", email: `a${visitor}@mangyr.example`, text: "", lang: "en" }
    const body = { ...sender, items: asked, captcha_token: await humanCheckToken(site) }
    const sent = await site.request("/api/request", json("POST", body), `192.0.2.${visitor++}`)
    return ((await sent.json()) as InquiryReceipt).id
  }
  const begin = async () => (await send("POST", `/request/${await inquire()}/offer`)).body
  const change = (offer: Offer, patch: object, version = offer.version) =>
    send<Offer & { errors: { path: string; code: string }[]; current: Offer }>("PATCH", `/offer/${offer.id}`, patch, {
      "If-Match": `"${version}"`,
    })

  beforeAll(async () => {
    site = await openTestSite(open())
    await fillPartGroup(site.app, [
      part("9247M13P03", "", "Vane"),
      part("9035M58G02", "9035M58G03", "Nozzle segment"),
      part("9035M58G03", "", "Nozzle segment, coated"),
    ])
  })

  it("begins with the asked lines that the catalogue knows, superseded ones as replacements", async () => {
    const offer = await begin()
    expect(offer).toMatchObject({ revision: 1, version: 1, state: "draft", currency: "EUR", lang: "en", asked: 3 })
    expect(offer.lines).toMatchObject([
      { kind: "offer", number: "9247M13P03", description: "Vane", quantity: 70, unit_price: null, position: "1" },
      { kind: "replacement", number: "9035M58G03", description: "Nozzle segment, coated", quantity: 17 },
    ])
    expect(offer.open).toHaveLength(3)
    expect(offer.problems).toEqual(["open_lines", "incomplete_lines", "mail_off"])
    expect((await send("POST", `/request/${offer.request_id}/offer`)).status).toBe(409)
    expect(await send<Offer[]>("GET", `/request/${offer.request_id}/offer`)).toMatchObject({
      body: [{ id: offer.id, number: offer.number, company: "TOO" }],
    })
  })

  it("is changed as a whole, with sums, and never over somebody else's change", async () => {
    const offer = await begin()
    const [first, second] = offer.lines
    const lines = [
      { ...first, unit_price: 61_200 },
      { ...second, unit_price: 418_000, lead_unit: "weeks", lead_min: 10, lead_max: 12, condition: "new" },
      { ...second, id: undefined, kind: "alternative", number: "9035M58G02", unit_price: 100, quantity: 1 },
      { kind: "none", line_id: offer.open[2], reason: "unknown_number", number: "9811M20P07" },
      { kind: "cost", description: "Packing", quantity: 1, unit_price: 195_000, cost: 90_000, supplier: "Kiste" },
    ].map((line) => ({ ...line, position: undefined, amount: undefined, ordered: undefined }))
    const changed = await change(offer, { lines, vat: "domestic", payment: "30 days" })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ version: 2, open: [], problems: ["mail_off"], payment: "30 days" })
    expect(changed.body.lines.map(({ position, amount }) => [position, amount])).toEqual([
      ["1", 4_284_000],
      ["2", 7_106_000],
      ["2a", 100],
      ["3", null],
      ["4", 195_000],
    ])
    expect(changed.body.lines[0]?.id).toBe(first?.id)
    expect(changed.body.lines[4]).toMatchObject({ cost: 90_000, supplier: "Kiste" })
    expect(changed.body.sums).toEqual({
      goods: 11_390_000,
      costs: 195_000,
      net: 11_585_000,
      vat_rate: 19,
      vat: 2_201_150,
      total: 13_786_150,
    })
    const stale = await change(offer, { payment: "now" })
    expect(stale).toMatchObject({ status: 412, body: { current: { version: 2, payment: "30 days" } } })
  })

  it("rejects what cannot be offered, at its cell", async () => {
    const offer = await begin()
    const line_id = offer.open[0]
    const refused: [object[], string, string][] = [
      [[{ kind: "offer", line_id, unit_price: 1.5 }], "lines.0.unit_price", "invalid_price"],
      [[{ kind: "offer", line_id, unit_price: 2_000_000_001 }], "lines.0.unit_price", "invalid_price"],
      [[{ kind: "cost", unit_price: 2_000_000_000, quantity: 2 }], "lines.0.unit_price", "invalid_price"],
      [[{ kind: "offer", line_id, quantity: 0 }], "lines.0.quantity", "invalid_quantity"],
      [[{ kind: "offer", line_id, quantity: 1.5 }], "lines.0.quantity", "invalid_quantity"],
      [[{ kind: "none", line_id }], "lines.0.reason", "required"],
      [[{ kind: "alternative" }], "lines.0.line_id", "required"],
      [[{ kind: "offer", line_id: 4_711 }], "lines.0.line_id", "not_found"],
      [[{ kind: "offer", line_id, note: "x".repeat(2_001) }], "lines.0.note", "too_long"],
      [[1, 2].map(() => ({ kind: "alternative", line_id })), "lines.1.kind", "second_answer"],
      [[1, 2].map(() => ({ kind: "offer", line_id })), "lines.1.kind", "second_answer"],
      [Array.from({ length: 301 }, () => ({ kind: "cost" })), "lines", "too_many_items"],
    ]
    for (const [lines, path, code] of refused) {
      const { status, body } = await change(offer, { lines })
      expect([status, body.errors[0]?.path, body.errors[0]?.code], path).toEqual([422, path, code])
    }
    const notes = { lines: [{ kind: "cost", description: "{{x}} <b>\u202e", quantity: 1, unit_price: 1 }] }
    expect((await change(offer, notes)).body.lines[0]?.description).toContain("{{x}} <b>")
  })

  it("is for those who may answer inquiries", async () => {
    const offer = await begin()
    const parts = await addPerson(site, "parts-only", { roles: ["parts"] })
    for (const path of [`/offer/${offer.id}`, `/request/${offer.request_id}/offer`, "/line?number=9035M58G02"]) {
      expect((await parts.call("GET", `/api${path}`)).status, path).toBe(403)
      expect((await site.request(`/api${path}`)).status, path).toBe(401)
    }
  })

  it("remembers what was asked for, over the chain of a number and in any spelling", async () => {
    const before = await send<{ items: object[] }>("GET", "/line?number=9035m58-g03")
    await begin()
    const after = await send<{ chain: string[]; items: object[] }>("GET", "/line?number=9035m58-g03")
    expect(after.body.items.length).toBe(before.body.items.length + 1)
    expect(after.body.items[0]).toMatchObject({ kind: "asked", number: "9035M58G02", quantity: 17, company: "TOO" })
    expect(after.body.chain).toContain("9035M58G02")
  })
})
