import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Inquiry, InquiryPage, InquiryReceipt } from "#contract/inquiry.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("the progress of an inquiry", (open) => {
  let site: TestSite
  let karl: TestPerson
  const send = async (fields: object = {}) => {
    await site.app.db.deleteFrom("rate_limit").execute()
    const body = { name: "Ilse Brandt", company: "Kraftwerk Nord", email: "brandt@nord.example", ...fields }
    return ((await (await site.request("/api/request", json("POST", body))).json()) as InquiryReceipt).id
  }
  const change = async (id: number, patch: object) => {
    const response = await site.asOwner("PATCH", `/api/request/${id}`, patch)
    expect(response.status).toBe(200)
    return (await response.json()) as Inquiry
  }
  const page = async (query = "", who: TestPerson | null = null) => {
    const path = `/api/request?page=1&${query}`
    const response = await (who ? who.call("GET", path) : site.asOwner("GET", path))
    return (await response.json()) as InquiryPage
  }
  const ids = async (query: string) => (await page(query)).items.map(({ id }) => id)
  const at = async (iso: string) => {
    site.time.now = new Date(iso)
    // Keeps the sessions valid while the clock moves.
    await site.app.db.updateTable("session").set({ created_at: iso, used_at: iso, confirmed_at: iso }).execute()
  }

  beforeAll(async () => {
    site = await openTestSite(open())
    karl = await addPerson(site, "karl", { roles: ["sales"] })
    await addPerson(site, "edith", { roles: ["editor"] })
  })
  beforeEach(async () => {
    // A Friday, 90 minutes before the end of work.
    await at("2026-11-20T14:30:00Z")
    await site.app.db.deleteFrom("request").execute()
    const hours = { reply_hours: 8, working_hours_fri: "8–17", holidays: "" }
    expect((await site.asOwner("PATCH", "/api/settings", hours)).status).toBe(200)
  })

  it("is new until somebody owns it, and closed with an outcome", async () => {
    const id = await send()
    expect(await change(id, { read: true })).toMatchObject({ state: "new", owner: null, closed_at: null })
    const taken = await change(id, { owner_id: karl.id })
    expect(taken).toMatchObject({ state: "open", owner: { id: karl.id, name: "Name of karl" } })
    const closed = await change(id, { outcome: "won", outcome_note: "Bestellung 4711" })
    expect(closed).toMatchObject({
      state: "closed",
      outcome: "won",
      closed_at: "2026-11-20T14:30:00.000Z",
      due_at: null,
    })
    expect(await change(id, { outcome: null })).toMatchObject({ state: "open", closed_at: null })
    expect(await change(id, { owner_id: null })).toMatchObject({ state: "new" })
    const { items } = (await (await site.asOwner("GET", "/api/audit?kind=inquiries")).json()) as {
      items: { event: string }[]
    }
    expect(items.map(({ event }) => event).slice(0, 5)).toEqual([
      "inquiry_released",
      "inquiry_reopened",
      "inquiry_closed",
      "inquiry_assigned",
      "inquiry_read",
    ])
  })

  it("is assigned to people who may answer, and rejects invalid changes", async () => {
    const id = await send()
    const edith = await site.app.db
      .selectFrom("admin")
      .select("id")
      .where("login", "=", "edith")
      .executeTakeFirstOrThrow()
    for (const patch of [{ owner_id: edith.id }, { owner_id: 4_711 }, { outcome: "lunch" }, { remind_at: "soon" }, {}])
      expect([patch, (await site.asOwner("PATCH", `/api/request/${id}`, patch)).status]).toEqual([patch, 422])
    const people = (await (await karl.call("GET", "/api/desk/people")).json()) as { name: string }[]
    expect(people.map(({ name }) => name)).toEqual(["admin", "Name of karl"])
    const stale = await site.asOwner("PATCH", `/api/request/${id}`, { owner_id: karl.id }, { "If-Match": '"7"' })
    expect(stale.status).toBe(412)
  })

  it("counts the promise in working hours, over a weekend, a holiday and a clock change", async () => {
    const id = await send()
    const left = async () => (await page()).items[0]?.time_left
    // 90 minutes of Friday, 390 of Monday.
    expect((await page()).items[0]).toMatchObject({ id, due_at: "2026-11-23T13:30:00.000Z" })
    expect(await left()).toEqual({ minutes: 480, of: 480 })
    await at("2026-11-22T10:00:00Z")
    expect(await left()).toEqual({ minutes: 390, of: 480 })
    await at("2026-11-23T13:31:00Z")
    expect(await left()).toEqual({ minutes: -1, of: 480 })
    await site.asOwner("PATCH", "/api/settings", { holidays: "23.11.2026" })
    expect((await page()).items[0]?.due_at).toBe("2026-11-24T13:30:00.000Z")
    await site.asOwner("PATCH", "/api/settings", { reply_hours: 0 })
    expect((await page()).items[0]).toMatchObject({ due_at: null, time_left: null })
    await site.asOwner("PATCH", "/api/settings", { reply_hours: 8 })
    await at("2027-03-26T15:00:00Z")
    await site.app.db.deleteFrom("request").execute()
    await send()
    expect((await page()).items[0]?.due_at).toBe("2027-03-29T13:00:00.000Z")
  })

  it("is found by state, owner and day, and sorted by its promise", async () => {
    const first = await send({ text: "Ältere" })
    await at("2026-11-22T23:30:00Z")
    const second = await send()
    const third = await send()
    await change(second, { owner_id: karl.id })
    await change(third, { outcome: "not-an-inquiry" })
    expect(await ids("state=new")).toEqual([first])
    expect(await ids("state=open")).toEqual([second])
    expect(await ids("state=closed")).toEqual([third])
    expect(await ids("state=waiting")).toEqual([])
    expect(await ids("owner=none")).toEqual([third, first])
    expect(await ids(`owner=${karl.id}`)).toEqual([second])
    expect(await ids("owner=me")).toEqual([])
    expect((await page("owner=me", karl)).items.map(({ id }) => id)).toEqual([second])
    expect(await ids("owner=me-or-none")).toEqual([third, first])
    expect((await page("owner=me-or-none&closed=false", karl)).items.map(({ id }) => id)).toEqual([second, first])
    expect(await ids("closed=true")).toEqual([third])
    expect(await ids("sort=promise")).toEqual([first, second, third])
    expect((await page("", karl)).looking).toEqual([])
    await site.asOwner("PUT", `/api/request/${second}/presence`, { writing: true })
    expect((await page("", karl)).looking).toEqual([expect.objectContaining({ request_id: second, writing: true })])
    expect((await page()).looking).toEqual([])
    // Past midnight in Germany.
    expect(await ids("from=2026-11-23")).toEqual([third, second])
    expect(await ids("to=2026-11-22")).toEqual([first])
    expect((await page("", karl)).counts).toMatchObject({ all: 3, open: 2, closed: 1, mine: 1, nobody: 1 })
    expect((await page()).counts.past_promise).toBe(0)
    await at("2026-11-23T13:31:00Z")
    expect((await page()).counts.past_promise).toBe(1)
    for (const query of ["state=odd", "owner=0", "owner=somebody", "from=soon", "sort=odd"])
      expect([query, (await site.asOwner("GET", `/api/request?${query}`)).status]).toEqual([query, 422])
  })

  it("reopens from waiting when its reminder is due", async () => {
    const id = await send()
    const written = { written_at: "2026-11-20T14:40:00.000Z", unanswered_since: null }
    await site.app.db.updateTable("request").set(written).where("id", "=", id).execute()
    expect(await ids("state=waiting")).toEqual([id])
    expect(await change(id, { remind_at: "2026-11-21T08:00:00.000Z" })).toMatchObject({ state: "waiting" })
    await at("2026-11-21T08:00:00Z")
    expect(await ids("state=waiting")).toEqual([])
    expect(await ids("state=open")).toEqual([id])
  })

  it("rejects unreadable hours and days", async () => {
    const wrong = { working_hours_mon: "von acht bis fünf", holidays: "Weihnachten", reply_hours: -1 }
    for (const [name, value] of Object.entries(wrong))
      expect([name, (await site.asOwner("PATCH", "/api/settings", { [name]: value })).status]).toEqual([name, 422])
  })
})
