import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { sendPromiseMails } from "./promise-mails.ts"

onEnginesInTurn("mails about the promise", (open) => {
  let site: TestSite
  let smtp: MailServer
  let karl: TestPerson
  const at = async (iso: string) => {
    site.time.now = new Date(iso)
    // Keeps the sessions valid while the clock moves.
    await site.app.db.updateTable("session").set({ created_at: iso, used_at: iso, confirmed_at: iso }).execute()
    await sendPromiseMails(site.app)
    await site.app.mail.idle()
    return smtp.received.splice(0).map(({ to, text }) => [to.join(), /RQ-\w{6}/u.exec(text)?.[0]])
  }

  beforeAll(async () => {
    smtp = await openMailServer()
    const env = { SMTP_URL: smtp.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
    site = await openTestSite(open(), "./data", { env })
    karl = await addPerson(site, "karl", { roles: ["sales"], email: "karl@turbine.example" })
  })
  beforeEach(async () => {
    for (const table of ["job", "outbox_item", "outbox", "request", "rate_limit"] as const)
      await site.app.db.deleteFrom(table).execute()
  })
  afterAll(async () => {
    await site.app.mail.close()
    await smtp.close()
  })

  /** Returns an inquiry of a Thursday, 8:30 in Germany; the promise of 8 hours ends at 16:30. */
  const assigned = async () => {
    await at("2026-11-19T07:30:00Z")
    const sent = await site.request("/api/request", json("POST", { name: "A", company: "B", email: "a@example.com" }))
    const inquiry = (await sent.json()) as { id: number; reference: string }
    await site.asOwner("PATCH", `/api/request/${inquiry.id}`, { owner_id: karl.id })
    // The notice, and the news that the inquiry is Karl's.
    await site.app.mail.idle()
    smtp.received.length = 0
    return inquiry
  }

  it("are sent once at three quarters of the time, and in the morning of a working day", async () => {
    const { id, reference } = await assigned()
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

  it("are made by the next try when the outbox could not take them", async () => {
    const { reference } = await assigned()
    const { db } = site.app
    await sql`alter table outbox rename to outbox_away`.execute(db)
    await expect(at("2026-11-19T13:30:00Z")).rejects.toThrow(/outbox/u)
    await sql`alter table outbox_away rename to outbox`.execute(db)
    expect(await at("2026-11-19T13:31:00Z")).toEqual([["karl@turbine.example", reference]])
    expect(await at("2026-11-19T13:32:00Z")).toEqual([])
  })
})
