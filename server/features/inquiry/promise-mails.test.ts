import { afterAll, beforeAll, expect, it } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { addPerson } from "#tests/harness/people.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { sendPromiseMails } from "./promise-mails.ts"

onEnginesInTurn("mails about the promise", (open) => {
  let site: TestSite
  let smtp: MailServer
  const at = async (iso: string) => {
    site.time.now = new Date(iso)
    // Keeps the sessions valid while the clock moves.
    await site.app.db.updateTable("session").set({ created_at: iso, used_at: iso, confirmed_at: iso }).execute()
    await sendPromiseMails(site.app)
    await site.app.mail.idle()
    return smtp.received.splice(0).map(({ to, text }) => [to.join(), /LT-\w{6}/u.exec(text)?.[0]])
  }

  beforeAll(async () => {
    smtp = await openMailServer()
    const env = { SMTP_URL: smtp.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
    site = await openTestSite(open(), "./data", { env })
  })
  afterAll(async () => {
    await site.app.mail.close()
    await smtp.close()
  })

  it("are sent once at three quarters of the time, and in the morning of a working day", async () => {
    const karl = await addPerson(site, "karl", { roles: ["sales"], email: "karl@turbine.example" })
    // A Thursday, 8:30 in Germany; the promise of 8 hours ends at 16:30.
    await at("2026-11-19T07:30:00Z")
    const body = { name: "A", company: "B", email: "a@example.com" }
    const sent = await site.request("/api/request", json("POST", body))
    const { id, reference } = (await sent.json()) as { id: number; reference: string }
    await site.app.mail.idle()
    await site.asOwner("PATCH", `/api/request/${id}`, { owner_id: karl.id })
    smtp.received.length = 0
    expect(await at("2026-11-19T13:29:00Z")).toEqual([])
    expect(await at("2026-11-19T13:30:00Z")).toEqual([["karl@turbine.example", reference]])
    expect(await at("2026-11-19T13:31:00Z")).toEqual([])
    expect(await at("2026-11-20T06:59:00Z")).toEqual([])
    expect(await at("2026-11-20T07:00:00Z")).toEqual([["karl@turbine.example", reference]])
    expect(await at("2026-11-20T07:01:00Z")).toEqual([])
    expect(await at("2026-11-21T07:00:00Z")).toEqual([])
    await site.asOwner("PATCH", `/api/request/${id}`, { outcome: "lost" })
    expect(await at("2026-11-23T07:00:00Z")).toEqual([])
  })
})
