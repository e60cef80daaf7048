import pino from "pino"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import { hashToken, makeToken } from "#server/auth/token.ts"
import type { LastingLimit } from "#server/limits/rate-limits.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEnginesInTurn("ceilings of outgoing mail", (open) => {
  let site: TestSite
  let server: MailServer
  let sent = 0
  const warnings: string[] = []

  beforeAll(async () => {
    server = await openMailServer()
    site = await openTestSite(open(), "./data", {
      env: { SMTP_URL: server.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" },
    })
    site.app.log = pino({ level: "warn" }, { write: (line: string) => warnings.push(line) })
  })
  afterAll(async () => {
    await site.app.mail.close()
    await server.close()
  })
  beforeEach(async () => {
    await site.app.mail.idle()
    for (const table of ["outbox", "rate_limit", "request"] as const) await site.app.db.deleteFrom(table).execute()
    warnings.length = 0
    server.received.length = 0
  })

  // Creates a valid human check token without its work.
  const token = async () => {
    const made = makeToken()
    const row = { token_hash: hashToken(made), created_at: site.time.now.toISOString() }
    await site.app.db.insertInto("human_token").values(row).execute()
    return made
  }
  const post = async (verified: boolean) => {
    const n = sent++
    const body = { name: "Kim", company: "Kraftwerk", email: `n${n}@kraftwerk.example` }
    const all = verified ? { ...body, captcha_token: await token() } : body
    const response = await site.request("/api/request", json("POST", all), `198.${18 + (n >> 8)}.${n & 255}.1`)
    expect(response.status).toBe(201)
    return ((await response.json()) as InquiryReceipt).id
  }
  const use = async (limit: LastingLimit, points: number) => {
    for (let point = 0; point < points; point++)
      await site.app.db.transaction().execute((trx) => site.app.limits.consumeWithin(trx, limit, "all"))
  }
  const mailOf = async (id: number) => {
    const row = await site.app.db.selectFrom("request").select("mail").where("id", "=", id).executeTakeFirstOrThrow()
    return row.mail
  }

  it("confirms at most 200 inquiries an hour, mails all to the company and warns once", async () => {
    await use("confirmationMails", 199)
    const last = await post(true)
    await site.app.mail.idle()
    expect(server.received).toHaveLength(2)
    expect(warnings).toEqual([])
    const beyond = [await post(true), await post(true)]
    await site.app.mail.idle()
    expect(server.received.slice(2).map(({ to }) => to)).toEqual([
      ["office@turbine.example"],
      ["office@turbine.example"],
    ])
    for (const id of [last, ...beyond]) expect(await mailOf(id)).toBe("sent")
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain("stored and not mailed")
    site.time.now = new Date(site.time.now.getTime() + 3_600_000)
    server.received.length = 0
    await post(true)
    await site.app.mail.idle()
    expect(server.received).toHaveLength(2)
  })

  it("adds at most 500 unverified inquiries an hour to the digest and stores the others", async () => {
    await use("unverifiedMails", 499)
    const within = await post(false)
    const beyond = [await post(false), await post(false)]
    expect(await mailOf(within)).not.toBe("none")
    for (const id of beyond) expect(await mailOf(id)).toBe("none")
    const items = await site.app.db.selectFrom("outbox_item").select("request_id").execute()
    expect(items.map(({ request_id }) => request_id).filter((id) => beyond.includes(id ?? 0))).toEqual([])
    expect(warnings).toHaveLength(1)
  })
})
