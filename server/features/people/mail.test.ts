import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { Invited } from "#contract/people.ts"
import { sweepOnce } from "#tests/harness/sweep-once.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { addPerson, personPassword, ticketOfLink } from "#tests/harness/people.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

const day = 86_400_000

onEnginesInTurn("mail to people", (open) => {
  let site: TestSite
  let server: MailServer
  beforeAll(async () => {
    server = await openMailServer()
    const env = {
      SMTP_URL: server.url,
      MAIL_TO: "office@turbine.example",
      MAIL_FROM: "site@turbine.example",
      PUBLIC_URL: "https://turbine.example",
    }
    site = await openTestSite(open(), "./data", { env })
  })
  afterAll(async () => {
    await site.app.mail.close()
    await server.close()
  })
  beforeEach(async () => {
    for (const table of ["outbox", "rate_limit"] as const) await site.app.db.deleteFrom(table).execute()
    server.received.length = 0
  })
  const delivered = async () => {
    site.app.mail.resume()
    await site.app.mail.idle()
    return server.received
  }
  const post = (path: string, body: unknown) => site.request(path, json("POST", body))
  const linkIn = (text: string) => /https:\/\/turbine\.example\/controller\/\w+#[\w-]{43}/u.exec(text)?.[0] ?? ""

  it("mails an invitation to its recipient, with a link that no table holds", async () => {
    const body = { name: "Claire", login: "dumont", email: "claire@example.com", roles: ["sales"], mail: true }
    const invited = (await (await site.asOwner("POST", "/api/people", body)).json()) as Invited
    expect(invited.mailed).toBe(true)
    const [mail] = await delivered()
    expect(mail?.to).toEqual(["claire@example.com"])
    const url = linkIn(mail?.text ?? "")
    expect(JSON.stringify(await site.app.db.selectFrom("outbox").selectAll().execute())).not.toContain("#")
    // Of two links the later one is valid.
    expect((await post("/api/auth/ticket", { ticket: ticketOfLink(invited) })).status).toBe(410)
    const accepted = await post("/api/auth/accept", { ticket: ticketOfLink({ url }), password: personPassword })
    expect(accepted.status).toBe(200)
  })

  it("mails reset links to accounts with an address, three times an hour, and responds alike to all", async () => {
    const anna = await addPerson(site, "reimer", { roles: ["editor"], email: "anna@example.com" })
    for (const login of ["nobody", "admin", "reimer"])
      expect((await post("/api/auth/reset", { login })).status).toBe(204)
    await expect.poll(async () => (await delivered()).length, { timeout: 10_000 }).toBe(1)
    const [mail] = server.received
    expect(mail?.to).toEqual(["anna@example.com"])
    const ticket = ticketOfLink({ url: linkIn(mail?.text ?? "") })
    expect((await post("/api/auth/accept", { ticket, password: "Verdichter-Rad-1997!" })).status).toBe(200)
    expect((await anna.call("POST", "/api/auth/me")).status).toBe(401)
    for (let asked = 0; asked < 5; asked++) await post("/api/auth/reset", { login: "Reimer" })
    for (let asked = 0; asked < 5; asked++) await post("/api/auth/reset", { login: "reimer" })
    await expect.poll(async () => (await delivered()).length, { timeout: 10_000 }).toBe(3)
  })

  it("tells the former address of a new one, once, and ends open reset links", async () => {
    const clara = await addPerson(site, "lindner", { roles: ["editor"], email: "clara@example.com" })
    const { url } = (await (await site.asOwner("POST", `/api/people/${clara.id}/reset`, {})).json()) as { url: string }
    const change = (email: string) => clara.call("PATCH", "/api/auth/profile", { email })
    expect((await change("clara@example.com")).status).toBe(200)
    expect(await delivered()).toHaveLength(0)
    expect((await change("lindner@example.com")).status).toBe(200)
    expect((await post("/api/auth/ticket", { ticket: ticketOfLink({ url }) })).status).toBe(410)
    await expect.poll(async () => (await delivered()).length, { timeout: 10_000 }).toBe(1)
    expect(server.received[0]?.to).toEqual(["clara@example.com"])
    expect(server.received[0]?.text).not.toContain("lindner")
    expect((await site.asOwner("PATCH", `/api/people/${clara.id}`, { email: "" })).status).toBe(200)
    await expect.poll(async () => (await delivered()).length, { timeout: 10_000 }).toBe(2)
    expect(server.received[1]?.to).toEqual(["lindner@example.com"])
    expect(JSON.stringify(await site.app.db.selectFrom("outbox").selectAll().execute())).not.toContain("lindner")
  })

  it("notifies owners once of access keys that expire within 30 days", async () => {
    await site.asOwner("PATCH", "/api/auth/profile", { email: "owner@example.com" })
    await site.asOwner("POST", "/api/token", { name: "ERP", abilities: ["content.read"], days: 90 })
    await sweepOnce(site.app)
    expect(await delivered()).toHaveLength(0)
    site.time.now = new Date(site.time.now.getTime() + 60 * day)
    await sweepOnce(site.app)
    await sweepOnce(site.app)
    const received = await delivered()
    expect(received.map(({ to }) => to)).toEqual([["owner@example.com"]])
    expect(received[0]?.text).toContain("ERP")
  })
})
