import { beforeAll, expect, it } from "vitest"
import type { Visits } from "#contract/visit.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { createVisitCounts } from "./count-visits.ts"
import { removeOldVisits } from "./store.ts"

const browser = {
  "sec-fetch-dest": "document",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
}
const open = (url: string, headers: Record<string, string> = {}, method = "GET") => ({
  url,
  method,
  headers: { ...browser, ...headers },
})

onEachEngine("page views", (openDatabase) => {
  let site: TestSite
  let olga: TestPerson

  const read = async (query = "") => (await (await site.asOwner("GET", `/api/visit${query}`)).json()) as Visits

  beforeAll(async () => {
    site = await openTestSite(openDatabase())
    olga = await addPerson(site, "olga", { roles: ["translator"], languages: ["ru"] })
  })

  it("are those of people who open a page, by day, page, language and referrer's host", async () => {
    const { visits, config } = site.app
    const own = { referer: `${config.publicUrl}/` }
    visits.note(open("/en", { referer: "https://www.google.com/search?q=rotor" }))
    visits.note(open("/service/3-rotor", own))
    visits.note(open("/service/3-rotoren?page=2", own))
    visits.note(open("/", { referer: "not an address" }))
    visits.note(open("/contact/", { "x-shown": "1", "sec-fetch-dest": "empty" }, "HEAD"))
    await visits.write()
    const found = await read()
    expect(found).toMatchObject({ from: "2026-10-22", to: "2026-11-20", total: 5 })
    expect(found.days).toHaveLength(30)
    expect(found.days.at(-1)).toEqual({ day: "2026-11-20", count: 5 })
    expect(found.pages).toEqual([
      { name: "/", count: 2 },
      { name: "/service/3", count: 2 },
      { name: "/contact", count: 1 },
    ])
    expect(found.referrers).toEqual([
      { name: "", count: 4 },
      { name: "www.google.com", count: 1 },
    ])
    expect(found.languages).toEqual([
      { name: "de", count: 4 },
      { name: "en", count: 1 },
      { name: "ru", count: 0 },
    ])
  })

  it("are none of robots, prerenders, colleagues, previews, private pages and calls", async () => {
    const { visits } = site.app
    visits.note(open("/", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }))
    visits.note(open("/", { "user-agent": "" }))
    visits.note(open("/", { "sec-purpose": "prefetch;prerender" }))
    visits.note(open("/", { cookie: "a=1; staff=1" }))
    visits.note(open("/", { "sec-fetch-dest": "empty" }))
    visits.note(open("/", {}, "HEAD"))
    visits.note(open("/?preview=abc"))
    visits.note(open("/en/r/0123456789012345678901234567890123456789012"))
    visits.note(open("/api/service"))
    visits.note(open("/dashboard"))
    visits.note(open(`/${"x".repeat(200)}`))
    await visits.write()
    expect((await read()).total).toBe(5)
  })

  it("of two processes add up, and wait where the database is away", async () => {
    const { db, clock, log, config } = site.app
    const other = createVisitCounts({ db, clock, log, publicUrl: config.publicUrl })
    const away = createVisitCounts({
      db: { transaction: () => ({ execute: () => Promise.reject(new Error("away")) }) } as unknown as typeof db,
      clock,
      log,
      publicUrl: config.publicUrl,
    })
    for (const visits of [site.app.visits, other, away]) visits.note(open("/careers"))
    await Promise.all([site.app.visits.write(), other.write(), away.write()])
    expect((await read()).pages).toContainEqual({ name: "/careers", count: 2 })
  })

  it("are kept for 25 months, and told by day or as a file to those who may read the demand", async () => {
    await removeOldVisits(site.app.db, new Date("2028-12-19T00:00:00Z"))
    expect((await read()).total).toBe(7)
    expect((await read("?from=2026-11-21&to=2026-11-22")).days).toEqual([
      { day: "2026-11-21", count: 0 },
      { day: "2026-11-22", count: 0 },
    ])
    const csv = await site.asOwner("GET", "/api/visit?from=2026-11-20&format=csv&words=de")
    expect(await csv.text()).toContain('"2026-11-20";"/careers";"de";"";"2"')
    expect((await site.asOwner("GET", "/api/visit?from=yesterday")).status).toBe(422)
    expect((await olga.call("GET", "/api/visit")).status).toBe(403)
    await removeOldVisits(site.app.db, new Date("2028-12-21T00:00:00Z"))
    expect((await read()).total).toBe(0)
  })
})
