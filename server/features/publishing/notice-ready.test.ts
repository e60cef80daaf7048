import { afterAll, beforeAll, expect, it } from "vitest"
import type { Publications } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEnginesInTurn("mails about drafts that are ready for review", (open) => {
  let site: TestSite
  let smtp: MailServer
  let olga: TestPerson
  let anna: TestPerson

  const inMinutes = (minutes: number) => {
    site.time.now = new Date(site.time.now.getTime() + minutes * 60_000)
  }
  const mailed = async () => {
    site.app.mail.resume()
    await site.app.mail.idle()
    return smtp.received.splice(0).map(({ to, text }) => [to.join(), /olga: (\d+)/u.exec(text)?.[1]])
  }
  const handIn = async () => {
    const form = imageForm("images", await picture(), { title_de: "Auswuchten" })
    const service = (await (await site.asOwner("POST", "/api/service", form)).json()) as Service
    const draft = { patch: { title_ru: "Балансировка" }, based_on: 1, ready: true }
    expect((await olga.call("PUT", `/api/draft/service/${service.id}`, draft)).status).toBe(200)
    return service.id
  }

  beforeAll(async () => {
    smtp = await openMailServer()
    const env = { SMTP_URL: smtp.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
    site = await openTestSite(open(), "./data", { env })
    olga = await addPerson(site, "olga", { roles: ["translator"], languages: ["ru"], email: "olga@turbine.example" })
    anna = await addPerson(site, "anna", { roles: ["editor"], email: "anna@turbine.example" })
    await site.app.mail.idle()
    smtp.received.length = 0
  })
  afterAll(async () => {
    await site.app.mail.close()
    await smtp.close()
  })

  it("go to those who may publish, once an hour, with all that waits by then", async () => {
    await handIn()
    expect(await mailed()).toEqual([["anna@turbine.example", "1"]])
    inMinutes(10)
    await handIn()
    await handIn()
    expect(await mailed()).toEqual([])
    inMinutes(51)
    expect(await mailed()).toEqual([["anna@turbine.example", "3"]])
  })

  it("stop when somebody switches them off in the account", async () => {
    inMinutes(61)
    const now = site.time.now.toISOString()
    await site.app.db.updateTable("session").set({ created_at: now, used_at: now, confirmed_at: now }).execute()
    expect((await anna.call("PATCH", "/api/auth/profile", { review_mails: false })).status).toBe(200)
    await handIn()
    expect(await mailed()).toEqual([])
  })

  it("go to the author of a draft that is sent back, whose note stays until it is ready again", async () => {
    const id = await handIn()
    const draftOf = async () => {
      const { drafts } = (await (await site.asOwner("GET", "/api/draft")).json()) as Publications
      return drafts.find((draft) => draft.id === id)
    }
    const before = await draftOf()
    const path = `/api/draft/service/${id}`
    await mailed()
    const back = (version: number, note: string) =>
      site.asOwner("POST", `${path}/return`, { note }, { "If-Match": `"${version}"` })
    expect((await olga.call("POST", `${path}/return`, { note: "Nein" })).status).toBe(403)
    expect((await back(before?.version ?? 0, " ")).status).toBe(422)
    expect((await back(1, "Bitte mit Datum.")).status).toBe(412)
    expect((await back(before?.version ?? 0, "Bitte mit Datum.")).status).toBe(200)
    expect((await back((before?.version ?? 0) + 1, "Bitte mit Datum.")).status).toBe(409)
    site.app.mail.resume()
    await site.app.mail.idle()
    const [letter, ...others] = smtp.received.splice(0)
    expect([letter?.to, others]).toEqual([["olga@turbine.example"], []])
    expect(letter?.text).toContain("  Auswuchten (admin): Bitte mit Datum.")

    const returned = { ready: false, ready_by: "admin", note: "Bitte mit Datum.", saved_by: "Name of olga" }
    expect(await draftOf()).toMatchObject(returned)
    const patch = { title_ru: "Балансировка 2026" }
    await olga.call("PUT", path, { patch, based_on: 1 })
    expect(await draftOf()).toMatchObject({ ...returned, changes: 1 })
    await olga.call("POST", "/api/draft/ready")
    expect(await draftOf()).toMatchObject({ ready: true, ready_by: "Name of olga", note: "" })
  })
})
