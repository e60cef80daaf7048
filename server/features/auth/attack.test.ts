import { argon2Sync, randomBytes } from "node:crypto"
import { beforeEach, expect, it, onTestFinished } from "vitest"
import { createPasswords } from "#server/auth/hash-gate.ts"
import { systemAccount } from "#server/caller.ts"
import { resetPassword } from "./commands/reset-password.ts"
import { createRateLimits } from "#server/limits/rate-limits.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type TestSite, json, openTestSite, password } from "#tests/harness/test-site.ts"

const minute = 60_000

onEnginesInTurn("attacks on the sign-in", (open) => {
  let site: TestSite
  let hashes: string[]

  beforeEach(async () => {
    const { db } = open()
    for (const table of ["rate_limit", "human_token", "session"] as const) await db.deleteFrom(table).execute()
    site = await openTestSite(open())
    await db.deleteFrom("rate_limit").execute()
    hashes = []
    const real = createPasswords()
    site.app.passwords = {
      hash: (secret) => real.hash(secret),
      fits: (secret, phc) => {
        hashes.push(phc)
        return real.fits(secret, phc)
      },
    }
  })

  const travel = (ms: number) => (site.time.now = new Date(site.time.now.getTime() + ms))
  const signIn = async (secret: string, address: string, login = "admin") => {
    const body = { login, password: secret, captcha_token: await humanCheckToken(site) }
    return site.request("/api/auth/login", json("POST", body), address)
  }
  const statusOf = async (secret: string, address: string, login = "admin") =>
    (await signIn(secret, address, login)).status
  const wrong = "wrong wrong wrong"

  it("lets at most five of a hundred concurrent wrong passwords from one address reach the hash", async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => signIn(wrong, "198.51.100.1")))
    expect(hashes.length).toBeLessThanOrEqual(5)
    expect(responses.filter((response) => response.status === 401).length).toBe(hashes.length)
    const refused = responses.find((response) => response.status === 429)
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0)
  })

  it("accepts many correct concurrent sign-ins, from one address and from several, without a human check", async () => {
    const body = json("POST", { login: "admin", password })
    const addresses = Array.from({ length: 12 }, (_one, index) => `198.51.100.${index < 6 ? 200 : 200 + index}`)
    const responses = await Promise.all(addresses.map((address) => site.request("/api/auth/login", body, address)))
    expect(responses.map(({ status }) => status)).toEqual(addresses.map(() => 200))
    expect(await statusOf(wrong, "198.51.100.1")).toBe(401)
    const refused = await site.request("/api/auth/login", body, "198.51.100.1")
    expect(await refused.json()).toMatchObject({ status: 403, code: "captcha_required" })
  })

  it("hashes once for every login: existing, unknown, invited or disabled", async () => {
    const rows = [
      { login: "invited", password_hash: "", must_change_password: 0, updated_at: "" },
      { login: "disabled", password_hash: hashes[0] ?? "x", must_change_password: 0, updated_at: "", disabled_at: "x" },
    ]
    for (const row of rows)
      await site.app.db
        .insertInto("admin")
        .values(row)
        .onConflict((conflict) => conflict.column("login").doNothing())
        .execute()
    onTestFinished(async () => {
      await site.app.db.deleteFrom("admin").where("login", "!=", "admin").execute()
    })
    const responses: unknown[] = []
    for (const [index, login] of ["admin", "nobody", "invited", "disabled"].entries()) {
      hashes.length = 0
      const response = await signIn(wrong, `198.51.100.${index + 1}`, login)
      const { code, detail } = (await response.json()) as { code: string; detail: string }
      responses.push([response.status, code, detail, hashes.length, hashes[0]?.split("$").slice(0, 4)])
    }
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  })

  it("and from a hundred addresses, while the owner can still sign in from a known address", async () => {
    expect(await statusOf(password, "203.0.113.7")).toBe(200)
    hashes.length = 0
    await Promise.all(Array.from({ length: 100 }, (_one, index) => signIn(wrong, `198.51.100.${index + 1}`)))
    expect(hashes.length).toBeLessThanOrEqual(5)
    expect(await statusOf(password, "192.0.2.99")).toBe(429)
    expect(await statusOf(password, "203.0.113.7")).toBe(200)
    travel(minute)
    expect(await statusOf(password, "192.0.2.99")).toBe(200)
  })

  it("waits longer after each failure", async () => {
    const address = "198.51.100.2"
    for (let failure = 1; failure <= 5; failure++) expect(await statusOf(wrong, address)).toBe(401)
    for (const wait of [15, 30, 60, 120, 120]) {
      travel((wait - 1) * minute)
      expect(await statusOf(password, address)).toBe(429)
      travel(minute)
      expect(await statusOf(wrong, address)).toBe(401)
    }
    travel(120 * minute)
    expect(await statusOf(password, address)).toBe(200)
    expect(await statusOf(wrong, address)).toBe(401)
  })

  it("counts an address across all names", async () => {
    for (let index = 1; index <= 20; index++) expect(await statusOf(wrong, "198.51.100.3", `name${index}`)).toBe(401)
    expect(await statusOf(password, "198.51.100.3")).toBe(429)
    expect(await statusOf(password, "198.51.100.4")).toBe(200)
  })

  it("also counts wrong passwords of signed-in callers", async () => {
    const { token: session } = (await (await signIn(password, "198.51.100.5")).json()) as { token: string }
    const change = (path: string, body: object) => {
      const init = json("PATCH", body)
      const headers = { ...init.headers, Authorization: `Bearer ${session}` }
      return site.request(path, { ...init, headers }, "198.51.100.5")
    }
    for (let index = 0; index < 3; index++)
      expect((await change("/api/auth/password", { old_password: wrong, password: "Ein neues Kennwort" })).status).toBe(
        403,
      )
    for (let index = 0; index < 2; index++)
      expect((await change("/api/auth/login", { login: "chef", password: wrong })).status).toBe(403)
    expect(
      (await change("/api/auth/password", { old_password: password, password: "Ein neues Kennwort" })).status,
    ).toBe(429)
  })

  it("keeps limits across restarts and processes, under keyed hashes only", async () => {
    for (let failure = 1; failure <= 5; failure++) await statusOf(wrong, "198.51.100.6")
    const { db, clock } = site.app
    site.app.limits = createRateLimits({ enabled: true, db, clock })
    expect(await statusOf(password, "198.51.100.6")).toBe(429)
    const stored = JSON.stringify(await db.selectFrom("rate_limit").selectAll().execute())
    expect(stored).not.toContain("198.51")
    expect(stored).not.toContain("admin")
  })

  it("rehashes a password at sign-in only when its hash has outdated parameters", async () => {
    const nonce = randomBytes(16)
    const options = { message: password, nonce, parallelism: 1, tagLength: 32, memory: 8_192, passes: 3 }
    const encoded = [nonce, argon2Sync("argon2id", options)].map((bytes) =>
      bytes.toString("base64").replace(/=+$/u, ""),
    )
    const old = `$argon2id$v=19$m=8192,t=3,p=1$${encoded.join("$")}`
    const stored = async () =>
      (await site.app.db.selectFrom("admin").selectAll().executeTakeFirstOrThrow()).password_hash
    await site.app.db.updateTable("admin").set({ password_hash: old }).execute()
    expect(await statusOf(wrong, "198.51.100.10")).toBe(401)
    expect(await stored()).toBe(old)
    expect(await statusOf(password, "198.51.100.10")).toBe(200)
    const renewed = await stored()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
    expect(await statusOf(password, "198.51.100.10")).toBe(200)
    expect(await stored()).toBe(renewed)
  })

  it("lifts the delays of a name everywhere after a password reset, and of no other name", async () => {
    const [near, far] = ["198.51.100.11", "198.51.100.12"]
    for (let failure = 1; failure <= 5; failure++) {
      expect(await statusOf(wrong, near)).toBe(401)
      expect(await statusOf(wrong, "198.51.100.13", "other")).toBe(401)
    }
    expect([await statusOf(password, near), await statusOf(password, far)]).toEqual([429, 429])
    const before = await site.app.db.selectFrom("admin").selectAll().executeTakeFirstOrThrow()
    try {
      const { password: made = "" } =
        (await resetPassword(site.app, { login: undefined, account: systemAccount })) ?? {}
      expect([await statusOf(made, near), await statusOf(made, far)]).toEqual([200, 200])
      expect(await statusOf(wrong, "198.51.100.13", "other")).toBe(429)
    } finally {
      await site.app.db.updateTable("admin").set(before).execute()
    }
  })

  it("does the same work for a name that does not exist", async () => {
    const responses = [await signIn(wrong, "198.51.100.7", "nobody"), await signIn(wrong, "198.51.100.8", "admin")]
    const bodies = await Promise.all(
      responses.map(async (response) => {
        const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>
        return { ...body, headers: [...response.headers.keys()].toSorted() }
      }),
    )
    expect(bodies[0]).toEqual(bodies[1])
    const cost = (phc: string) => phc.split("$").slice(1, 4).join("$")
    expect(hashes.map(cost)).toEqual(["argon2id$v=19$m=19456,t=2,p=1", "argon2id$v=19$m=19456,t=2,p=1"])
  })

  it("never adopts a presented token, and does not extend a session when the clock is set back", async () => {
    const fixed = "A".repeat(43)
    const init = json("POST", { login: "admin", password, token: fixed, captcha_token: await humanCheckToken(site) })
    const response = await site.request("/api/auth/login", {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${fixed}` },
    })
    const { token: given } = (await response.json()) as { token: string }
    expect(given).not.toBe(fixed)
    expect(Buffer.from(given, "base64url")).toHaveLength(32)
    const me = async (session: string) =>
      (await site.request("/api/auth/me", { method: "POST", headers: { Authorization: `Bearer ${session}` } })).status
    expect(await me(fixed)).toBe(401)
    expect(await me(given)).toBe(200)
    travel(-4 * minute)
    expect(await me(given)).toBe(200)
    travel(-2 * minute)
    expect(await me(given)).toBe(401)
  })

  it("rejects unknown fields and values of other types", async () => {
    const bodies = [
      '{"login":{"$gt":""},"password":[]}',
      '{"login":null,"password":1}',
      `{"login":${"[".repeat(90)}${"]".repeat(90)},"password":"x"}`,
      '["admin"]',
      '"admin"',
    ]
    for (const body of bodies) {
      const headers = { "Content-Type": "application/json" }
      expect((await site.request("/api/auth/login", { method: "POST", body, headers })).status).toBe(422)
    }
    const { token: session } = (await (await signIn(password, "198.51.100.9")).json()) as { token: string }
    const before = await site.app.db.selectFrom("admin").selectAll().execute()
    const body = `{"login":"admin","id":7,"must_change_password":1,"password_hash":"x","role":"root","__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}`
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${session}` }
    expect((await site.request("/api/auth/login", { method: "PATCH", body, headers })).status).toBe(200)
    const after = await site.app.db.selectFrom("admin").selectAll().execute()
    expect(after.map(({ updated_at: _at, ...row }) => row)).toEqual(before.map(({ updated_at: _at, ...row }) => row))
    expect(({} as { x?: number }).x).toBeUndefined()
    const huge = json("PATCH", { old_password: password, password: "x".repeat(1_000_000) })
    const refused = await site.request("/api/auth/password", { ...huge, headers })
    expect([413, 422]).toContain(refused.status)
  })
})

it("hashes four at a time, lets sixteen wait and rejects more", async () => {
  const passwords = createPasswords()
  const phc = await passwords.hash("Rotor-Welle-2008!")
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => passwords.fits("x", phc)))
  const refused = results.filter((result) => result.status === "rejected")
  expect(refused).toHaveLength(10)
  expect(refused[0]?.reason).toMatchObject({ code: "unavailable", details: { retryAfter: 2 } })
  expect(await passwords.fits("Rotor-Welle-2008!", phc)).toBe(true)
})
