import { describe, expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { humanToken } from "#tests/harness/human-check.ts"
import { json, openTestSite, password } from "#tests/harness/test-site.ts"
import { createJumpGuard } from "./clock-jump.ts"

const hours = 3_600_000
const jumps = {
  "two hours on": 2 * hours,
  "two hours back": -2 * hours,
  "a year on": 365 * 24 * hours,
  "to after 2038": 12 * 365 * 24 * hours,
}

describe("the guard of what is removed for its age", () => {
  it("tells a clock that was set from time that has passed", () => {
    const time = { wall: 1_000, steady: 0 }
    const hasJumped = createJumpGuard(
      () => new Date(time.wall),
      () => time.steady,
    )
    const after = (wall: number, steady: number) => {
      time.wall += wall
      time.steady += steady
      return hasJumped()
    }
    expect(hasJumped()).toBe(false)
    expect(after(600_000, 600_000)).toBe(false)
    expect(after(365 * 24 * hours, 600_000)).toBe(true)
    expect(after(600_000, 600_000)).toBe(false)
    expect(after(-2 * hours, 600_000)).toBe(true)
    // Daylight saving moves no clock that counts in UTC.
    expect(after(600_000, 600_000)).toBe(false)
  })
})

onEachEngine("when the clock jumps", (open) => {
  it.each(Object.entries(jumps))("%s, everything goes on, and no session lives longer for it", async (_name, by) => {
    const site = await openTestSite(open())
    const start = site.time.now
    const set = (ms: number) => {
      site.time.now = new Date(start.getTime() + ms)
    }
    const token = await humanToken(site)
    const wrong = { login: "admin", password: "wrong wrong wrong" }
    const address = `198.51.100.${Object.values(jumps).indexOf(by) + 1}`
    for (let i = 0; i < 6; i++) await site.request("/api/auth/login", json("POST", wrong), address)
    set(by)
    expect((await site.request("/api/service/1")).status).toBe(404)
    expect((await site.asAdmin("GET", "/api/request")).status).toBe(401)
    const inquiry = { name: "A", company: "B", email: "a@example.com", text: "", captcha_token: token }
    expect((await site.request("/api/request", json("POST", inquiry), address)).status).toBe(422)
    // The right password gets in again within the time that the limit itself names.
    set(by + 20 * 60_000)
    const captcha_token = await humanToken(site)
    const signIn = json("POST", { login: "admin", password, captcha_token })
    expect((await site.request("/api/auth/login", signIn, address)).status).toBe(200)
    site.time.now = start
  })

  it("versions decide conflicts, not times", async () => {
    const site = await openTestSite(open())
    const settings = (await (await site.asAdmin("GET", "/api/settings")).json()) as { version: number }
    const edit = (phone: string, version: number) =>
      site.asAdmin("PATCH", "/api/settings", { phone }, { "If-Match": `"${version}"` })
    expect((await edit("+49 551 1", settings.version)).status).toBe(200)
    site.time.now = new Date(site.time.now.getTime() - 60_000)
    expect((await edit("+49 551 2", settings.version)).status).toBe(412)
    expect((await edit("+49 551 2", settings.version + 1)).status).toBe(200)
  })
})
