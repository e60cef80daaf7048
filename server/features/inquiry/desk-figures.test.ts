import { beforeAll, expect, it } from "vitest"
import type { DeskFigures } from "#contract/desk-figures.ts"
import type { Settings } from "#contract/settings.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { storeAnswerTime } from "./measure-answer-time.ts"

onEachEngine("the figures of the desk", (open) => {
  let site: TestSite
  let smtp: MailServer
  const at = async (iso: string) => {
    site.time.now = new Date(iso)
    // Keeps the sessions valid while the clock moves.
    await site.app.db.updateTable("session").set({ created_at: iso, used_at: iso, confirmed_at: iso }).execute()
  }
  const receive = async (lang: string) => {
    await site.app.db.deleteFrom("rate_limit").execute()
    const body = { name: "A", company: "B", email: "a@example.com", lang }
    return ((await (await site.request("/api/request", json("POST", body))).json()) as { id: number }).id
  }
  const answer = async (id: number) => {
    const sent = await site.asOwner("POST", `/api/request/${id}/message`, { kind: "out", text: "x", even_so: true })
    expect(sent.status).toBe(201)
  }
  const figures = async (query: string) =>
    (await (await site.asOwner("GET", `/api/desk/figures?${query}`)).json()) as DeskFigures

  beforeAll(async () => {
    smtp = await openMailServer()
    const env = { SMTP_URL: smtp.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
    site = await openTestSite(open(), "./data", { env })
    await site.app.mail.close()
    await smtp.close()
    // Friday before the change to summer time, after hours from 15:00 on.
    await at("2026-03-27T13:30:00Z")
    await site.asOwner("PATCH", "/api/settings", { reply_hours: 4, working_hours_fri: "8–15" })
    const friday = await receive("de")
    const other = await receive("ru")
    const spam = await receive("ru")
    await receive("en")
    // Half an hour of Friday, and 8:00 to 8:45 of Monday in summer time.
    await at("2026-03-30T06:45:00Z")
    await answer(friday)
    await site.asOwner("PATCH", `/api/request/${friday}`, { outcome: "won" })
    await site.asOwner("PATCH", `/api/request/${spam}`, { outcome: "not-an-inquiry" })
    await at("2026-03-30T12:00:00Z")
    await answer(other)
    // A second answer changes no figure.
    await at("2026-03-31T12:00:00Z")
    await answer(friday)
  })

  it("are exact to the minute, over a weekend and a clock change", async () => {
    const found = await figures("from=2026-03-27&to=2026-03-31")
    expect(found).toMatchObject({ promise_minutes: 240 })
    expect(found.total).toEqual({
      inquiries: 3,
      answered: 2,
      within: 1,
      late: 2,
      won: 1,
      median_minutes: 75,
      p90_minutes: 390,
    })
    expect(found.weeks.map(({ week, inquiries }) => [week, inquiries])).toEqual([["2026-03-23", 3]])
    expect(found.languages).toMatchObject([
      { lang: "de", median_minutes: 75 },
      { lang: "en", answered: 0, late: 1, median_minutes: null },
      { lang: "ru", inquiries: 1, median_minutes: 390 },
    ])
    expect(new Map(found.people.map(({ owner, inquiries }) => [owner?.name, inquiries]))).toEqual(
      new Map([
        ["admin", 2],
        [undefined, 1],
      ]),
    )
    expect((await figures("from=2026-03-28&to=2026-03-31")).total).toMatchObject({ inquiries: 0, median_minutes: null })
  })

  it("stay the same when hours change, and can be exported", async () => {
    await site.asOwner("PATCH", "/api/settings", { working_hours_mon: "", holidays: "2026-03-30" })
    expect((await figures("from=2026-03-27&to=2026-03-31")).total).toMatchObject({ median_minutes: 75 })
    const csv = await site.asOwner("GET", "/api/desk/figures?from=2026-03-27&to=2026-03-31&format=csv&words=de")
    expect(csv.headers.get("Content-Disposition")).toContain("desk-2026-03-27-2026-03-31.csv")
    expect(await csv.text()).toContain('"Sprache";"Russisch";"1";"1";"0";"1";"0";"390";"390"')
    expect((await site.asOwner("GET", "/api/desk/figures?from=yesterday")).status).toBe(422)
  })

  it("are told to visitors from 20 answered on, and move cached pages only when what they say changes", async () => {
    const told = async () => {
      const before = await readContentVersion(site.app.db)
      await storeAnswerTime(site.app)
      const settings = (await (await site.asOwner("GET", "/api/settings")).json()) as Settings
      return [settings.answer_time_minutes, (await readContentVersion(site.app.db)) - before]
    }
    const measured = (minutes: number) =>
      site.app.db.updateTable("request").set({ first_answer_minutes: minutes }).where("lang", "=", "en").execute()
    await site.asOwner("PATCH", "/api/settings", { show_answer_time: 1 })
    for (let count = 0; count < 16; count++) await receive("en")
    await measured(217)
    expect(await told()).toEqual([null, 0])
    await receive("en")
    await measured(217)
    expect(await told()).toEqual([220, 1])
    await measured(213)
    expect(await told()).toEqual([220, 0])
    await site.asOwner("PATCH", "/api/settings", { show_answer_time: 0 })
    expect(await told()).toEqual([null, 1])
    expect(await told()).toEqual([null, 0])
  })
})
