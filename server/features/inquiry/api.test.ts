import { readEnv } from "#server/env.ts"
import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Inquiry, InquiryReceipt, InquiryPage } from "#contract/inquiry.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { removeInquiriesBefore } from "./store.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

const sender = { name: "Ольга Ким", company: "ТЭЦ «Северная»", email: "kim@tec-sev.example" }

onEachEngine("/api/request", (open) => {
  let site: TestSite
  let address = 10
  const resetLimits = () => site.app.db.deleteFrom("rate_limit").execute()
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    // All tests share one e-mail address, whose limit has a test of its own.
    await resetLimits()
    const init = json("POST", body)
    return site.request("/api/request", { ...init, headers: { ...init.headers, ...headers } }, `192.0.2.${address++}`)
  }
  const page = async (query: string) =>
    (await (await site.asOwner("GET", `/api/request?page=1&${query}`)).json()) as InquiryPage

  beforeAll(async () => {
    site = await openTestSite(open())
    const created = await site.asOwner(
      "POST",
      "/api/spare",
      imageForm("images", await picture(), { title_de: "Gruppe" }),
    )
    const { id } = (await created.json()) as SpareSummary
    await site.asOwner("POST", `/api/spare/${id}/part`, {
      partnumber: "L31802P01",
      description_ru: "Подшипник роликовый",
    })
  })

  beforeEach(async () => {
    for (const table of ["outbox_item", "outbox", "trash", "request"] as const)
      await site.app.db.deleteFrom(table).execute()
  })

  it("stores a verified inquiry with its items and returns a reference", async () => {
    const captcha_token = await humanCheckToken(site)
    const items = [
      { partnumber: "L31802P01", quantity: 2, note: "срочно", asked_number: "L31800P01", position: "10.2" },
      { partnumber: "UNKNOWN", quantity: 1 },
    ]
    const response = await send({
      ...sender,
      text: "Добрый день",
      lang: "RU",
      source: "availability",
      items,
      captcha_token,
    })
    expect(response.status).toBe(201)
    const { id, reference } = (await response.json()) as InquiryReceipt
    expect(reference).toMatch(/^RQ-[2-9A-HJ-NP-Z]{6}$/u)
    const stored = (await page("query=морозов")).total
    expect(stored).toBe(0)
    const { items: found } = await page(`query=${reference}`)
    expect(found[0]).toMatchObject({ id, ...sender, lang: "ru", source: "availability", verified: true, read: false })
    expect(found[0]?.items).toEqual([
      {
        partnumber: "L31802P01",
        product_id: null,
        title: "Подшипник роликовый",
        quantity: 2,
        note: "срочно",
        asked_number: "L31800P01",
        position: "10.2",
      },
      { partnumber: "UNKNOWN", product_id: null, title: "", quantity: 1, note: "", asked_number: "", position: "" },
    ])
  })

  it("accepts a token once, and stores an inquiry without one as unverified", async () => {
    const captcha_token = await humanCheckToken(site)
    expect((await send({ ...sender, captcha_token })).status).toBe(201)
    const again = await send({ ...sender, captcha_token })
    expect(await again.json()).toMatchObject({
      status: 422,
      errors: [{ path: "captcha_token", code: "captcha_invalid" }],
    })
    expect((await send({ ...sender, name: "Ohne Haken" })).status).toBe(201)
    expect((await page("verified=false")).items.map((inquiry) => inquiry.name)).toEqual(["Ohne Haken"])
  })

  it("stores a robot's inquiry as unverified, without mail", async () => {
    const { config } = site.app
    const { mail } = readEnv({
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_TO: "office@t.example",
      MAIL_FROM: "site@t.example",
    })
    site.app.config = { ...config, mail }
    try {
      for (const sealing_gap of ["https://spam.example", ["x"], 1]) {
        const response = await send({ ...sender, name: "Roboter", sealing_gap })
        expect(response.status).toBe(201)
        expect(((await response.json()) as InquiryReceipt).reference).toMatch(/^RQ-/u)
      }
      const { items } = await page("query=Roboter")
      expect(items.map(({ verified, mail: mailed }) => [verified, mailed])).toEqual(Array(3).fill([false, "none"]))
      expect(await site.app.db.selectFrom("outbox").select("id").execute()).toEqual([])
      // Filled in by a browser for somebody who has passed the human check.
      for (const sealing_gap of ["", "https://customer.example"]) {
        const passed = { ...sender, name: "Mensch", sealing_gap, captcha_token: await humanCheckToken(site) }
        expect((await send(passed)).status).toBe(201)
      }
      const people = (await page("query=Mensch")).items
      expect(people.map(({ verified, mail: mailed }) => [verified, mailed])).toEqual(Array(2).fill([true, "waiting"]))
      expect(await site.app.db.selectFrom("outbox").select("id").execute()).toHaveLength(4)
    } finally {
      site.app.config = config
    }
  })

  it("does not consume the token when a field is invalid", async () => {
    const captcha_token = await humanCheckToken(site)
    expect((await send({ ...sender, email: "wrong", captcha_token })).status).toBe(422)
    expect((await send({ ...sender, captcha_token })).status).toBe(201)
  })

  it("counts no try with an expired token against its sender", async () => {
    await site.app.db.deleteFrom("rate_limit").execute()
    for (let turn = 0; turn < 6; turn++)
      expect((await send({ ...sender, email: "late@nord.example", captcha_token: "x".repeat(43) })).status).toBe(422)
    const captcha_token = await humanCheckToken(site)
    expect((await send({ ...sender, email: "late@nord.example", captcha_token })).status).toBe(201)
  })

  it("stores one inquiry per key, whatever the token, also for concurrent calls", async () => {
    const before = (await page("")).total
    const captcha_token = await humanCheckToken(site)
    const headers = { "Idempotency-Key": "9f1c2d3e-once" }
    const [one, two] = await Promise.all([
      send({ ...sender, captcha_token }, headers),
      send({ ...sender, captcha_token }, headers),
    ])
    const three = await send({ ...sender, captcha_token }, headers)
    const references = await Promise.all(
      [one, two, three].map(async (response) => ((await response.json()) as Partial<InquiryReceipt>).reference),
    )
    expect(new Set(references.filter(Boolean)).size).toBe(1)
    expect(three.status).toBe(201)
    expect((await page("")).total).toBe(before + 1)
  })

  it("rejects a key under which its sender has sent something else", async () => {
    const captcha_token = await humanCheckToken(site)
    const headers = { "Idempotency-Key": "9f1c2d3e-other" }
    expect((await send({ ...sender, captcha_token }, headers)).status).toBe(201)
    const other = await send({ ...sender, text: "Ergänzt", captcha_token }, headers)
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ errors: [{ path: "Idempotency-Key", code: "other_body" }] })
    expect((await send({ ...sender, captcha_token: await humanCheckToken(site) }, headers)).status).toBe(201)
    const total = (await page("")).total
    const ofPerson = { ...headers, Authorization: `Bearer ${site.token}` }
    expect((await send({ ...sender, captcha_token: await humanCheckToken(site) }, ofPerson)).status).toBe(201)
    expect((await page("")).total).toBe(total + 1)
  })

  it("stores an inquiry under the key of an application", async () => {
    const headers = { "Idempotency-Key": "one-key-for-two-calls" }
    const applicant = new FormData()
    for (const [name, value] of Object.entries({ first_name: "Ilse", last_name: "Brandt", email: sender.email }))
      applicant.append(name, value)
    applicant.append("cv", new File(["%PDF-1.7\nstartxref\n9\n%%EOF\n"], "cv.pdf"))
    const application = await site.request("/api/application", { method: "POST", headers, body: applicant })
    expect(application.status).toBe(201)
    const before = (await page("")).total
    const sent = await send({ ...sender, captcha_token: await humanCheckToken(site) }, headers)
    expect(sent.status).toBe(201)
    expect(await sent.json()).not.toEqual(await application.json())
    expect((await page("")).total).toBe(before + 1)
  })

  it("names every invalid field and accepts the former name of the address", async () => {
    const wrong = await send({ name: " ", email: "a@b", text: "x".repeat(10_001), items: [{ quantity: 0 }] })
    const { errors } = (await wrong.json()) as { errors: { path: string }[] }
    expect(errors.map((error) => error.path).toSorted()).toEqual([
      "company",
      "email",
      "items.0",
      "items.0.quantity",
      "name",
      "text",
    ])
    const { email, ...rest } = sender
    expect((await send({ ...rest, email1: email })).status).toBe(201)
    for (const bad of ["a@b.c,d@e.f", "x\r\nBcc: a@b.de", '"a" <b@c.de>, d@e.fg', "a b@c.de"])
      expect((await send({ ...sender, email: bad })).status).toBe(422)
    expect((await send([])).status).toBe(422)
    expect(
      (
        await site.request("/api/request", {
          method: "POST",
          body: "name=x",
          headers: { "Content-Type": "text/plain" },
        })
      ).status,
    ).toBe(415)
  })

  it("limits senders without a human check more strictly", async () => {
    const from = (body: unknown) => site.request("/api/request", json("POST", body), "203.0.113.9")
    await resetLimits()
    expect([(await from(sender)).status, (await from(sender)).status, (await from(sender)).status]).toEqual([
      201, 201, 429,
    ])
  })

  it("accepts three an hour per e-mail address, from any network", async () => {
    await resetLimits()
    const statuses: number[] = []
    for (let index = 1; index <= 4; index++) {
      const body = {
        ...sender,
        email: index % 2 ? "One@tec-sev.example" : "one@TEC-SEV.example",
        captcha_token: await humanCheckToken(site),
      }
      statuses.push((await site.request("/api/request", json("POST", body), `198.51.100.${index}`)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 429])
  })

  it("accepts a customer's inquiry after three unverified ones with the same e-mail address", async () => {
    await resetLimits()
    const post = async (body: object, host: number) =>
      (await site.request("/api/request", json("POST", { ...sender, ...body }), `203.0.113.${host}`)).status
    for (const host of [21, 22, 23]) expect(await post({}, host)).toBe(201)
    expect(await post({}, 24)).toBe(429)
    for (const host of [31, 32, 33, 34]) expect(await post({ captcha_token: "A".repeat(43) }, host)).toBe(422)
    expect(await post({ captcha_token: await humanCheckToken(site) }, 41)).toBe(201)
  })

  it("lists, filters, marks as read and deletes for the administrator only", async () => {
    for (const source of ["availability", "contact", "contact", "pre-order"])
      expect((await send({ ...sender, source })).status).toBe(201)
    const newest = (await (await site.asOwner("GET", "/api/request")).json()) as Inquiry[]
    expect(newest).toHaveLength(4)
    const [first] = newest
    const { counts } = await page("")
    expect(counts).toMatchObject({ all: newest.length, unread: newest.length, availability: 1 })
    const read = await site.asOwner("PATCH", `/api/request/${first?.id}`, { read: true })
    expect(await read.json()).toMatchObject({ read: true })
    expect((await page("unread=true")).total).toBe(newest.length - 1)
    expect((await site.asOwner("GET", "/api/request?source=elsewhere")).status).toBe(422)
    for (const [method, path] of [
      ["GET", "/api/request"],
      ["PATCH", `/api/request/${first?.id}`],
      ["DELETE", `/api/request/${first?.id}`],
    ] as const)
      expect((await site.request(path, json(method, method === "GET" ? undefined : {}))).status).toBe(401)
    expect((await site.asOwner("DELETE", `/api/request/${first?.id}`)).status).toBe(204)
    expect((await site.asOwner("DELETE", `/api/request/${first?.id}`)).status).toBe(404)
    expect((await page("")).total).toBe(newest.length - 1)
  })

  it("exports all as a file without formulas, for the administrator only", async () => {
    await send({ ...sender, name: "=cmd|' /C calc'!A0", captcha_token: await humanCheckToken(site) })
    const csv = await site.asOwner("GET", "/api/request/export?format=csv")
    expect(csv.headers.get("Content-Disposition")).toBe('attachment; filename="inquiries-2026-11-20.csv"')
    expect(await csv.text()).toContain(`"'=cmd|' /C calc'!A0"`)
    const xlsx = await site.asOwner("GET", "/api/request/export?format=xlsx")
    expect(
      Buffer.from(await xlsx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK")
    expect((await site.request("/api/request/export?format=csv")).status).toBe(401)
    expect((await site.asOwner("GET", "/api/request/export?format=exe")).status).toBe(422)
  })

  it("removes inquiries after the retention time, deleted ones too", async () => {
    for (let sent = 1; sent <= 2; sent++) expect((await send(sender)).status).toBe(201)
    const [deleted] = (await page("")).items
    expect((await site.asOwner("DELETE", `/api/request/${deleted?.id}`)).status).toBe(204)
    await removeInquiriesBefore(site.app.db, "2026-11-20T08:00:00.000Z", site.time.now)
    expect((await page("")).total).toBe(1)
    await removeInquiriesBefore(site.app.db, "2026-11-21T00:00:00.000Z", site.time.now)
    expect(await site.app.db.selectFrom("request").select("id").execute()).toEqual([])
    expect(await site.app.db.selectFrom("trash").select("id").execute()).toEqual([])
  })
})
