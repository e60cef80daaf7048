import { expect, it } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { systemCaller } from "#server/caller.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { json, openTestSite, password } from "#tests/harness/test-site.ts"
import { createClockGuard } from "./clock-jump.ts"
import { recordAudit } from "./records/audit-store.ts"
import { sweepOnce } from "#tests/harness/sweep-once.ts"

const hours = 3_600_000
const jumps = {
  "two hours on": 2 * hours,
  "two hours back": -2 * hours,
  "a year on": 365 * 24 * hours,
  "to after 2038": 12 * 365 * 24 * hours,
}

onEnginesInTurn("what is removed for its age", (open) => {
  const inquiry = { name: "A", company: "B", email: "a@example.com", text: "" }

  it("keeps records while the clock is wrong at the start, and removes them when the clock is stable for a day", async () => {
    const site = await openTestSite(open())
    const start = site.time.now
    let steady = 0
    // Each start creates a new guard.
    const startAgain = () => createClockGuard(site.app, () => steady)
    const count = async () => (await site.app.db.selectFrom("request").select("id").execute()).length
    await site.asOwner("POST", "/api/request", inquiry)
    const before = await count()
    expect(before).toBeGreaterThan(0)
    const warnings: unknown[] = []
    site.app.log.warn = ((facts: unknown) => warnings.push(facts)) as typeof site.app.log.warn

    // The audit supplies the reference time when nothing was removed yet.
    site.time.now = new Date(start.getTime() + 10 * 365 * 24 * hours)
    const first = startAgain()
    await sweepOnce(site.app, first)
    steady += 23 * hours
    await sweepOnce(site.app, first)
    expect(await count()).toBe(before)
    expect(warnings).toHaveLength(1)

    site.time.now = new Date(start.getTime() + hours)
    await sweepOnce(site.app, first)
    // A restart knows the last correct time, although others were stored meanwhile.
    site.time.now = new Date(start.getTime() + 10 * 365 * 24 * hours)
    await recordAudit(site.app.db, systemCaller(site.app), "signed_in")
    const second = startAgain()
    await sweepOnce(site.app, second)
    expect(await count()).toBe(before)
    steady += 24 * hours
    await sweepOnce(site.app, second)
    expect(await count()).toBe(0)
    // So does one whose clock is behind that time.
    site.time.now = start
    expect(await startAgain()()).toBe(false)
    expect(warnings).toHaveLength(3)
  })
})

onEnginesInTurn("when the clock jumps", (open) => {
  it.each(Object.entries(jumps))("%s, everything continues, and no session lives longer", async (_name, by) => {
    const site = await openTestSite(open())
    const start = site.time.now
    const set = (ms: number) => {
      site.time.now = new Date(start.getTime() + ms)
    }
    const token = await humanCheckToken(site)
    const wrong = { login: "admin", password: "wrong wrong wrong" }
    const address = `198.51.100.${Object.values(jumps).indexOf(by) + 1}`
    for (let i = 0; i < 6; i++) await site.request("/api/auth/login", json("POST", wrong), address)
    set(by)
    expect((await site.request("/api/service/1")).status).toBe(404)
    expect((await site.asOwner("GET", "/api/request")).status).toBe(401)
    const inquiry = { name: "A", company: "B", email: "a@example.com", text: "", captcha_token: token }
    expect((await site.request("/api/request", json("POST", inquiry), address)).status).toBe(422)
    // The correct password works again within the time that the limit states.
    set(by + 20 * 60_000)
    const captcha_token = await humanCheckToken(site)
    const signIn = json("POST", { login: "admin", password, captcha_token })
    expect((await site.request("/api/auth/login", signIn, address)).status).toBe(200)
    site.time.now = start
  })
})

onEnginesInTurn("when the clock goes back between two edits", (open) => {
  it("versions, not times, decide conflicts", async () => {
    const site = await openTestSite(open())
    const settings = (await (await site.asOwner("GET", "/api/settings")).json()) as { version: number }
    const edit = (phone: string, version: number) =>
      site.asOwner("PATCH", "/api/settings", { phone }, { "If-Match": `"${version}"` })
    expect((await edit("+49 551 1", settings.version)).status).toBe(200)
    site.time.now = new Date(site.time.now.getTime() - 60_000)
    expect((await edit("+49 551 2", settings.version)).status).toBe(412)
    expect((await edit("+49 551 2", settings.version + 1)).status).toBe(200)
  })
})
