import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import type { Offer } from "#contract/offer.ts"
import { migrate } from "#server/db/migrate.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { openMailServer } from "#tests/harness/mail-server.ts"
import { testPatienceMs } from "#tests/harness/patience.ts"
import { readPdfTexts } from "#tests/harness/pdf-text.ts"
import { json, openTestSite, password } from "#tests/harness/test-site.ts"
import { readCustomerOffers } from "./customer-store.ts"
import { checksumOf } from "./make-letter.ts"
import { findLetter } from "./offer-store.ts"

/** Writes of the transaction that freezes an offer; each round breaks the next one. */
const writes = [
  "insert on message",
  "insert on outbox",
  "update on offer",
  "insert on offer_document",
  "insert on audit",
]
/** How the mail server fails; one that drops has taken the mail and gets it again under its Message-ID. */
const outages = ["down", "busy", "dropping"] as const
// Kills of the whole process are in tests/faults/kill-under-offers.fault.ts.
const rounds = process.env["TEST_ENGINES"] === "all" ? 50 : 6
// More than a claim of the outbox and its first wait, less than a session lasts unused.
const laterMs = 10 * 60_000

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, "")

/** Returns a program folder whose process of letters is killed before it has made one. */
function folderOfKilledProcess(): string {
  const dir = mkdtempSync(join(tmpdir(), "offer-killed-"))
  mkdirSync(join(dir, "server/features/offer/pdf"), { recursive: true })
  const script = 'process.once("message", () => process.kill(process.pid, "SIGKILL"))\n'
  writeFileSync(join(dir, "server/features/offer/pdf/offer-process.ts"), script)
  return dir
}

/** Opens a site that mails, with the calls that a round makes. */
async function openSite() {
  const server = await openMailServer()
  const opened = openSqlite(":memory:")
  await migrate(opened)
  const site = await openTestSite(opened, "./data", {
    env: { SMTP_URL: server.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" },
    mailTimes: { responseMs: 2_000, messageMs: 4_000 },
  })
  onTestFinished(async () => {
    await site.app.mail.close()
    await server.close()
    await opened.close()
  })
  let token = ""
  const call = async <T = Offer>(method: string, path: string, body?: unknown, key?: string) => {
    const init = json(method, body)
    const own = { Authorization: `Bearer ${token}`, ...(key === undefined ? {} : { "Idempotency-Key": key }) }
    const response = await site.request(`/api${path}`, { ...init, headers: { ...init.headers, ...own } })
    return { status: response.status, body: (await response.json()) as T }
  }
  const passTime = async (ms: number, mailer = site.app.mail) => {
    site.time.now = new Date(site.time.now.getTime() + ms)
    mailer.resume()
    await mailer.idle()
  }
  /** Returns an offer that can be sent, and the address it goes to. */
  const prepare = async (round: number) => {
    const signedIn = await site.request("/api/auth/login", json("POST", { login: "admin", password }))
    ;({ token } = (await signedIn.json()) as { token: string })
    const email = `kim-${round}@werk.example`
    const items = [{ partnumber: "L31802P01", quantity: 2 }]
    const inquiry = { name: "Olga", company: "ТЭЦ", text: "", lang: "ru", email, items }
    const body = { ...inquiry, captcha_token: await humanCheckToken(site) }
    const received = await site.request("/api/request", json("POST", body), `198.51.100.${round}`)
    const { id } = (await received.json()) as InquiryReceipt
    const offer = (await call("POST", `/request/${id}/offer`)).body
    const line = { kind: "offer", line_id: offer.open[0], number: "L31802P01", description: "Лопатка № 3, 5 €" }
    await call("PATCH", `/offer/${offer.id}`, { lines: [{ ...line, quantity: 2, unit_price: 418_000 }] })
    await site.app.mail.idle()
    return { id, offerId: offer.id, email }
  }
  return { ...site, server, call, passTime, prepare }
}

it(`mails one letter and freezes one revision in ${rounds} rounds that break at every step`, {
  timeout: rounds * testPatienceMs,
}, async () => {
  const site = await openSite()
  const { app, server, call, passTime, prepare } = site
  const { programDir } = app
  for (let round = 0; round < rounds; round++) {
    const { id, offerId, email } = await prepare(round)
    const path = `/offer/${offerId}`
    const key = crypto.randomUUID()
    const expectDraft = async (step: string) => {
      const draft = { state: "draft", message_id: null, document: null }
      expect((await call("GET", path)).body, step).toMatchObject(draft)
      expect((await call<Thread>("GET", `/request/${id}`)).body.messages, step).toEqual([])
    }

    app.programDir = folderOfKilledProcess()
    expect((await call("POST", `${path}/send`, {}, key)).status).toBe(503)
    app.programDir = programDir
    await expectDraft("child process")

    const write = writes[round % writes.length] ?? ""
    await sql.raw(`create trigger broken before ${write} begin select raise(abort, 'broken'); end`).execute(app.db)
    await expect(call("POST", `${path}/send`, {}, key), write).rejects.toThrow(": 500")
    await sql.raw("drop trigger broken").execute(app.db)
    await expectDraft(write)

    // Pressed twice, and by a second person at once, while the mail server is away.
    const outage = outages[round % outages.length] ?? "down"
    const presses = await Promise.all([key, key, undefined].map((sent) => call("POST", `${path}/send`, {}, sent)))
    const taken = presses.filter(({ status }) => status === 200)
    expect(taken.length).toBeGreaterThan(0)
    expect(presses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(new Set(taken.map(({ body }) => body.message_id)).size).toBe(1)
    if (outage === "down") await server.down()
    else server.mood = outage
    await passTime(30_000)
    expect((await call("GET", path)).body.state, outage).toBe("waiting")
    const secret = (await call<Thread>("GET", `/request/${id}`)).body.link.split("/").at(-1) ?? ""
    expect(await readCustomerOffers(app, secret, "ru")).toEqual([])
    if (outage === "down") await server.open()
    else server.mood = "well"

    // After a restart another process takes the outbox over; the first comes back later.
    const restarted = site.anotherMailer()
    await passTime(laterMs, restarted)
    await restarted.close()
    await passTime(laterMs)

    const copies = server.received.filter(({ to }) => to.includes(email) && to.length === 1)
    const letters = copies.filter(({ raw }) => raw.includes("application/pdf"))
    expect(letters, outage).toHaveLength(outage === "dropping" ? 2 : 1)
    const messageIds = letters.map(({ headers }) => new Map(headers).get("message-id"))
    expect(new Set(messageIds).size).toBe(1)
    const sent = (await call("GET", path)).body
    expect(sent).toMatchObject({ state: "sent", revision: 1 })
    expect((await call<Offer[]>("GET", `/request/${id}/offer`)).body).toHaveLength(1)
    expect((await call("PATCH", path, { payment: "x" })).status).toBe(409)

    const letter = (await findLetter(app.db, offerId)) ?? new Uint8Array()
    expect(checksumOf(letter)).toBe(sent.document?.sha256)
    const [shown] = (await readCustomerOffers(app, secret, "ru")) ?? []
    const text = withoutSpaces(readPdfTexts(letter).join(""))
    expect(shown?.printed?.lines).toHaveLength(1)
    for (const { position, number, description, quantity, unitPrice, amount } of shown?.printed?.lines ?? [])
      expect(text).toContain(withoutSpaces(position + number + description + quantity + unitPrice + amount))
    server.received.length = 0
  }
})
