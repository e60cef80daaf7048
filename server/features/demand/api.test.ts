import { beforeAll, beforeEach, expect, it } from "vitest"
import type { DemandBoard } from "#contract/demand.ts"
import type { SheetResult } from "#contract/sheet.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { addDemand, newTermsADay } from "#server/demand/demand-store.ts"
import { createDemand, settleMs } from "#server/demand/demand.ts"
import { weekOf, weeksLater } from "#server/demand/week.ts"
import { chunks } from "#server/db/chunks.ts"
import { sweepOnce } from "#tests/harness/sweep-once.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite, password } from "#tests/harness/test-site.ts"

import { shownTerms } from "./store.ts"

const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0", "Accept-Language": "de" }

onEnginesInTurn("/api/demand", (open) => {
  let site: TestSite
  let group: number
  let bearer: Record<string, string> = {}
  const asOwner: TestSite["asOwner"] = (method, path, body, headers) =>
    site.asOwner(method, path, body, { ...headers, ...bearer })
  const ask = (q: string, address = "192.0.2.1", headers: Record<string, string> = browser, lang = "de") =>
    site.request(`/api/search?${new URLSearchParams({ q, lang })}`, { headers }, address)
  const lookUp = (...numbers: string[]) => {
    const call = json("POST", { numbers, requested: numbers.length })
    return site.request("/api/part/lookup", {
      ...call,
      headers: { ...call.headers, ...browser, Referer: "http://x/ru/" },
    })
  }
  const board = async (query = "") => (await (await asOwner("GET", `/api/demand${query}`)).json()) as DemandBoard
  const terms = async (query = "") => (await board(query)).items.map(({ term, total }) => `${term} ${total}`)
  const settled = async () => {
    site.time.now = new Date(site.time.now.getTime() + settleMs)
    await site.app.demand.write()
  }

  beforeAll(async () => {
    site = await openTestSite(open(), undefined, { env: { RATE_LIMITS: "off" } })
    const form = imageForm("images", await picture(), { title_de: "LM2500 Heißgasteile" })
    group = ((await (await asOwner("POST", "/api/spare", form)).json()) as SpareSummary).id
    for (const part of [
      { partnumber: "9035M58G02", description_de: "Laufschaufel Stufe 1" },
      { partnumber: "5X516-498-1", description_de: "Lager, hinten" },
    ])
      expect((await asOwner("POST", `/api/spare/${group}/part`, part)).status).toBe(201)
  })
  /** A new day forgets visitors and needs a new session. */
  const nextDay = async () => {
    site.time.now = new Date(site.time.now.getTime() + 86_400_000)
    const response = await site.request("/api/auth/login", json("POST", { login: "admin", password }))
    bearer = { Authorization: `Bearer ${((await response.json()) as { token: string }).token}` }
  }

  beforeEach(async () => {
    await site.app.demand.write("all")
    await site.app.db.deleteFrom("demand").execute()
    await site.app.db.deleteFrom("demand_ignored").execute()
    await nextDay()
  })

  it("counts a search without hits once per visitor and day, after the last keystroke", async () => {
    for (const q of ["98", "9811M2", "9811M20P0", "9811m20-p07"]) await ask(q)
    await site.app.demand.write()
    expect(await terms()).toEqual([])
    await settled()
    await ask("9811M20P07")
    await ask("9811M20P07", "192.0.2.2", browser, "en")
    await settled()
    const { items, weeks } = await board()
    expect(items).toMatchObject([
      {
        term: "9811M20-P07",
        is_number: true,
        total: 2,
        kinds: { search: 2, paste: 0 },
        languages: ["de", "en"],
        is_new: true,
        ignored: false,
        nearest: null,
      },
    ])
    expect(weeks).toHaveLength(12)
    expect(weeks.at(-1)).toMatchObject({ searches: 2, missed: 2 })
    await nextDay()
    await ask("9811M20P07")
    await settled()
    expect(await terms()).toEqual(["9811M20-P07 3"])
  })

  it("counts a visitor once a day per term, in any spelling and way, and an inquiry besides", async () => {
    for (const q of ["9811M20P99", "P/N 9811M20P99", "9811M20P99, 2 Stk.", "9811-M20-P99"]) await ask(q)
    await settled()
    const visitor = { address: "192.0.2.1", headers: new Headers(browser) }
    for (const kind of ["paste", "page"] as const)
      site.app.demand.noteUnknown(kind, ["9811M20P99", "9811M20P99x3"], "de", visitor)
    site.app.demand.noteUnknown("inquiry", ["9811M20P99"], "de", { ...visitor, headers: new Headers() })
    await site.app.demand.write()
    const { items, weeks } = await board()
    expect(items).toMatchObject([{ total: 2, kinds: { search: 1, paste: 0, page: 0, inquiry: 1 } }])
    expect(weeks.at(-1)).toMatchObject({ searches: 1, missed: 1 })
  })

  it("counts successful searches in the share only", async () => {
    await ask("9035M58G02")
    await settled()
    const { items, weeks } = await board()
    expect(items).toEqual([])
    expect(weeks.at(-1)).toMatchObject({ searches: 1, missed: 0 })
  })

  it("stores words of the catalogue, and counts other words without storing them", async () => {
    await ask("Laufschaufeln hinten LM2500", "192.0.2.1")
    await ask("Max Mustermann", "192.0.2.2")
    await ask("+49 551 0900 140", "192.0.2.3")
    await ask("<img src=x onerror=alert(1)>", "192.0.2.4")
    await settled()
    const { items, unnamed, weeks } = await board()
    expect(items.map(({ term, is_number }) => [term, is_number])).toEqual([["laufschaufeln hinten lm2500", false]])
    expect([unnamed, weeks.at(-1)?.missed]).toEqual([3, 4])
    const stored = await site.app.db.selectFrom("demand").selectAll().execute()
    expect(Object.keys(stored[0] ?? {}).toSorted()).toEqual(["count", "kind", "lang", "term", "week"])
    expect(JSON.stringify(stored)).not.toMatch(/muster|0900|img|192\.0/iu)
  })

  it("counts no robots, prefetches or signed-in people", async () => {
    await ask("9811M20P07", "192.0.2.1", { ...browser, "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })
    await ask("9811M20P07", "192.0.2.2", { "User-Agent": browser["User-Agent"] })
    await ask("9811M20P07", "192.0.2.3", { ...browser, "Sec-Purpose": "prefetch;prerender" })
    await asOwner("GET", "/api/search?q=9811M20P07", undefined, browser)
    const head = { method: "HEAD", headers: browser }
    expect((await site.request("/api/search?q=9811M20P07", head, "192.0.2.4")).status).toBe(200)
    await settled()
    expect((await board()).weeks.at(-1)).toMatchObject({ searches: 0, missed: 0 })
  })

  it("counts unknown lines of a pasted list in the page's language", async () => {
    await lookUp("9035M58G02", "9811M20P07", "9107 M99 G01")
    await site.app.demand.write()
    expect((await board()).items).toMatchObject([
      { term: "9107M99G01", kinds: { paste: 1 }, languages: ["ru"] },
      { term: "9811M20P07", kinds: { paste: 1 }, languages: ["ru"] },
    ])
  })

  it("counts of the numbers looked up only those that a visitor requests", async () => {
    for (const body of [
      { numbers: ["", "9811M20P07", "K102938"], requested: 2 },
      { numbers: ["9811M20P08"] },
      { numbers: ["9811M20P09"], requested: -1 },
    ]) {
      const call = json("POST", body)
      await site.request("/api/part/lookup", { ...call, headers: { ...call.headers, ...browser } })
    }
    await site.app.demand.write()
    const { items, unnamed } = await board()
    expect([items.map(({ term }) => term), unnamed]).toEqual([["9811M20P07"], 0])
  })

  it("counts a missing page once per visitor and day, without HEAD requests", async () => {
    const open = (number: string, lang: "de" | "en" | "ru", address: string, more = {}) =>
      site.app.demand.noteUnknown("page", [number], lang, { address, headers: new Headers(browser), ...more })
    open("9811M20P07", "de", "192.0.2.1")
    open("9811M20-P07", "en", "192.0.2.1", { isHead: false })
    open("9811M20P07", "ru", "192.0.2.2")
    open("9811M20P07", "en", "192.0.2.3", { isHead: true })
    await site.app.demand.write()
    expect((await board()).items).toMatchObject([
      { term: "9811M20P07", total: 2, kinds: { page: 2 }, languages: ["de", "ru"] },
    ])
    await nextDay()
    open("9811M20P07", "de", "192.0.2.1")
    await site.app.demand.write()
    expect(await terms()).toEqual(["9811M20P07 3"])
  })

  it("marks the nearest number where it differs", async () => {
    await lookUp("9035M85G02", "5X516-498-2", "9O35M58GO2", "5X516-498", "ZZ999X")
    await site.app.demand.write()
    const { items } = await board()
    const nearest = Object.fromEntries(
      items.map((item) => [item.term, item.nearest && [item.nearest.why, ...item.nearest.segments]]),
    )
    expect(nearest).toEqual({
      "9035M85G02": ["swapped", "9035M", "58", "G02"],
      "5X516-498-2": ["different", "5X516-498-", "1", ""],
      "5X516-498": ["length", "5X516-498-", "1", ""],
      ZZ999X: null,
    })
  })

  it("filters by kind, language, new and ignored, with a count per filter", async () => {
    const now = new Date(site.time.now.getTime() - 21 * 86_400_000)
    await addDemand(site.app.db, [{ kind: "search", term: "aa111b", lang: "de", count: 5 }], now)
    await lookUp("BB222C")
    await ask("cc-333d", "192.0.2.1", browser, "en")
    await settled()
    expect(await terms()).toEqual(["AA111B 5", "BB222C 1", "CC-333D 1"])
    expect(await terms("?kind=paste")).toEqual(["BB222C 1"])
    for (const lang of ["en", "EN"]) expect(await terms(`?lang=${lang}`)).toEqual(["CC-333D 1"])
    expect(await terms("?fresh=true")).toEqual(["BB222C 1", "CC-333D 1"])
    expect((await asOwner("PATCH", "/api/demand", { term: "CC333D", ignored: true })).status).toBe(200)
    expect(await terms()).toEqual(["AA111B 5", "BB222C 1"])
    expect(await terms("?ignored=true")).toEqual(["CC-333D 1"])
    for (const query of ["", "?ignored=true"])
      expect((await board(query)).counts).toEqual({
        all: 2,
        search: 1,
        paste: 1,
        page: 0,
        inquiry: 0,
        fresh: 1,
        ignored: 1,
      })
    await asOwner("PATCH", "/api/demand", { term: "CC-333D", ignored: false })
    expect(await terms("?ignored=true")).toEqual([])
    expect((await asOwner("PATCH", "/api/demand", { term: "never asked", ignored: true })).status).toBe(404)
    for (const query of ["?kind=asked", "?lang=fr", "?from=2026-02-31", "?page=0", "?ignored=1"])
      expect((await asOwner("GET", `/api/demand${query}`)).status).toBe(422)
  })

  it("omits what a part or an alias answers by now", async () => {
    await lookUp("9035M85G02")
    await site.app.demand.write()
    const made = await asOwner("POST", "/api/part-alias", { alias: "9035M85G02", partnumber: "9035M58G02" })
    expect(await terms()).toEqual([])
    await asOwner("DELETE", `/api/part-alias/${((await made.json()) as { id: number }).id}`)
    expect(await terms()).toEqual(["9035M85G02 1"])
  })

  it("reports how many gaps an import closes, in its preview too", async () => {
    await lookUp("ZZ-1001A", "ZZ1002B", "ZZ1003C", "9811M20P07")
    await site.app.demand.write()
    await asOwner("PATCH", "/api/demand", { term: "ZZ1003C", ignored: true })
    const rows = [["Part number"], ["ZZ1001A"], ["zz-1002-b"], ["ZZ1003C"], ["ZZ1004D"]]
    const send = async (how: string) => {
      const sent = await asOwner("POST", `/api/spare/${group}/excel/update${how}`, sheetForm(await workbook(rows)))
      return ((await sent.json()) as SheetResult).gaps_closed
    }
    expect([await send("?preview=1"), await send(""), await send("")]).toEqual([2, 2, 0])
    expect(await terms()).toEqual(["9811M20P07 1"])
  })

  it("exports the filtered terms as CSV, in the words of a language", async () => {
    await lookUp("DD-444E")
    await ask("Laufschaufeln hinten")
    await settled()
    const response = await asOwner("GET", "/api/demand/csv?words=ru&kind=paste")
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8")
    const [headings = "", ...rows] = (await response.text()).split("\r\n")
    expect(headings).toContain('"Номер или слова";"Всего"')
    expect(rows).toEqual(['"DD-444E";"1";"0";"1";"0";"0";"RU"', ""])
  })

  it("adds up the counts of two processes", async () => {
    const { db, clock, log } = site.app
    const other = createDemand({ db, clock, log, knowsWords: async () => false })
    await lookUp("DD444E")
    other.noteUnknown("paste", ["dd-444-e"], "en", { address: "192.0.2.9", headers: new Headers(browser) })
    await Promise.all([site.app.demand.write(), other.write("all")])
    const { items } = await board()
    expect(items).toMatchObject([{ total: 2, kinds: { paste: 2 }, languages: ["en", "ru"] }])
  })

  it("counts unknown items of verified inquiries only", async () => {
    const inquiry = {
      name: "A",
      company: "B",
      email: "b@example.com",
      items: [{ partnumber: "EE555F" }, { partnumber: "9035M58G02" }],
    }
    await site.request("/api/request", json("POST", { ...inquiry, items: [{ partnumber: "FF666G" }] }))
    const captcha_token = await humanCheckToken(site)
    expect((await site.request("/api/request", json("POST", { ...inquiry, captcha_token }))).status).toBe(201)
    const writtenTerms = async () => {
      await site.app.demand.write()
      return terms()
    }
    await expect.poll(writtenTerms).toEqual(["EE555F 1"])
    expect((await board()).items[0]?.kinds.inquiry).toBe(1)
  })

  it("stores 2,000 new terms a day across all processes, and counts further ones without their text", async () => {
    const { db } = site.app
    const counts = (from: number, length: number) =>
      Array.from(
        { length },
        (_, index) => ({ kind: "search", term: `a${from + index}b`, lang: "de", count: 1 }) as const,
      )
    const now = site.time.now
    await Promise.all([addDemand(db, counts(10_000, 1_500), now), addDemand(db, counts(20_000, 1_500), now)])
    await addDemand(db, counts(30_000, 10), now)
    const { counts: shown, unnamed } = await board()
    expect([shown.all, unnamed]).toEqual([newTermsADay, 3_010 - newTermsADay])
    // Known terms are still counted.
    const { term } = await db
      .selectFrom("demand")
      .select("term")
      .where("term", "like", "a_____b")
      .executeTakeFirstOrThrow()
    await addDemand(db, [{ kind: "search", term, lang: "de", count: 6 }], now)
    expect((await board()).items[0]?.total).toBe(7)
    await nextDay()
    await addDemand(db, counts(30_000, 10), site.time.now)
    expect((await board()).counts.all).toBe(newTermsADay + 10)
  })

  it("reads the 5,000 most requested terms, of equal ones the newest", async () => {
    const { db } = site.app
    const week = weekOf(site.time.now)
    const row = (week: string, term: string, count: number) =>
      ({ week, term, count, kind: "search", lang: "de" }) as const
    const old = Array.from({ length: shownTerms }, (_, at) => row(weeksLater(week, -2), `a${10_000 + at}b`, 1))
    const rows = [...old, row(weeksLater(week, -3), "zz998z", 2), row(week, "zz999z", 1)]
    for (const some of chunks(rows, 1_000)) await db.insertInto("demand").values(some).execute()
    const { counts, items } = await board()
    expect([counts.all, counts.fresh, items[0]?.term]).toEqual([shownTerms, 1, "ZZ998Z"])
  })

  it("continues when the counts cannot be written", async () => {
    const { db } = site.app
    await db.schema.alterTable("demand").renameTo("demand_away").execute()
    expect((await ask("9811M20P07")).status).toBe(200)
    await settled()
    await db.schema.alterTable("demand_away").renameTo("demand").execute()
    expect((await ask("9811M20P08")).status).toBe(200)
    await settled()
    expect(await terms()).toEqual(["9811M20P08 1"])
  })

  it("removes what is older than a year", async () => {
    const { db } = site.app
    const now = site.time.now
    for (const [term, days] of [
      ["aa111b", 400],
      ["bb222c", 300],
    ] as const)
      await addDemand(db, [{ kind: "search", term, lang: "de", count: 1 }], new Date(now.getTime() - days * 86_400_000))
    await sweepOnce(site.app)
    expect(
      (await db.selectFrom("demand").select("term").where("kind", "!=", "quota").execute()).map(({ term }) => term),
    ).toEqual(["bb222c"])
  })
})
