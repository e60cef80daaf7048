import { afterAll, beforeAll, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import type { LastPrice } from "#contract/offer-list.ts"
import type { Offer } from "#contract/offer.ts"
import { removeInquiriesBefore } from "#server/features/inquiry/store.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { answerOffer } from "./commands/answer-offer.ts"
import { findCustomerOffer, readCustomerHistory, readCustomerOffers } from "./customer-store.ts"

const day = 86_400_000

onEachEngine("a customer's answer to an offer", (open) => {
  let site: TestSite
  let server: MailServer
  let visitor = 1
  let key = 0

  beforeAll(async () => {
    server = await openMailServer()
    site = await openTestSite(open(), "./data", {
      env: { SMTP_URL: server.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" },
      mailTimes: { responseMs: 2_000, messageMs: 4_000 },
    })
  })
  afterAll(async () => {
    await site.app.mail.close()
    await server.close()
  })

  const send = async <T = Offer>(method: string, path: string, body?: unknown) => {
    const response = await site.asOwner(method, `/api${path}`, body)
    return { status: response.status, body: (response.status === 204 ? null : await response.json()) as T }
  }
  const thread = async (id: number) => (await send<Thread>("GET", `/request/${id}`)).body
  const pass = async (ms: number) => {
    site.time.now = new Date(site.time.now.getTime() + ms)
    site.app.mail.resume()
    await site.app.mail.idle()
  }
  /** Sends a revision with a part, its alternative, and packing. */
  const sendRevision = async (requestId: number): Promise<Offer> => {
    const begun = (await send("POST", `/request/${requestId}/offer`)).body
    const line_id = begun.open[0] ?? begun.lines[0]?.line_id
    const part = { line_id, number: "L31802P01", description: "Ring", quantity: 2, remark: "GEHEIM", cost: 77_777 }
    const lines = [
      { ...part, kind: "offer", unit_price: 10_000 },
      { ...part, kind: "alternative", unit_price: 6_000 },
      { kind: "cost", description: "Kiste", quantity: 1, unit_price: 5_000 },
    ]
    await send("PATCH", `/offer/${begun.id}`, { lines })
    const sent = await send("POST", `/offer/${begun.id}/send`, {})
    expect(sent.status).toBe(200)
    await pass(21_000)
    return (await send("GET", `/offer/${begun.id}`)).body
  }
  const offered = async () => {
    const sender = { name: "Ada", company: "Werk", email: `ada${visitor}@werk.example`, text: "", lang: "de" }
    const items = [{ partnumber: "L31802P01", quantity: 2 }]
    const body = { ...sender, items, captcha_token: await humanCheckToken(site) }
    const response = await site.request("/api/request", json("POST", body), `203.0.113.${visitor++}`)
    const { id } = (await response.json()) as InquiryReceipt
    const offer = await sendRevision(id)
    const secret = (await thread(id)).link.split("/").at(-1) ?? ""
    await site.app.mail.idle()
    server.received.length = 0
    return { id, offer, secret }
  }
  const answer = (
    secret: string,
    input: object,
    options: { key?: string; files?: { name: string; bytes: Uint8Array }[] } = {},
  ) =>
    answerOffer(site.app, secret, input, {
      address: `198.51.100.${visitor++}`,
      key: `key-${++key}`,
      files: [],
      ...options,
    })
  const order = (offer: Offer, lines: (number | undefined)[]) => ({
    act: "order",
    revision: offer.revision,
    lines,
    order_number: "PO 4500123",
    name: "Ada Lovelace",
    agreed: "on",
  })

  it("orders an alternative with the costs, once, and tells both sides", async () => {
    const { id, offer, secret } = await offered()
    const [, alternative] = offer.lines
    const input = order(offer, [alternative?.id])
    expect(await answer(secret, input, { key: "same" })).toBe(true)
    expect(await answer(secret, input, { key: "same" })).toBe(true)
    await pass(1_000)
    const accepted = (await send("GET", `/offer/${offer.id}`)).body
    expect(accepted).toMatchObject({ state: "accepted", order_number: "PO 4500123", settled_by: "Ada Lovelace" })
    expect(accepted.lines.map(({ ordered }) => ordered)).toEqual([false, true, true])
    // Quoted-printable breaks long lines.
    const unbroken = server.received.map((mail) => ({ ...mail, text: mail.text.replaceAll(/=\r?\n/gu, "") }))
    const mails = unbroken.filter(({ text }) => text.includes("PO 4500123"))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.to.toSorted()).toEqual(expect.arrayContaining(["office@turbine.example"]))
    expect(mails[0]?.text).toContain(offer.document?.sha256)
    expect(mails[0]?.text).toContain("170,00 EUR")
    expect(mails[0]?.raw).toContain("application/pdf")
    expect(await thread(id)).toMatchObject({ state: "open", outcome: "won" })
    await expect(answer(secret, input)).rejects.toMatchObject({ details: { errors: [{ code: "settled" }] } })
    const removed = await send<{ errors: object[] }>("DELETE", `/request/${id}`)
    expect(removed).toMatchObject({ status: 409, body: { errors: [{ code: "offer_kept" }] } })
  })

  it("rejects an order of nothing, of both, of costs, and of a superseded revision", async () => {
    const { id, offer, secret } = await offered()
    const [part, alternative, packing] = offer.lines
    for (const [lines, code] of [
      [[], "required"],
      [[part?.id, alternative?.id], "second_answer"],
      [[packing?.id], "invalid"],
      [[4_711], "invalid"],
    ] as const)
      await expect(answer(secret, order(offer, [...lines]))).rejects.toMatchObject({ details: { errors: [{ code }] } })
    await expect(answer(secret, { ...order(offer, [part?.id]), agreed: "" })).rejects.toMatchObject({ code: "invalid" })
    await sendRevision(id)
    await expect(answer(secret, order(offer, [part?.id]))).rejects.toMatchObject({
      code: "conflict",
      details: { errors: [{ code: "superseded" }] },
    })
    const shown = await readCustomerOffers(site.app, secret, "de")
    expect(shown?.map(({ revision, state }) => [revision, state])).toEqual([
      [2, "sent"],
      [1, "superseded"],
    ])
    expect(JSON.stringify(shown)).not.toMatch(/GEHEIM|77.?777/u)
  })

  it("tells its customer what happened, with texts once the address is proved", async () => {
    const { offer, secret } = await offered()
    const before = (await readCustomerHistory(site.app, secret)) ?? []
    expect(before.map(({ kind, subject, text }) => [kind, subject, text])).toEqual([
      ["received", "", ""],
      ["offer", offer.number, ""],
    ])
    await pass(60_000)
    await answer(secret, { act: "ask", revision: 1, text: "Passt er ab Nr. 1204?" })
    const [, , question] = (await readCustomerHistory(site.app, secret)) ?? []
    expect(question).toMatchObject({ kind: "message", text: expect.stringContaining("1204") })
    expect(question?.subject).toContain(offer.number)
    expect(await readCustomerHistory(site.app, "x".repeat(43))).toBeNull()
  })

  it("shows the last price of each number of another inquiry beside a new offer", async () => {
    await offered()
    const { id } = await offered()
    const begun = (await send("POST", `/request/${id}/offer`)).body
    const { body } = await send<LastPrice[]>("GET", `/offer/${begun.id}/prices`)
    expect(body).toMatchObject([{ number: "L31802P01", item: { company: "Werk", outcome: expect.any(String) } }])
    expect(body[0]?.item.request_id).not.toBe(id)
  })

  it("asks with a file, declines with a reason, and is refused without the secret", async () => {
    const { id, offer, secret } = await offered()
    const pdf = Buffer.from("%PDF-1.4\nstartxref\n0\n%%EOF")
    const files = [{ name: "plate.pdf", bytes: new Uint8Array(pdf) }]
    await answer(secret, { act: "ask", revision: 1, text: "Passt er ab Nr. 1204?" }, { files })
    expect((await thread(id)).messages.at(-2)).toMatchObject({ kind: "in", files: [{ size: pdf.length }] })
    expect((await send("GET", `/offer/${offer.id}`)).body.state).toBe("sent")
    await answer(secret, { act: "decline", revision: 1, reason: "lead_time", text: "Zu spät" })
    expect((await send("GET", `/offer/${offer.id}`)).body).toMatchObject({
      state: "declined",
      decline_reason: "lead_time",
      settled_note: "Zu spät",
    })
    expect(await answer("x".repeat(43), { act: "ask", revision: 1, text: "?" })).toBe(false)
    expect(await findCustomerOffer(site.app, "x".repeat(43), 1)).toBeNull()
  })

  it("is asked for anew after the last day, and shows no prices 90 days later", async () => {
    const { offer, secret } = await offered()
    await pass(31 * day)
    expect((await readCustomerOffers(site.app, secret, "de"))?.[0]).toMatchObject({ state: "expired", days: 0 })
    await answer(secret, { act: "renew", revision: 1, text: "" })
    await answer(secret, order(offer, [offer.lines[0]?.id]))
    const [late] = (await readCustomerOffers(site.app, secret, "de")) ?? []
    expect(late?.state).toBe("expired")
    const received = await site.app.db
      .selectFrom("message")
      .select("text")
      .where("request_id", "=", offer.request_id)
      .where("kind", "=", "in")
      .execute()
    expect(received.at(-1)?.text).toContain("abgelaufen")
    await pass(95 * day)
    expect((await readCustomerOffers(site.app, secret, "de"))?.[0]?.printed).toBeNull()
    expect(await findCustomerOffer(site.app, secret, 1)).toBeNull()
    site.time.now = new Date(site.time.now.getTime() - 126 * day)
  })

  it("keeps an ordered inquiry for six years against retention and erasure", async () => {
    const { id, offer, secret } = await offered()
    await answer(secret, order(offer, [offer.lines[0]?.id]))
    const { db } = site.app
    const [{ email } = { email: "" }] = await db.selectFrom("request").select("email").where("id", "=", id).execute()
    const person = (await send<{ kept: object[] }>("GET", `/person?email=${email}`)).body
    const year = site.time.now.getUTCFullYear()
    expect(person.kept).toMatchObject([{ id, until: `${year + 6}-12-31` }])
    expect(await send("DELETE", `/person?email=${email}`)).toMatchObject({ body: { inquiries: 0 } })
    const exists = async () => (await db.selectFrom("request").select("id").where("id", "=", id).execute()).length === 1
    const far = new Date(Date.UTC(year + 6, 11, 30))
    await removeInquiriesBefore(db, far.toISOString(), far)
    expect(await exists()).toBe(true)
    const after = new Date(Date.UTC(year + 7, 0, 2))
    await removeInquiriesBefore(db, after.toISOString(), after)
    expect(await exists()).toBe(false)
  })
})
