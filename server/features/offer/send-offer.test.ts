import { execFileSync } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Offer } from "#contract/offer.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { fillPartGroup } from "#tests/harness/fill-part-group.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { type TestSite, json, openTestSite, password } from "#tests/harness/test-site.ts"
import { checksumOf } from "./make-letter.ts"

const hour = 3_600_000

/** Returns the text of a PDF as poppler reads it, where that is installed. */
function textOf(path: string): string | null {
  try {
    return execFileSync("pdftotext", ["-raw", path, "-"]).toString().replaceAll(/\s+/gu, " ")
  } catch {
    return null
  }
}

onEachEngine("sending an offer", (open) => {
  let site: TestSite
  let server: MailServer
  let visitor = 1

  beforeAll(async () => {
    server = await openMailServer()
    site = await openTestSite(open(), "./data", {
      env: { SMTP_URL: server.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" },
      mailTimes: { responseMs: 2_000, messageMs: 4_000 },
    })
    await fillPartGroup(site.app, [
      {
        partnumber: "9247M13P03",
        subst_part: "",
        description_de: "Leitschaufel",
        description_en: "Vane",
        description_ru: "Лопатка № 3, 5 €",
      },
    ])
  })
  afterAll(async () => {
    await site.app.mail.close()
    await server.close()
  })
  beforeEach(async () => {
    server.mood = "well"
    await site.app.mail.idle()
    server.received.length = 0
  })

  let token = ""
  // Signs in anew when the clock has run past the session.
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const request = () =>
      site.request(`/api${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const response = await request()
    if (response.status !== 401) return response
    const signedIn = await site.request("/api/auth/login", json("POST", { login: "admin", password }))
    ;({ token } = (await signedIn.json()) as { token: string })
    return request()
  }
  const send = async <T = Offer>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const response = await call(method, path, body, headers)
    return { status: response.status, body: (await response.json()) as T }
  }
  const read = async (id: number) => (await send("GET", `/offer/${id}`)).body
  const pass = async (ms: number) => {
    site.time.now = new Date(site.time.now.getTime() + ms)
    site.app.mail.resume()
    await site.app.mail.idle()
  }
  /** Returns an offer that can be sent. */
  const ready = async (): Promise<Offer> => {
    const sender = { name: "Айгуль", company: "ТОО", email: `a${visitor}@mangyr.example`, text: "", lang: "ru" }
    const items = [{ partnumber: "9247M13P03", quantity: 70 }]
    const body = { ...sender, items, captcha_token: await humanCheckToken(site) }
    const sent = await site.request("/api/request", json("POST", body), `198.51.100.${visitor++}`)
    const { id } = (await sent.json()) as InquiryReceipt
    const begun = (await send("POST", `/request/${id}/offer`)).body
    const lines = begun.lines.map(({ position: _position, amount: _amount, ordered: _ordered, ...line }) => ({
      ...line,
      unit_price: 61_200,
      remark: "GEHEIM",
      cost: 77_777,
      supplier: "LIEFERANT",
    }))
    await site.app.mail.idle()
    server.received.length = 0
    return (await send("PATCH", `/offer/${begun.id}`, { lines })).body
  }
  const offersMailed = () => server.received.filter(({ to }) => to.some((address) => address.includes("mangyr")))

  it("mails the letter once, freezes it, and shows it when it has left", async () => {
    const offer = await ready()
    expect(offer).toMatchObject({ problems: [], mail: { to: expect.stringContaining("mangyr") } })
    expect(offer.mail?.text).toContain(offer.number)
    const key = { "Idempotency-Key": "0b9e4c1e-7d3b-4c55-9f0a-5b0f6f1c2a10" }
    const sent = await send("POST", `/offer/${offer.id}/send`, {}, key)
    expect(sent).toMatchObject({ status: 200, body: { state: "waiting", document: { pages: 1 } } })
    expect((await send("POST", `/offer/${offer.id}/send`, {}, key)).body.message_id).toBe(sent.body.message_id)
    expect(await send("POST", `/offer/${offer.id}/send`, {})).toMatchObject({
      status: 409,
      body: { errors: [{ code: "frozen" }] },
    })
    expect((await send("PATCH", `/offer/${offer.id}`, { payment: "later" })).status).toBe(409)
    await pass(30_000)
    expect(offersMailed()).toHaveLength(1)
    expect(offersMailed()[0]?.raw).toContain("application/pdf")
    expect((await read(offer.id)).state).toBe("sent")
    const file = await call("GET", `/offer/${offer.id}/pdf`)
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(checksumOf(bytes)).toBe(sent.body.document?.sha256)
    const path = join(mkdtempSync(join(tmpdir(), "offer-")), "letter.pdf")
    writeFileSync(path, bytes)
    const text = textOf(path)
    if (text !== null)
      for (const words of [offer.number, "9247M13P03", "Лопатка № 3, 5 €", "70", "612,00", "42 840,00"])
        expect(text).toContain(words)
    for (const hidden of ["GEHEIM", "777,77", "LIEFERANT"]) expect(text ?? "").not.toContain(hidden)
    expect(Buffer.from(bytes).toString("latin1")).toMatch(/\/Marked true[\s\S]*\/Lang|\/Lang[\s\S]*\/Marked true/u)
  })

  it("is a draft again when it is taken back, or cannot be delivered", async () => {
    const offer = await ready()
    const first = await send("POST", `/offer/${offer.id}/send`, {})
    expect((await call("DELETE", `/message/${first.body.message_id}`)).status).toBe(204)
    expect(await read(offer.id)).toMatchObject({ state: "draft", document: null, message_id: null })
    await send("POST", `/offer/${offer.id}/send`, {})
    server.mood = "refusing"
    await pass(30_000)
    for (let turn = 0; turn < 20 && (await read(offer.id)).state === "waiting"; turn++) await pass(7 * hour)
    expect(await read(offer.id)).toMatchObject({ state: "draft", document: null })
  })

  it("waits while the mail server is away, and tells the second of two people", async () => {
    const offer = await ready()
    await server.down()
    const both = await Promise.all([1, 2].map(() => send("POST", `/offer/${offer.id}/send`, {})))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await pass(hour)
    expect((await read(offer.id)).state).toBe("waiting")
    await server.open()
    await pass(hour)
    expect(offersMailed()).toHaveLength(1)
    expect((await read(offer.id)).state).toBe("sent")
  })

  it("sends nothing without a letter, and says so", async () => {
    const offer = await ready()
    const { programDir } = site.app
    site.app.programDir = "/nowhere"
    const failed = await send("POST", `/offer/${offer.id}/send`, {})
    site.app.programDir = programDir
    expect(failed).toMatchObject({ status: 503, body: { errors: [{ code: "letter_failed" }] } })
    expect((await read(offer.id)).state).toBe("draft")
  })

  it("goes on with a copy, which supersedes the last once it has left", async () => {
    const offer = await ready()
    await send("POST", `/offer/${offer.id}/send`, {})
    await pass(30_000)
    const next = (await send("POST", `/request/${offer.request_id}/offer`)).body
    expect(next).toMatchObject({ revision: 2, lines: [{ unit_price: 61_200, supplier: "LIEFERANT" }], problems: [] })
    expect((await read(offer.id)).state).toBe("sent")
    await send("POST", `/offer/${next.id}/send`, {})
    expect((await read(offer.id)).state).toBe("sent")
    await pass(30_000)
    expect((await read(offer.id)).state).toBe("superseded")
  })
})
