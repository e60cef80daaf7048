import { beforeEach, expect, it } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type TestSite, json, openTestSite, password } from "#tests/harness/test-site.ts"

const newPassword = "Läufer dreht leise 33"
const minuteMs = 60_000
const inquiry = { name: "Ada", company: "Werk", email: "ada@werk.example", lang: "de" }

onEnginesInTurn("accounts and tokens", (open) => {
  let site: TestSite

  beforeEach(async () => {
    const opened = open()
    for (const table of ["admin", "audit", "session", "rate_limit"] as const)
      await opened.db.deleteFrom(table).execute()
    site = await openTestSite(opened)
  })

  const wait = (ms: number) => {
    site.time.now = new Date(site.time.now.getTime() + ms)
  }

  it("audits a password change, with its account", async () => {
    wait(5 * minuteMs)
    const changed = await site.asOwner("PATCH", "/api/auth/password", { old_password: password, password: newPassword })
    expect(changed.status).toBe(204)
    const signedIn = await site.request("/api/auth/login", json("POST", { login: "admin", password: newPassword }))
    const { token } = (await signedIn.json()) as { token: string }
    const audit = await site.request("/api/audit", { headers: { Authorization: `Bearer ${token}` } })
    const { items } = (await audit.json()) as { items: { event: string; who: string; at: string }[] }
    const noted = items.filter(({ event }) => event === "password_changed")
    expect(noted).toHaveLength(1)
    expect(noted[0]).toMatchObject({ who: "admin", at: site.time.now.toISOString() })
  })

  it.each([
    ["within ten minutes", 10 * minuteMs, 201],
    ["after ten minutes", 10 * minuteMs + 1, 422],
  ])("lets a human check token be used once, %s of its creation: %i ms, %i", async (_when, age, status) => {
    const captcha_token = await humanCheckToken(site)
    wait(age)
    const send = () => site.request("/api/request", json("POST", { ...inquiry, captcha_token }))
    expect((await send()).status).toBe(status)
    expect((await send()).status).toBe(422)
  })
})
